import type { Login } from '#core/contract/accounts.ts'
import { ApiError } from '#core/contract/client.ts'
import { ownPath } from '#core/domain/own-path.ts'
import { isEmail } from '#core/domain/validation/email.ts'
import { createCaptcha } from '../captcha/captcha.ts'
import { expectMessages, setKnown } from '../storage/write.ts'
import { createForm, type Form, type Problem, type Values } from '../forms/form.ts'
import { navigate } from '../page/navigate.ts'
import { pageLang } from '../page/page-lang.ts'
import { callWithToken } from './session.ts'
import { wordsNow } from '../page/words.ts'
import { keepRefused } from './refused.ts'

/** At least so many characters a new password has; the contract says the same. */
export const MIN_PASSWORD = 10

/**
 * Logs in. On any outcome the page loads anew and tells it, and takes up a log-in by e-mail that was refused;
 * only where the server was out of reach nothing has come out, and an ApiError is thrown.
 */
export async function logIn(login: Login): Promise<void> {
  try {
    await callWithToken('POST /rest/tjt/extlogin', { body: login })
    setKnown(true)
    expectMessages()
    navigate(ownPath(new URLSearchParams(location.search).get('backLink')))
  } catch (error) {
    if (!(error instanceof ApiError) || error.text === undefined) throw error
    if (login.loginType === 'email') keepRefused(login.mailusername ?? '', error.code)
    expectMessages(error.text)
    navigate()
  }
}

export function createLoginForm(): Form {
  const { said } = wordsNow()
  return createForm({
    check({ email = '', password = '' }) {
      const fields = [email.trim() === '' && 'email', password === '' && 'password'].filter((field) => field !== false)
      return fields.length > 0 ? [{ fields, text: said.enternamepwd }] : []
    },
    send: ({ email = '', password = '' }) =>
      logIn({
        loginType: 'email',
        mailusername: email.trim(),
        mailpassword: password,
      }),
    failed: () => said.internal,
  })
}

/** A form whose outcome is told in its place. */
export interface ToldForm {
  form: Form
  captcha: ReturnType<typeof createCaptcha>
}

/** `told` is called with what the server says once it has taken the registration. */
export function createRegisterForm(told: (text: string) => void): ToldForm {
  const { said, register } = wordsNow()
  const captcha = createCaptcha()
  const form = createForm({
    check: ({ name = '', email = '', password = '' }) => [
      ...missing({ name, password }, said.requiredFieldsMissing),
      ...wrongEmail(email, said.enterValidEmail),
      ...(password !== '' && password.length < MIN_PASSWORD
        ? [{ fields: ['password'], text: register.passwordShort }]
        : []),
    ],
    send: ({ name = '', email = '', password = '' }) =>
      captcha.with(async (answer) => {
        const { message } = await callWithToken('POST /rest/tjt/accountregister', {
          body: {
            name: name.trim(),
            email: email.trim(),
            password,
            language: pageLang(),
            ...answer,
          },
        })
        told(message.text)
      }),
    fieldsOf: { enterValidEmail: ['email'], commonPassword: ['password'] },
    failed: () => said.internal,
  })
  return { form, captcha }
}

export function createForgotForm(told: (text: string) => void): ToldForm {
  const { said } = wordsNow()
  const captcha = createCaptcha()
  const form = createForm({
    check: ({ email = '' }) => wrongEmail(email, said.enterValidEmail),
    send: ({ email = '' }) =>
      captcha.with(async (answer) => {
        const { message } = await callWithToken('POST /rest/tjt/accountforgot', {
          body: { email: email.trim(), language: pageLang(), ...answer },
        })
        told(message.text)
      }),
    fieldsOf: { enterValidEmail: ['email'] },
    failed: () => said.internal,
  })
  return { form, captcha }
}

/** The fields that are empty. */
export function missing(values: Values, text: string): Problem[] {
  const fields = Object.keys(values).filter((name) => !values[name]?.trim())
  return fields.length > 0 ? [{ fields, text }] : []
}

export function wrongEmail(email: string, text: string): Problem[] {
  return isEmail(email.trim()) ? [] : [{ fields: ['email'], text }]
}
