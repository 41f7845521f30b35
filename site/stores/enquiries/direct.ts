import { ApiError } from '#core/contract/client.ts'
import type { ErrorCode } from '#core/contract/errors.ts'
import { messageProblems } from '#core/domain/validation/enquiries.ts'
import { createCaptcha, type Captcha } from '../captcha/captcha.ts'
import { createForm, type Form, type Values } from '../forms/form.ts'
import { callWithToken, loadSession } from '../accounts/session.ts'
import { toasts } from '../page/toasts.ts'
import { wordsNow } from '../page/words.ts'
import { inWords } from './problems.ts'
import { about, type Recipient } from './recipient.ts'

/** What somebody has typed, as it is sent. */
export interface DirectFields {
  name: string
  email: string
  emailConf?: string
  phone?: string
  message: string
  copy?: boolean
}

export interface DirectFormOptions {
  recipient: Recipient
  /** Empties the form and takes it away. */
  done: () => void
}

export interface DirectForm {
  form: Form
  captcha: Captcha
}

/** What the sender can put right: with it the form stays as it is. */
const TO_CORRECT: ReadonlySet<ErrorCode> = new Set([
  'requiredFieldsMissing',
  'emailConfirmationInvalid',
  'enterValidEmail',
  'captchaFailed',
])

/** A message to an owner. Once it has been sent the form is over, whether that worked or not. */
export function createDirectForm(
  fieldsFrom: (values: Values) => DirectFields,
  { recipient, done }: DirectFormOptions,
): DirectForm {
  const { said } = wordsNow()
  const captcha = createCaptcha()

  async function send(values: Values): Promise<void> {
    try {
      const { message } = await captcha.with(async (answer) => {
        const { uid } = await loadSession()
        const body = {
          uid,
          ...about(recipient),
          ...fieldsFrom(values),
          ...answer,
        }
        return callWithToken('POST /rest/tjt/cntdirectmsg', { body })
      })
      toasts.add(message)
    } catch (error) {
      if (!(error instanceof ApiError) || TO_CORRECT.has(error.code)) {
        throw error
      }
      toasts.add({ type: 'error', text: error.text ?? said.couldNotSendEmail })
    }
    done()
  }

  const form = createForm({
    check: (values) => inWords(messageProblems(fieldsFrom(values))),
    send,
    fieldsOf: {
      emailConfirmationInvalid: ['emailConf'],
      enterValidEmail: ['email'],
    },
    failed: () => said.couldNotSendEmail,
  })
  return { form, captcha }
}

/** A typed line without the blanks around it. */
export const typed = (values: Values, name: string): string => values[name]?.trim() ?? ''
