import type { FactorSetup } from '#core/contract/second-factor.ts'
import { CODE, FACTOR_SETUP } from '#core/fields/forms.ts'
import { createForm, type Form, type Sent } from '#site/ui/forms/form.ts'
import { download } from '#site/ui/page/download.ts'
import { toasts } from '#site/ui/page/toasts.ts'
import { given } from './account.ts'
import { $session, callWithToken, freshSession } from '#site/ui/session/session.ts'

/** Whether the visitor's account has a second factor. Throws ApiError. */
export const askFactor = () => callWithToken('GET /rest/tjt/accountfactor', {}, { isBackground: true })

/** Asks for a new secret; `done` gets it. */
export const createStartForm = (done: (setup: FactorSetup) => void): Form =>
  createForm({
    fields: FACTOR_SETUP,
    async send({ password }) {
      done(await callWithToken('POST /rest/tjt/accountfactor', { body: given(password) }))
    },
  })

/** Confirms the secret; `done` gets the recovery codes. */
export const createConfirmForm = (done: (recoveryCodes: readonly string[]) => void): Form =>
  createForm({
    fields: CODE,
    async send({ code }) {
      const { message, recoveryCodes } = await callWithToken('PUT /rest/tjt/accountfactor', { body: { code } })
      toasts.add(message)
      // It has begun another session.
      await freshSession($session.get())
      done(recoveryCodes)
    },
  })

export const createRenewForm = (done: (recoveryCodes: readonly string[]) => void): Form =>
  createForm({
    fields: CODE,
    async send({ code }) {
      const { message, recoveryCodes } = await callWithToken('POST /rest/tjt/accountrecovery', { body: { code } })
      toasts.add(message)
      done(recoveryCodes)
    },
  })

/** Switches it off. Throws ApiError. */
export async function removeFactor({ code }: Sent<typeof CODE>): Promise<void> {
  const { message } = await callWithToken('DELETE /rest/tjt/accountfactor', { body: { code } })
  toasts.add(message)
  await freshSession($session.get())
}

/** A text file of the codes. */
export function downloadCodes(title: string, codes: readonly string[]): void {
  const text = [`${title} · ${location.host} · ${$session.get()?.email ?? ''}`, '', ...codes, ''].join('\n')
  download(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')
}
