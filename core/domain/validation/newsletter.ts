import type { ErrorCode } from '../../contract/errors.ts'
import { isEmail } from './email.ts'

/** What is wrong with a request for the newsletter, as the code of its message. */
export function newsletterProblem(form: { mail: string }): ErrorCode | undefined {
  return isEmail(form.mail.trim()) ? undefined : 'enterValidEmail'
}
