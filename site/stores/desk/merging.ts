import { atom, type ReadableAtom } from 'nanostores'
import type { DeskItemOf } from '#core/contract/desk.ts'
import { fetchItem } from './item.ts'

type EditItem = DeskItemOf<'edit'>

export interface MergingStore {
  /** The loaded edits that are merged in. */
  $merged: ReadableAtom<readonly EditItem[]>
  /** Fetches the missing ones. */
  follow(ids: readonly number[]): void
}

/** Other edits of a listing, whose proposals the editor sees. */
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
          // The server reports disagreements too.
          () => {},
        )
      }
    },
  }
}
