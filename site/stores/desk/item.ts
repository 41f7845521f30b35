import { atom, type ReadableAtom } from 'nanostores'
import { ApiError } from '#core/contract/client.ts'
import type { DeskItem } from '#core/contract/desk.ts'
import { pageLang } from '../page/page-lang.ts'
import { deskCall, failureText } from './calls.ts'
import { isDeskKind } from '#core/domain/desk-kinds.ts'
import { isSameItem, type ItemKey } from './queue.ts'

export type ItemState =
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
export const fetchItem = ({ kind, id }: ItemKey): Promise<DeskItem> =>
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
