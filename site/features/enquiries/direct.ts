import { t } from '#site/ui/page/messages.ts'
import { ApiError } from '#core/contract/client.ts'
import type { ErrorCode } from '#core/terms/errors.ts'
import { MESSAGE, QUICK_REQUEST } from '#core/fields/forms.ts'
import { callWithToken, loadSession } from '#site/ui/session/session.ts'
import { createForm, type Form, type Sent } from '#site/ui/forms/form.ts'
import { toasts } from '#site/ui/page/toasts.ts'
import { about, type Recipient } from './recipient.ts'

export interface DirectFormOptions {
  recipient: Recipient
  /** Empties the form and takes it away. */
  done: () => void
}

/** What the sender can put right: with it the form stays as it is. */
const TO_CORRECT: ReadonlySet<ErrorCode> = new Set([
  'requiredFieldsMissing',
  'emailConfirmationInvalid',
  'enterValidEmail',
  'nameNotValid',
  'enterValidPhone',
  'captchaFailed',
])

/** The message to an owner in which the sender's address is typed twice. */
export const createMessageForm = (options: DirectFormOptions): Form => createDirectForm(MESSAGE, options)

/** The short request for more about an offer, with a phone for the answer. */
export const createQuickForm = (options: DirectFormOptions): Form => createDirectForm(QUICK_REQUEST, options)

/** A message to an owner. Once it has been sent the form is over, whether that worked or not. */
function createDirectForm<F extends typeof MESSAGE | typeof QUICK_REQUEST>(
  fields: F,
  options: DirectFormOptions,
): Form {
  const { recipient, done } = options
  const failed = () => t('errors').couldNotSendEmail
  async function send(typed: Sent<F>): Promise<void> {
    try {
      const { uid } = await loadSession()
      const body = { uid, ...about(recipient), ...(typed as Sent<typeof MESSAGE>) }
      const { message } = await callWithToken('POST /rest/tjt/cntdirectmsg', { body })
      toasts.add(message)
    } catch (error) {
      if (!(error instanceof ApiError) || TO_CORRECT.has(error.code)) throw error
      toasts.add({ type: 'error', text: error.text ?? failed() })
    }
    done()
  }
  return createForm({ fields, captcha: true, send, failed })
}
