import { t } from '#site/ui/page/messages.ts'
import { ApiError } from '#core/contract/client.ts'
import type { ItemType } from '#core/contract/saved.ts'
import { requireUser } from '#site/ui/dialogs/intent.ts'
import { callWithToken, loadSession } from '#site/ui/session/session.ts'
import { toasts } from '#site/ui/page/toasts.ts'
import { toastFailure } from '#site/ui/page/toast-failure.ts'
import { $saved } from '#site/ui/cards/saved-keys.ts'

/** An item in API terms; `tnid` is the `nid` of a feature. */
export interface SavedItem {
  tnid: number
  itemType: ItemType
}

/** Names an item, as in `data-save`. */
export const keyOf = ({ tnid, itemType }: SavedItem): string => `${tnid}/${itemType}`

/** Since what is saved was last asked for. */
const changes = new Map<string, boolean>()

/** Loads what the user has saved; makes no call for anonymous visitors. Throws ApiError. */
export async function loadSaved(): Promise<void> {
  changes.clear()
  const { uid } = await loadSession()
  const saved = new Set(uid > 0 ? await savedKeys(uid) : [])
  for (const [key, isSaved] of changes) saved[isSaved ? 'add' : 'delete'](key)
  $saved.set(saved)
}

async function savedKeys(uid: number): Promise<string[]> {
  const options = { isBackground: true }
  const { directory, features } = await callWithToken('GET /rest/tjt/mysavedids/:uid', { params: { uid } }, options)
  return [
    ...directory.map((tnid) => keyOf({ tnid, itemType: 'directory' })),
    ...features.map((tnid) => keyOf({ tnid, itemType: 'feature' })),
  ]
}

function note(item: SavedItem, { saved }: { saved: boolean }): void {
  const key = keyOf(item)
  changes.set(key, saved)
  const now = new Set($saved.get())
  if (saved) now.add(key)
  else now.delete(key)
  $saved.set(now)
}

/**
 * Saves or removes an item, and reports the result; asks for a log-in if necessary. Returns whether it is saved now;
 * undefined if nothing changed.
 */
export async function setSaved(
  item: SavedItem,
  { save, opener }: { save: boolean; opener?: HTMLElement },
): Promise<boolean | undefined> {
  try {
    const uid = await requireUser({ kind: 'save', ...item }, opener)
    if (uid === undefined) return undefined
    const { saved } = await callWithToken('PUT /rest/tjt/starsaveitem/:uid/:tnid/:itemType', {
      params: { uid, ...item },
      body: { save },
    })
    note(item, { saved })
    const { itemSaved, itemDeleted } = t('accounts.app').toasts
    toasts.add({ type: 'success', text: saved ? itemSaved : itemDeleted })
    return saved
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // The session has ended meanwhile.
    if (error.code === 'needLogin') await requireUser(save ? { kind: 'save', ...item } : undefined, opener)
    else toastFailure(error, t('errors').couldNotSaveItem)
    return undefined
  }
}
