import { atom } from 'nanostores'

/** What the user has saved, as in `data-save`: the buttons of pages and cards show it. */
export const $saved = atom<ReadonlySet<string>>(new Set())
