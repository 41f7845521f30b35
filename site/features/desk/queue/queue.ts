import { atom, type ReadableAtom } from 'nanostores'
import type { DeskKind, HoldCounts, QueueItem } from '#core/contract/desk.ts'
import type { Answer } from '#site/ui/page/answer.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { deskCall, failureText } from '../calls.ts'
import { setCounts } from '../log/entry.ts'

export interface ItemKey {
  kind: DeskKind
  id: number
}

export const isSameItem = (a: ItemKey, b: ItemKey | undefined): boolean => a.kind === b?.kind && a.id === b.id

/** The loaded items, the number of all matches, and what has waited of contributions. */
export type QueueState = Answer<{ total: number; items: readonly QueueItem[]; held: HoldCounts | undefined }>

export interface QueueStore {
  $queue: ReadableAtom<QueueState>
  /** Loads the first page; by default of all kinds. */
  load(kind?: DeskKind): Promise<void>
  more(): Promise<void>
  /** Reloads what is shown. */
  refresh(): void
  /** Removes decided items, and fetches more if few are left. */
  drop(items: readonly ItemKey[]): void
  /** The item after another one, or before it if it is the last. */
  besides(item: ItemKey): QueueItem | undefined
}

export const QUEUE_PART = 50
const FEW = 10

export function createQueue(): QueueStore {
  const $queue = atom<QueueState>({ status: 'loading' })
  let asked = 0
  let wanted: DeskKind | undefined

  /** Reloads the list, or more of it, without items that others have decided. */
  async function ask(count: number): Promise<void> {
    const turn = ++asked
    const answer = await fetchParts(wanted, count).catch((error) => ({
      failed: failureText(error),
    }))
    if (turn !== asked) return
    if ('failed' in answer) {
      if ($queue.get().status !== 'ready') $queue.set({ status: 'failed', text: answer.failed })
      return
    }
    const { total, items, counts, held } = answer
    setCounts(counts)
    $queue.set({ status: 'ready', total, items, held })
  }

  const itemsNow = () => {
    const state = $queue.get()
    return state.status === 'ready' ? state.items : []
  }

  return {
    $queue,
    async load(kind) {
      const isOther = kind !== wanted || $queue.get().status === 'failed'
      if (isOther) $queue.set({ status: 'loading' })
      wanted = kind
      await ask(Math.max(QUEUE_PART, itemsNow().length))
    },
    refresh: () => void ask(Math.max(QUEUE_PART, itemsNow().length)),
    more: () => ask(itemsNow().length + QUEUE_PART),
    drop(gone) {
      const state = $queue.get()
      if (state.status !== 'ready' || gone.length === 0) return
      const items = state.items.filter((item) => !gone.some((key) => isSameItem(item, key)))
      const total = state.total - (state.items.length - items.length)
      $queue.set({ ...state, total, items })
      // The server updates counts and later items.
      void ask(items.length < FEW ? items.length + QUEUE_PART : items.length)
    },
    besides(item) {
      const items = itemsNow()
      const at = items.findIndex((other) => isSameItem(other, item))
      return at < 0 ? items[0] : (items[at + 1] ?? items[at - 1])
    },
  }
}

/** The API's limit per call. */
const MOST = 100

async function fetchParts(kind: DeskKind | undefined, count: number) {
  const querystring = { language: pageLang(), ...(kind && { kind }) }
  const part = (from: number) =>
    deskCall('GET /rest/tjt/desk/queue', {
      querystring: {
        ...querystring,
        ...(from > 0 && { from }),
        count: Math.max(1, Math.min(count - from, MOST)),
      },
    })
  const first = await part(0)
  const items = [...first.items]
  while (items.length < Math.min(count, first.total)) {
    const next = await part(items.length)
    if (next.items.length === 0) break
    items.push(...next.items)
  }
  return { ...first, items }
}
