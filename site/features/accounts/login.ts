import { t } from '#site/ui/page/messages.ts'
import type { Login } from '#core/contract/accounts.ts'
import { ApiError } from '#core/contract/client.ts'
import { ownPath } from '#core/domain/own-path.ts'
import { CODE, FORGOTTEN, LOGIN, REGISTRATION } from '#core/fields/forms.ts'
import { expectMessages, setKnown } from '#site/ui/storage/write.ts'
import { createForm, type Form } from '#site/ui/forms/form.ts'
import { queryNow } from '#site/ui/page/address.ts'
import { navigate } from '#site/ui/page/navigate.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { isWrongLogin, keepRefused, type RefusedLogin } from './refused.ts'
import { callWithToken } from '#site/ui/session/session.ts'

/**
 * Logs in. Whatever comes of it, the page reloads and shows it: who is logged in, or the dialog again, with the next
 * step or the error. Throws ApiError without a network, where a reload would lose the page.
 */
export async function logIn(login: Login): Promise<void> {
  const email = login.loginType === 'email' ? login.mailusername : undefined
  try {
    const { needsCode } = await callWithToken('POST /rest/tjt/extlogin', { body: login })
    if (needsCode) reopen({ email })
    else loggedIn()
  } catch (error) {
    const refused = refusalOf(error)
    if (email !== undefined) return reopen({ ...refused, email })
    expectMessages(refused.text)
    navigate()
  }
}

/** What to tell of a failure on the reloaded page. Throws what a reload would not help. */
function refusalOf(error: unknown): Pick<RefusedLogin, 'code' | 'text'> {
  if (!(error instanceof ApiError) || (error.text === undefined && !navigator.onLine)) throw error
  return { code: error.code, text: error.text ?? t('errors').internal }
}

/** Reloads the page, which opens the dialog again. */
function reopen(refused: Partial<RefusedLogin>): void {
  keepRefused(refused)
  expectMessages()
  navigate()
}

function loggedIn(): void {
  setKnown(true)
  expectMessages()
  navigate(ownPath(queryNow().get('backLink')))
}

/** The second step of a log-in; starts with why the previous page's code was refused. */
export const createCodeForm = (refused?: RefusedLogin): Form =>
  createForm({
    fields: CODE,
    problems: refused?.code === 'wrongCode' ? [{ fields: ['code'], text: refused.text }] : undefined,
    async send({ code }) {
      try {
        await callWithToken('POST /rest/tjt/extlogincode', { body: { code } })
      } catch (error) {
        return reopen(refusalOf(error))
      }
      loggedIn()
    },
  })

/** Starts with why the previous page's log-in was refused: at the password, which has to be typed again, or above. */
export const createLoginForm = (refused?: RefusedLogin): Form =>
  createForm({
    fields: LOGIN,
    problems:
      refused?.text && refused.code !== 'wrongCode'
        ? [{ fields: isWrongLogin(refused) ? ['password'] : [], text: refused.text }]
        : undefined,
    send: ({ email, password }) => logIn({ loginType: 'email', mailusername: email, mailpassword: password }),
  })

/** `onDone` is called with what the server says once it has taken the registration. */
export function createRegisterForm(onDone: (text: string) => void): Form {
  const { passwordShort } = t('accounts.app').register
  return createForm({
    fields: REGISTRATION,
    texts: { passwordShort },
    captcha: true,
    async send(typed) {
      const body = { ...typed, language: pageLang() }
      const { message } = await callWithToken('POST /rest/tjt/accountregister', { body })
      onDone(message.text)
    },
  })
}

export function createForgotForm(onDone: (text: string) => void): Form {
  return createForm({
    fields: FORGOTTEN,
    captcha: true,
    async send(typed) {
      const body = { ...typed, language: pageLang() }
      const { message } = await callWithToken('POST /rest/tjt/accountforgot', { body })
      onDone(message.text)
    },
  })
}
