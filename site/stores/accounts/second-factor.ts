import { atom, type ReadableAtom } from 'nanostores'
import { ApiError } from '#core/contract/client.ts'
import type { FactorSetup, FactorState } from '#core/contract/second-factor.ts'
import { CODE, FACTOR_SETUP } from '#core/fields/forms.ts'
import { createForm, type Form, type Sent } from '../forms/form.ts'
import { download } from '../page/download.ts'
import { toasts } from '../page/toasts.ts'
import { given } from './account.ts'
import { $session, callWithToken, freshSession } from './session.ts'

export type OwnFactor = { status: 'loading' | 'failed' } | ({ status: 'ready' } & FactorState)

export interface FactorStore {
  $factor: ReadableAtom<OwnFactor>
  load(): Promise<void>
}

/** Whether the visitor's account has a second factor. */
export function createFactor(): FactorStore {
  const $factor = atom<OwnFactor>({ status: 'loading' })
  return {
    $factor,
    async load() {
      try {
        const state = await callWithToken('GET /rest/tjt/accountfactor', {}, { isBackground: true })
        $factor.set({ status: 'ready', ...state })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        $factor.set({ status: 'failed' })
      }
    },
  }
}

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
