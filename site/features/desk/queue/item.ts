import { atom, type ReadableAtom } from 'nanostores'
import { ApiError } from '#core/contract/client.ts'
import type { DeskItem, DeskItemOf } from '#core/contract/desk.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { deskCall, failureText } from '../calls.ts'
import { isDeskKind } from '#core/terms/desk-kinds.ts'
import { isSameItem, type ItemKey } from './queue.ts'

type ItemState =
  | { status: 'none' }
  | { status: 'loading'; key: ItemKey }
  | { status: 'gone'; key: ItemKey }
  | { status: 'failed'; key: ItemKey; text: string }
  | { status: 'ready'; key: ItemKey; item: DeskItem }

export interface ItemStore {
  $item: ReadableAtom<ItemState>
  /** Opens an item, or none; an open one is reloaded and stays visible meanwhile. */
  load(key: ItemKey | undefined): Promise<void>
}

/** Parses the item in the rest of an address: `edit/12`. */
export function itemKeyOf(rest: string): ItemKey | undefined {
  const [kind, digits = ''] = rest.split('/')
  const id = Number(digits)
  return isDeskKind(kind) && /^\d{1,10}$/.test(digits) && id > 0 ? { kind, id } : undefined
}

export const restOf = ({ kind, id }: ItemKey): string => `${kind}/${id}`

/** Fetches an item. Throws ApiError. */
const fetchItem = ({ kind, id }: ItemKey): Promise<DeskItem> =>
  deskCall('GET /rest/tjt/desk/item/:kind/:id/:language', {
    params: { kind, id, language: pageLang() },
  })

export function createItem(): ItemStore {
  const $item = atom<ItemState>({ status: 'none' })
  let asked = 0
  return {
    $item,
    async load(key) {
      const turn = ++asked
      if (!key) return $item.set({ status: 'none' })
      const before = $item.get()
      const isSame = before.status === 'ready' && isSameItem(before.key, key)
      if (!isSame) $item.set({ status: 'loading', key })
      const state = await stateOf(key)
      if (turn === asked) $item.set(state)
    },
  }
}

async function stateOf(key: ItemKey): Promise<ItemState> {
  try {
    return { status: 'ready', key, item: await fetchItem(key) }
  } catch (error) {
    const isGone = error instanceof ApiError && error.code === 'notFound'
    if (isGone) return { status: 'gone', key }
    return { status: 'failed', key, text: failureText(error) }
  }
}

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
        if (here.some((row) => row.id === id)) continue
        fetchItem({ kind: 'edit', id }).then(
          (item) => {
            const isWanted = wanted.includes(id) && item.kind === 'edit'
            const others = $merged.get().filter((edit) => edit.id !== id)
            if (isWanted) $merged.set([...others, item])
          },
          // The server reports disagreements too.
          () => {},
        )
      }
    },
  }
}
