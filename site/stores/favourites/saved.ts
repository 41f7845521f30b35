import { ApiError } from '#core/contract/client.ts'
import type { ItemType } from '#core/contract/saved.ts'
import { requireUser } from '../dialogs/intent.ts'
import { callWithToken, loadSession } from '../accounts/session.ts'
import { toasts } from '../page/toasts.ts'
import { wordsNow } from '../page/words.ts'

/** An item in API terms; `tnid` is the `nid` of a feature. */
export interface SavedItem {
  tnid: number
  itemType: ItemType
}

/** Whether the user has saved an item; makes no call for anonymous visitors. Throws ApiError. */
export async function loadSaved(item: SavedItem): Promise<boolean> {
  const { uid } = await loadSession()
  if (uid === 0) return false
  const { saved } = await callWithToken(
    'GET /rest/tjt/starsaveditem/:uid/:tnid/:itemType',
    { params: { uid, ...item } },
    { isBackground: true },
  )
  return saved
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
    const { itemSaved, itemDeleted } = wordsNow().said
    toasts.add({ type: 'success', text: saved ? itemSaved : itemDeleted })
    return saved
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // The session has ended meanwhile.
    if (error.code === 'needLogin') await requireUser(save ? { kind: 'save', ...item } : undefined, opener)
    else toasts.add({ type: 'error', text: textOf(error) })
    return undefined
  }
}

/** The server's reason, if any. */
function textOf({ code, text }: ApiError): string {
  const { couldNotSaveItem } = wordsNow().said
  return code === 'internal' ? couldNotSaveItem : (text ?? couldNotSaveItem)
}
