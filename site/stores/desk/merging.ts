import { atom, type ReadableAtom } from 'nanostores'
import type { DeskItemOf } from '#core/contract/desk.ts'
import { fetchItem } from './item.ts'

type EditItem = DeskItemOf<'edit'>

export interface MergingStore {
  /** The edits that are merged in, as far as they are here. */
  $merged: ReadableAtom<readonly EditItem[]>
  /** Fetches those of the numbers that are not here. */
  follow(ids: readonly number[]): void
}

/** Other edits of a listing, of which the editor sees what they would have. */
export function createMerging(): MergingStore {
  const $merged = atom<readonly EditItem[]>([])
  let wanted: readonly number[] = []
  return {
    $merged,
    follow(ids) {
      wanted = ids
      const here = $merged.get().filter(({ id }) => ids.includes(id))
      $merged.set(here)
      for (const id of ids) {
        if (here.some((one) => one.id === id)) continue
        fetchItem({ kind: 'edit', id }).then(
          (item) => {
            const isWanted = wanted.includes(id) && item.kind === 'edit'
            const others = $merged.get().filter((one) => one.id !== id)
            if (isWanted) $merged.set([...others, item])
          },
          // The server still says where they do not agree.
          () => {},
        )
      }
    },
  }
}
