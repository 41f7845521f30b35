import { atom, type ReadableAtom } from 'nanostores'
import { ApiError } from '#core/contract/client.ts'
import type { DeskAct, DeskItem } from '#core/contract/desk.ts'
import { textIn } from '#core/domain/localized.ts'
import { createOptionLists, type OptionLists } from '../edit/options.ts'
import { pageLang } from '../page-lang.ts'
import { createActs, type Act, type ActsStore } from './acts.ts'
import { $address, goTo } from './address.ts'
import { deskCall, failureText } from './calls.ts'
import { problemOf } from './check.ts'
import {
  decisionOf,
  EMPTY_DRAFT,
  keepDraft,
  readDraft,
  type Draft,
} from './draft.ts'
import { createItem, restOf, type ItemStore } from './item.ts'
import { isDeskKind } from './log-kinds.ts'
import { createMerging, type MergingStore } from './merging.ts'
import { createQueue, type ItemKey, type QueueStore } from './queue.ts'
import { deskWordsNow } from './words.ts'

export type Sending = { status: 'idle' } | { status: 'sending' } | Refused
/** `round` grows, so that the same words are said anew. */
interface Refused {
  status: 'refused'
  text: string
  round: number
}

export interface DeskStore {
  queue: QueueStore
  item: ItemStore
  acts: ActsStore
  /** Other edits of the listing that are approved with the open one. */
  merging: MergingStore
  /** What the fields of choices offer. */
  lists: OptionLists
  $draft: ReadableAtom<Draft>
  $sending: ReadableAtom<Sending>
  /** The act whose reason is being asked for. */
  $asking: ReadableAtom<DeskAct | undefined>
  /** Asks for the reason of an act, or no more. */
  ask(act: DeskAct | undefined): void
  /** Opens what the address names. */
  open(key: ItemKey | undefined): Promise<void>
  change(change: Partial<Draft>): void
  /** Decides about the open item and goes on to the next; false where it was refused. */
  decide(act: DeskAct): Promise<boolean>
  undo(act: Pick<Act, 'audit' | 'name' | 'url'>, reason?: string): Promise<void>
  /** Forgets what was refused. */
  settle(): void
}

/** What the parts of the desk share. */
export function createDesk({
  acts = createActs(),
}: { acts?: ActsStore } = {}): DeskStore {
  const [queue, item, merging] = [createQueue(), createItem(), createMerging()]
  const $draft = atom<Draft>(EMPTY_DRAFT)
  const $sending = atom<Sending>({ status: 'idle' })
  const $asking = atom<DeskAct | undefined>()
  let rounds = 0
  const openItem = () => {
    const state = item.$item.get()
    return state.status === 'ready' ? state.item : undefined
  }
  const refuse = (text: string) =>
    $sending.set({ status: 'refused', text, round: ++rounds })

  async function decide(act: DeskAct): Promise<boolean> {
    const about = openItem()
    if (!about || $sending.get().status === 'sending') return false
    const draft = $draft.get()
    const problem = problemOf(about, draft, act, merging.$merged.get())
    if (problem) {
      refuse(problem)
      return false
    }
    $sending.set({ status: 'sending' })
    try {
      const body = decisionOf(about, draft, act)
      const done = await deskCall('POST /rest/tjt/desk/decision', { body })
      acts.add(done, { act, ...nameOf(about) })
      $sending.set({ status: 'idle' })
      leave(about, draft)
      return true
    } catch (error) {
      refuse(failureText(error))
      if (hasMoved(error)) {
        $asking.set(undefined)
        void item.load(about)
      }
      return false
    }
  }

  /** Takes what was decided out of the list and opens what stands there next. */
  function leave(about: DeskItem, { merge }: Draft): void {
    const gone = [about, ...merge.map((id) => ({ kind: 'edit' as const, id }))]
    for (const key of gone) keepDraft(key, undefined)
    const next = queue.besides(about)
    const { tab, query } = $address.get()
    queue.drop(gone)
    const isNext = next && !gone.some(({ kind, id }) => kind === next.kind && id === next.id) // prettier-ignore
    if (tab === 'queue')
      goTo({ tab, query, ...(isNext && { rest: restOf(next) }) }, { replace: true }) // prettier-ignore
  }

  return {
    queue,
    item,
    acts,
    merging,
    lists: createOptionLists(pageLang()),
    $draft,
    $sending,
    $asking,
    ask(act) {
      $sending.set({ status: 'idle' })
      $asking.set(act)
    },
    async open(key) {
      $sending.set({ status: 'idle' })
      $asking.set(undefined)
      $draft.set(key ? readDraft(key) : EMPTY_DRAFT)
      merging.follow($draft.get().merge)
      await item.load(key)
    },
    change(change) {
      const about = openItem()
      if (!about) return
      $draft.set({ ...$draft.get(), ...change })
      keepDraft(about, $draft.get())
      if (change.merge) merging.follow(change.merge)
    },
    decide,
    async undo(act, reason) {
      try {
        await acts.undo(act, reason)
        const { kind } = $address.get().query
        await queue.load(isDeskKind(kind) ? kind : undefined)
      } catch (error) {
        refuse(failureText(error))
      }
    },
    settle: () => $sending.set({ status: 'idle' }),
  }
}

/** Codes that say that somebody else was there first. */
const MOVED: ReadonlySet<string> = new Set(['alreadyDecided', 'contentMoved'])

const hasMoved = (error: unknown): boolean =>
  error instanceof ApiError && MOVED.has(error.code)

/** What an item is about, in a line. */
export function nameOf(item: DeskItem): Pick<Act, 'name' | 'url'> {
  const { listing } = item
  if (listing)
    return { name: textIn(pageLang(), listing.title), url: listing.url }
  const title = item.kind === 'conflict' ? item.title : undefined
  return {
    name: title ? textIn(pageLang(), title) : deskWordsNow().kind[item.kind],
  }
}
