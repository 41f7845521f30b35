import { atom, type ReadableAtom } from 'nanostores'
import { call } from '#core/contract/client.ts'
import type { ItemContacts } from '#core/contract/content.ts'
import { withLoading } from '../page/loading.ts'
import { pageLang } from '../page/page-lang.ts'
import { toasts } from '../page/toasts.ts'
import { wordsNow } from '../page/words.ts'

export type ContactsState = { status: 'loading' | 'failed' } | { status: 'ready'; contacts: ItemContacts }

/** The contacts of a listing; `load` fetches them and reports failures. */
export function createContacts(tnid: number) {
  const $state = atom<ContactsState>({ status: 'loading' })
  const language = pageLang()
  const route = 'GET /rest/tjt/itemcontacts/:tnid/:language'
  const ask = () => call(route, { params: { tnid, language } }, { language })
  return {
    $state: $state as ReadableAtom<ContactsState>,
    async load(): Promise<void> {
      try {
        $state.set({ status: 'ready', contacts: await withLoading(ask) })
      } catch {
        $state.set({ status: 'failed' })
        const text = wordsNow().said.couldNotGetContacts
        toasts.add({ type: 'error', text })
      }
    },
  }
}
