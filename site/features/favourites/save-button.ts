import { t } from '#site/ui/page/messages.ts'
import { ApiError } from '#core/contract/client.ts'
import { loadSaved, setSaved, type SavedItem } from './saved.ts'
import { $saved, markSaved } from '#site/ui/cards/saved-keys.ts'
import { toastFailure } from '#site/ui/page/toast-failure.ts'

// The buttons that save, of a page and of its cards: `data-save` names the item.

function itemOf({ dataset }: HTMLElement): SavedItem {
  const [tnid, itemType] = (dataset['save'] ?? '').split('/')
  return { tnid: Number(tnid), itemType: itemType as SavedItem['itemType'] }
}

$saved.subscribe(() => markSaved(document))

/** Shows what the visitor has saved. */
export async function showSaved(): Promise<void> {
  try {
    await loadSaved()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    toastFailure(error, t('accounts.app').toasts.couldNotGetSavedItem)
  }
}

/** Saves it, or removes it if shown as saved. */
export async function toggleSaved(button: HTMLElement): Promise<void> {
  await setSaved(itemOf(button), { save: button.getAttribute('aria-pressed') !== 'true', opener: button })
}
