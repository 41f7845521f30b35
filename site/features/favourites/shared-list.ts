import { t } from '#site/ui/page/messages.ts'
import { atom } from 'nanostores'
import { ApiError, call } from '#core/contract/client.ts'
import type { SharedList } from '#core/contract/saved-lists.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { withLoading } from '#site/ui/page/loading.ts'

/** A shared list, or why it cannot be shown; `isGone` if its link no longer leads to any. */
export type SharedListState =
  | { status: 'ready'; list: SharedList }
  | { status: 'failed'; text: string; isGone: boolean }

/** The store of the list behind a link, by the link's key; undefined until it is loaded. */
export function createSharedList(key: string) {
  const $shared = atom<SharedListState | undefined>()
  return { $shared, load: async () => $shared.set(await loadShared(key)) }
}

async function loadShared(key: string): Promise<SharedListState> {
  const language = pageLang()
  const params = { shareKey: key, language }
  try {
    const list = await withLoading(() => call('GET /rest/tjt/sharedlist/:shareKey/:language', { params }, { language }))
    return { status: 'ready', list }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { toasts } = t('accounts.app')
    const errors = t('errors')
    // A key that was cut off is no key of any list.
    const isGone = error.code === 'listNotShared' || error.code === 'invalidRequest'
    const text = isGone ? errors.listNotShared : (error.text ?? toasts.couldNotGetSavedItem)
    return { status: 'failed', text, isGone }
  }
}
