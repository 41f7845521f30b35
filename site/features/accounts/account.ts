import type { OwnSession } from '#core/contract/account-sessions.ts'
import type { Input } from '#core/contract/client.ts'
import { hrefOf } from '#core/domain/routes.ts'
import type { DELETION } from '#core/fields/forms.ts'
import { expectMessages, setKnown } from '#site/ui/storage/write.ts'
import type { Sent } from '#site/ui/forms/form.ts'
import { download } from '#site/ui/page/download.ts'
import { navigate } from '#site/ui/page/navigate.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { $session, callWithToken, freshSession } from '#site/ui/session/session.ts'
import { toasts } from '#site/ui/page/toasts.ts'
import { attempt } from '#site/ui/page/toast-failure.ts'

type Change = Input<'PUT /rest/tjt/accountchange'>['body']

/** Changes the account, says so, and lets the page know who visits now. Throws ApiError. */
export async function changeAccount(body: Change): Promise<void> {
  const { message } = await callWithToken('PUT /rest/tjt/accountchange', { body })
  toasts.add(message)
  await freshSession($session.get())
}

/** An empty password is one that the account does not have. */
export const given = (password: string): { password?: string } => (password === '' ? {} : { password })

/** Logs out; the next page says so. */
export async function logOut({ everywhere }: { everywhere: boolean }): Promise<void> {
  await attempt(async () => {
    await callWithToken('POST /rest/tjt/accountlogout', {
      body: { everywhere },
    })
    setKnown(false)
    expectMessages()
    navigate()
  })
}

/** Where the visitor is logged in. Throws ApiError. */
export const askSessions = () => callWithToken('GET /rest/tjt/accountsessions', {}, { isBackground: true })

/** Ends another session, or all others, and goes on; a toast says so, or why not. */
export async function endSessions(which: OwnSession | 'others', then: () => Promise<void>): Promise<void> {
  await attempt(async () => {
    const { message } =
      which === 'others'
        ? await callWithToken('DELETE /rest/tjt/accountsessions', {})
        : await callWithToken('DELETE /rest/tjt/accountsession', { body: { session: which.id } })
    toasts.add(message)
    await then()
  })
}

/** Deletes the account, and goes home, where it is said; the dialog stays meanwhile. */
export async function deleteAccount({ password, words }: Sent<typeof DELETION>): Promise<false> {
  await callWithToken('DELETE /rest/tjt/account', { body: { ...given(password), words } })
  setKnown(false)
  expectMessages()
  navigate(hrefOf(pageLang(), { kind: 'home' }))
  return false
}

/** A file with all that is kept of the visitor. */
export async function downloadData(): Promise<void> {
  await attempt(async () => {
    const data = await callWithToken('GET /rest/tjt/accountexport', {})
    const type = 'application/json'
    download(new Blob([JSON.stringify(data, undefined, 2)], { type }), 'my-data.json')
  })
}
