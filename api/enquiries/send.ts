import { MESSAGES } from '#core/i18n/messages.ts'
import type { FastifyRequest } from 'fastify'
import type { Done } from '#core/contract/accounts.ts'
import type { ErrorCode } from '#core/terms/errors.ts'
import { langOfPath } from '#core/domain/routes.ts'
import type { FormProblem } from '#core/domain/validation/enquiries.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { requireAddress } from '#api/mail/addresses.ts'
import { AppError } from '#core/contract/app-error.ts'
import { success } from '#api/accounts/answers.ts'
import { requireCaptcha } from '../guards/captcha.ts'
import { acceptedLanguage } from '../http/language.ts'
import { orAnswer } from '../mail/failures.ts'
import { limitEnquiry, type Call } from './limits.ts'
import { mailEnquiry, type Enquiry } from './mails.ts'
import type { PageOwner } from './owner.ts'
import { inTurn } from './resume.ts'

/** Throws the first of a form's problems as AppError. */
export function refuseFirst([problem]: readonly FormProblem[]): void {
  if (problem) throw new AppError(problem.code)
}

/** The sender, with a normalized address. */
export const senderOf = ({ name, email }: { name: string; email: string }) => ({
  name: name.trim(),
  ...requireAddress(email),
})

/** The language of the mail: the form's, else the page's. */
export const languageOf = ({ language }: { language?: Lang }, { path }: PageOwner): Lang => language ?? langOfPath(path)

/** Sends an enquiry after captcha and limits. Throws AppError. */
export async function send(
  call: Call,
  enquiry: Enquiry,
  { body, failure }: { body: { gReCaptchaResponse?: string }; failure: ErrorCode },
): Promise<void> {
  const { request, deps } = call
  await requireCaptcha(request, deps, body.gReCaptchaResponse)
  await limitEnquiry(call, enquiry)
  const mail = () => mailEnquiry(deps, enquiry)
  await orAnswer(request, failure, () => (enquiry.attach ? inTurn(mail) : mail()))
}

/** The confirmation, in the language of the calling page. */
export function answerTo(
  request: FastifyRequest,
  message: 'mailHasBeenSuccessfullySentToContact' | 'requestHasBeenSuccessfullySentToContact',
): Done {
  const { language = acceptedLanguage(request.headers['accept-language']) } = request.body as { language?: Lang }
  return success(MESSAGES[language].accounts.app.toasts[message])
}
