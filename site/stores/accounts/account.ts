import { ApiError, type Input } from '#core/contract/client.ts'
import { CHANGED_PASSWORD, DELETION, NEW_EMAIL, NEW_NAME } from '#core/fields/forms.ts'
import { expectMessages, setKnown } from '../storage/write.ts'
import { createForm, type Form } from '../forms/form.ts'
import { download } from '../page/download.ts'
import { navigate } from '../page/navigate.ts'
import { $session, callWithToken, freshSession } from './session.ts'
import { toasts } from '../page/toasts.ts'
import { wordsNow } from '../page/words.ts'

type Change = Input<'PUT /rest/tjt/accountchange'>['body']

/** Changes the account, says so, and lets the page know who visits now. */
async function change(body: Change): Promise<void> {
  const { message } = await callWithToken('PUT /rest/tjt/accountchange', {
    body,
  })
  toasts.add(message)
  await freshSession($session.get())
}

export const createNameForm = (): Form => createForm({ fields: NEW_NAME, send: change })

/** `done` empties the form. */
export function createEmailForm(done: () => void): Form {
  return createForm({
    fields: NEW_EMAIL,
    async send({ email, password }) {
      await change({ email, ...given(password) })
      done()
    },
  })
}

export function createPasswordForm(done: () => void): Form {
  const { passwordShort } = wordsNow().register
  return createForm({
    fields: CHANGED_PASSWORD,
    texts: { passwordShort },
    async send({ newPassword, password }) {
      await change({ newPassword, ...given(password) })
      done()
    },
  })
}

/** An empty password is one that the account does not have. */
export const given = (password: string): { password?: string } => (password === '' ? {} : { password })

/** Logs out; the next page says so. */
export async function logOut({ everywhere }: { everywhere: boolean }): Promise<void> {
  await orToast(async () => {
    await callWithToken('POST /rest/tjt/accountlogout', {
      body: { everywhere },
    })
    setKnown(false)
    expectMessages()
    navigate()
  })
}

/** Deletes the account, and goes `home`, where it is said. */
export function createDeleteForm(home: string): Form {
  return createForm({
    fields: DELETION,
    async send({ password, words }) {
      await callWithToken('DELETE /rest/tjt/account', { body: { ...given(password), words } })
      setKnown(false)
      expectMessages()
      navigate(home)
    },
  })
}

/** A file with all that is kept of the visitor. */
export async function downloadData(): Promise<void> {
  await orToast(async () => {
    const data = await callWithToken('GET /rest/tjt/accountexport', {})
    const type = 'application/json'
    download(new Blob([JSON.stringify(data, undefined, 2)], { type }), 'my-data.json')
  })
}

/** Does it, and shows as a toast why it could not be done. */
export async function orToast(what: () => Promise<void>): Promise<void> {
  try {
    await what()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const text = error.text ?? wordsNow().said.internal
    toasts.add({ type: 'error', text })
  }
}
