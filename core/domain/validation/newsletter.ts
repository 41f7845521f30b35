import type { ErrorCode } from '../../contract/errors.ts'
import { isEmail } from './email.ts'

/** The error code of a newsletter subscription. */
export function newsletterProblem(form: { mail: string }): ErrorCode | undefined {
  return isEmail(form.mail.trim()) ? undefined : 'enterValidEmail'
}
