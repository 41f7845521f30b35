import type { ErrorCode } from '../../contract/errors.ts'
import { isEmail } from './email.ts'

/** The form for recommending a page. */
export interface ShareForm {
  your_name: string
  friend_name: string
  your_mail: string
  friend_mail: string
}

/** The error codes of the form. */
export function shareProblems(form: ShareForm): ErrorCode[] {
  const problems: ErrorCode[] = []
  if (!isEmail(form.your_mail.trim())) problems.push('enterValidMail')
  if (!isEmail(form.friend_mail.trim())) problems.push('enterValidFriendMail')
  if (!isName(form.your_name) || !isName(form.friend_name)) problems.push('requiredFieldsMissing')
  return problems
}

const LONGEST_NAME = 80
/** What could turn a name into a message: a web or mail address, HTML, a second line. */
const NO_NAME = /:\/\/|www\.|[@<>/\\\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/iu

/** Whether a text can be a person's name in a mail: one short line with a letter, and no address. */
export function isName(text: string): boolean {
  const name = text.trim()
  return name.length <= LONGEST_NAME && /\p{L}/u.test(name) && !NO_NAME.test(name)
}
