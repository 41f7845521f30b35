import { ApiError } from '#core/contract/client.ts'
import { loadSaved, setSaved, type SavedItem } from './saved.ts'
import { toasts } from '../page/toasts.ts'
import { wordsNow } from '../page/words.ts'

// The save button of a page: plain HTML; `data-save` names the item.

/** Number of the latest update of the button; late ones are ignored. */
let latest = 0

function itemOf({ dataset }: HTMLElement): SavedItem {
  const [tnid, itemType] = (dataset['save'] ?? '').split('/')
  return { tnid: Number(tnid), itemType: itemType as SavedItem['itemType'] }
}

function show(button: HTMLElement, { saved }: { saved: boolean }): void {
  button.setAttribute('aria-pressed', String(saved))
}

/** Shows whether the visitor has saved it. */
export async function showSaved(button: HTMLElement): Promise<void> {
  const mine = ++latest
  try {
    const saved = await loadSaved(itemOf(button))
    if (mine === latest) show(button, { saved })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const text = wordsNow().said.couldNotGetSavedItem
    toasts.add({ type: 'error', text })
  }
}

/** Saves it, or removes it if shown as saved. */
export function toggleSaved(button: HTMLElement): Promise<void> {
  const isPressed = button.getAttribute('aria-pressed') === 'true'
  return change(button, { save: !isPressed })
}

/** Saves it for a visitor who pressed the button before logging in. */
export function saveAsMeant(button: HTMLElement): Promise<void> {
  return change(button, { save: true })
}

async function change(button: HTMLElement, { save }: { save: boolean }): Promise<void> {
  const mine = ++latest
  const saved = await setSaved(itemOf(button), { save, opener: button })
  if (saved !== undefined && mine === latest) show(button, { saved })
}
