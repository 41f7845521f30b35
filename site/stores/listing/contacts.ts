import { atom, type ReadableAtom } from 'nanostores'
import { call } from '#core/contract/client.ts'
import type { ItemContacts } from '#core/contract/content.ts'
import { withLoading } from '../loading.ts'
import { pageLang } from '../page-lang.ts'
import { toasts } from '../toasts.ts'
import { wordsNow } from '../words.ts'

export type ContactsState =
  { status: 'loading' | 'failed' } | { status: 'ready'; contacts: ItemContacts }

/** Asks how to reach a listing, and tells where that fails. */
export function askContacts(tnid: number): ReadableAtom<ContactsState> {
  const $state = atom<ContactsState>({ status: 'loading' })
  const language = pageLang()
  const route = 'GET /rest/tjt/itemcontacts/:tnid/:language'
  withLoading(() => call(route, { params: { tnid, language } }, { language }))
    .then((contacts) => $state.set({ status: 'ready', contacts }))
    .catch(() => {
      $state.set({ status: 'failed' })
      const text = wordsNow().said.couldNotGetContacts
      toasts.add({ type: 'error', text })
    })
  return $state
}
