import { atom } from 'nanostores'

/** What the user has saved, as in `data-save`: the buttons of pages and cards show it. */
export const $saved = atom<ReadonlySet<string>>(new Set())

/** Shows on the buttons of a part of the page what is saved. */
export function markSaved(part: ParentNode): void {
  for (const button of part.querySelectorAll<HTMLElement>('[data-save]'))
    button.setAttribute('aria-pressed', String($saved.get().has(button.dataset['save']!)))
}
