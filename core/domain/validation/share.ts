import type { ErrorCode } from '../../contract/errors.ts'
import { isEmail } from './email.ts'

/** What the form for recommending a page asks for. */
export interface ShareForm {
  your_name: string
  friend_name: string
  your_mail: string
  friend_mail: string
}

/** Everything that is wrong with the form, as the codes of its messages. */
export function shareProblems(form: ShareForm): ErrorCode[] {
  const problems: ErrorCode[] = []
  if (!isEmail(form.your_mail.trim())) problems.push('enterValidMail')
  if (!isEmail(form.friend_mail.trim())) problems.push('enterValidFriendMail')
  if (!isName(form.your_name) || !isName(form.friend_name)) problems.push('requiredFieldsMissing')
  return problems
}

const LONGEST_NAME = 80
/** What makes a name a message of its own: an address of a page or a mailbox, markup, a second line. */
const NO_NAME = /:\/\/|www\.|[@<>/\\\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/iu

/** Whether a text can be a person's name in a mail: one short line with a letter, and no address. */
export function isName(text: string): boolean {
  const name = text.trim()
  return name.length <= LONGEST_NAME && /\p{L}/u.test(name) && !NO_NAME.test(name)
}
