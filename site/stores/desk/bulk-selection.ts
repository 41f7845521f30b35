import { atom, type ReadableAtom } from 'nanostores'
import type { DirectoryType } from '#core/contract/directory.ts'
import type { BulkQuestion } from '#core/contract/desk-bulk.ts'
import type { ListView } from './documents-address.ts'
import { toggled } from './toggled.ts'

/** Listings chosen one by one, or all that the list finds. */
export type Chosen = { isAll: false; ids: readonly string[] } | { isAll: true }

export interface SelectionStore {
  $chosen: ReadableAtom<Chosen>
  toggle(id: string): void
  /** Chooses those of a page, or none of them if they are all chosen. */
  togglePage(ids: readonly string[]): void
  all(): void
  none(): void
}

const NONE: Chosen = { isAll: false, ids: [] }

export function createSelection(): SelectionStore {
  const $chosen = atom<Chosen>(NONE)
  const idsNow = () => {
    const chosen = $chosen.get()
    return chosen.isAll ? [] : chosen.ids
  }
  const put = (ids: readonly string[]) => $chosen.set({ isAll: false, ids })
  return {
    $chosen,
    toggle: (id) => put(toggled(idsNow(), id)),
    togglePage(page) {
      const others = idsNow().filter((id) => !page.includes(id))
      put(isWhole($chosen.get(), page) ? others : [...others, ...page])
    },
    all: () => $chosen.set({ isAll: true }),
    none: () => $chosen.set(NONE),
  }
}

export const isChosen = (chosen: Chosen, id: string): boolean => chosen.isAll || chosen.ids.includes(id)

/** Whether all listings of a page are chosen. */
export const isWhole = (chosen: Chosen, page: readonly string[]): boolean =>
  page.length > 0 && page.every((id) => isChosen(chosen, id))

/** A selection as the API takes it. */
export function selectionOf(chosen: Chosen, { text, filter }: ListView): BulkQuestion['selection'] {
  if (!chosen.isAll) return { ids: [...chosen.ids] }
  const { place, dtype, sample, ...others } = filter
  return {
    filter: {
      ...(others as object),
      ...(place && { place: Number(place) }),
      ...(dtype && { dtype: Number(dtype) as DirectoryType }),
      ...(sample && { sample: sample === 'true' }),
      ...(text && { text }),
    },
  }
}
