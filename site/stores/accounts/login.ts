import type { Login } from '#core/contract/accounts.ts'
import { ApiError } from '#core/contract/client.ts'
import { ownPath } from '#core/domain/own-path.ts'
import { CODE, FORGOTTEN, LOGIN, REGISTRATION } from '#core/fields/forms.ts'
import { expectMessages, setKnown } from '../storage/write.ts'
import { createForm, type Form } from '../forms/form.ts'
import { navigate } from '../page/navigate.ts'
import { pageLang } from '../page/page-lang.ts'
import { wordsNow } from '../page/words.ts'
import { keepRefused, type RefusedLogin } from './refused.ts'
import { $session, callWithToken, freshSession } from './session.ts'

/**
 * Logs in. The page then reloads and shows the outcome, unless the session says that it needs a code; a refused log-in
 * by e-mail reopens the dialog. Throws ApiError if the server was unreachable.
 */
export async function logIn(login: Login): Promise<void> {
  try {
    const { needsCode } = await callWithToken('POST /rest/tjt/extlogin', { body: login })
    if (needsCode) await freshSession($session.get())
    else loggedIn()
  } catch (error) {
    if (!(error instanceof ApiError) || error.text === undefined) throw error
    if (login.loginType === 'email') keepRefused(login.mailusername ?? '', error)
    expectMessages(error.text)
    navigate()
  }
}

function loggedIn(): void {
  setKnown(true)
  expectMessages()
  navigate(ownPath(new URLSearchParams(location.search).get('backLink')))
}

/** The second step of a log-in. */
export const createCodeForm = (): Form =>
  createForm({
    fields: CODE,
    async send({ code }) {
      await callWithToken('POST /rest/tjt/extlogincode', { body: { code } })
      loggedIn()
    },
  })

/** Starts with why the previous page's log-in was refused: at the password, which has to be typed again, or above. */
export const createLoginForm = (refused?: RefusedLogin): Form =>
  createForm({
    fields: LOGIN,
    problems: refused && [{ fields: refused.isMaybeUnconfirmed ? ['password'] : [], text: refused.text }],
    send: ({ email, password }) => logIn({ loginType: 'email', mailusername: email, mailpassword: password }),
  })

/** `onDone` is called with what the server says once it has taken the registration. */
export function createRegisterForm(onDone: (text: string) => void): Form {
  const { passwordShort } = wordsNow().register
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
