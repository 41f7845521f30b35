import { atom, type ReadableAtom } from 'nanostores'
import type { OwnSession } from '#core/contract/account-sessions.ts'
import { ApiError } from '#core/contract/client.ts'
import { toasts } from '../page/toasts.ts'
import { orToast } from './account.ts'
import { callWithToken } from './session.ts'

export type OwnSessions = { status: 'loading' | 'failed' } | { status: 'ready'; sessions: readonly OwnSession[] }

export interface SessionsStore {
  $sessions: ReadableAtom<OwnSessions>
  load(): Promise<void>
  /** Ends another session, or all others; a toast says so, or why not. */
  end(which: Pick<OwnSession, 'id'> | 'others'): Promise<void>
}

/** Where the visitor is logged in. */
export function createSessions(): SessionsStore {
  const $sessions = atom<OwnSessions>({ status: 'loading' })
  async function load(): Promise<void> {
    try {
      const { sessions } = await callWithToken('GET /rest/tjt/accountsessions', {}, { isBackground: true })
      $sessions.set({ status: 'ready', sessions })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      $sessions.set({ status: 'failed' })
    }
  }
  return {
    $sessions,
    load,
    end: (which) =>
      orToast(async () => {
        const { message } =
          which === 'others'
            ? await callWithToken('DELETE /rest/tjt/accountsessions', {})
            : await callWithToken('DELETE /rest/tjt/accountsession', { body: { session: which.id } })
        toasts.add(message)
        await load()
      }),
  }
}
