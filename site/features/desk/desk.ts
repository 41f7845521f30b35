import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import type { DeskAct, DeskItem } from '#core/contract/desk.ts'
import { createOptionLists, type OptionLists } from '#site/features/edit/options.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { toasts } from '#site/ui/page/toasts.ts'
import { createActs, type ActsStore, type UndoneAct } from './acts.ts'
import { $address, goTo } from './address.ts'
import { failureText } from './calls.ts'
import { createCandidates, type CandidatesStore } from './queue/candidates.ts'
import { createDeciding, type Deciding } from './queue/deciding.ts'
import { EMPTY_DRAFT, keepDraft, readDraft, type Draft } from './documents/draft.ts'
import { createFacts, type FactsStore } from './queue/facts.ts'
import { createItem, restOf, type ItemStore, createMerging, type MergingStore } from './queue/item.ts'
import { isDeskKind } from '#core/terms/desk-kinds.ts'
import { createQueue, isSameItem, type ItemKey, type QueueStore } from './queue/queue.ts'

export interface DeskStore extends Deciding {
  queue: QueueStore
  item: ItemStore
  acts: ActsStore
  /** Kashrut facts to look at. */
  facts: FactsStore
  /** Places to look at. */
  candidates: CandidatesStore
  /** Other edits of the listing to approve with the open one. */
  merging: MergingStore
  /** The options of choice fields. */
  lists: OptionLists
  $draft: ReadableAtom<Draft>
  /** Opens the item in the address, with its draft. */
  open(key: ItemKey | undefined): Promise<void>
  change(change: Partial<Draft>): void
  /** Undoes an action; false if refused, with a toast. */
  undo(act: UndoneAct, reason?: string): Promise<boolean>
}

/** The state that the parts of the desk share. */
export function createDesk({ acts = createActs() }: { acts?: ActsStore } = {}): DeskStore {
  const [queue, item, merging] = [createQueue(), createItem(), createMerging()]
  const $draft = atom<Draft>(EMPTY_DRAFT)
  const undoing = new Set<number>()
  const deciding = createDeciding({
    item,
    acts,
    merging,
    $draft,
    onDecided: (about, draft, act) => {
      const isPart = about.kind === 'hint' && about.answers.length > 1
      if (isPart) showRest({ item, queue, deciding, $draft }, about)
      else leave(queue, about, [...mergedOf(draft), ...alongWith(queue, about, act)])
    },
  })
  return {
    queue,
    item,
    acts,
    facts: createFacts(acts),
    candidates: createCandidates(acts),
    merging,
    lists: createOptionLists(pageLang(), { samples: true }),
    $draft,
    ...deciding,
    async open(key) {
      deciding.ask(undefined)
      $draft.set(key ? readDraft(key) : EMPTY_DRAFT)
      merging.follow($draft.get().merge)
      await item.load(key)
    },
    change(change) {
      const state = item.$item.get()
      if (state.status !== 'ready') return
      $draft.set({ ...$draft.get(), ...change })
      keepDraft(state.key, $draft.get())
      if (change.merge) merging.follow(change.merge)
    },
    async undo(act, reason) {
      if (undoing.has(act.audit)) return false
      undoing.add(act.audit)
      try {
        await acts.undo(act, reason)
      } catch (error) {
        toasts.add({ type: 'error', text: failureText(error) })
        return false
      } finally {
        undoing.delete(act.audit)
      }
      const { kind } = $address.get().query
      void queue.load(isDeskKind(kind) ? kind : undefined)
      reopen(item, act.audit)
      return true
    },
  }
}

/** Shows the open item as it is after an undo. An edit that was on the page waits like any other. */
function reopen(item: ItemStore, undone: number): void {
  const open = item.$item.get()
  if (open.status === 'none') return
  const { key } = open
  const isOffPage = open.status === 'ready' && key.kind === 'applied' && open.item.decided?.audit === undone
  if (!isOffPage || open.item.decided?.act !== 'apply') return void item.load(key)
  const { tab, query } = $address.get()
  goTo({ tab, query, rest: restOf({ kind: 'edit', id: key.id }) }, { replace: true })
}

const mergedOf = ({ merge }: Draft): ItemKey[] => merge.map((id) => ({ kind: 'edit', id }))

/** Items settled with a decision on a contribution: itself, and the reports about it. */
function alongWith({ $queue }: QueueStore, item: DeskItem, act: DeskAct): ItemKey[] {
  const reported = item.kind === 'report' ? item.about : undefined
  const words = reported && act === 'hide' ? reported : item
  const state = $queue.get()
  const items = state.status === 'ready' ? state.items : []
  const reports = items.filter(({ about }) => about && isSameItem(about, words))
  return [words, ...reports]
}

interface Shown extends Pick<DeskStore, 'item' | 'queue'> {
  deciding: Deciding
  $draft: WritableAtom<Draft>
}

/** Shows the answers of visitors that are left. */
function showRest({ item, queue, deciding, $draft }: Shown, about: DeskItem): void {
  deciding.ask(undefined)
  $draft.set(EMPTY_DRAFT)
  keepDraft(about, undefined)
  void item.load(about)
  queue.refresh()
}

/** Removes decided items from the list, and opens the next one. */
function leave(queue: QueueStore, about: DeskItem, others: readonly ItemKey[]): void {
  const gone: ItemKey[] = [about, ...others]
  for (const key of gone) keepDraft(key, undefined)
  queue.drop(gone.filter((key) => !isSameItem(key, about)))
  const next = queue.besides(about)
  queue.drop([about])
  const { tab, query } = $address.get()
  if (tab !== 'queue') return
  goTo({ tab, query, ...(next && { rest: restOf(next) }) }, { replace: true })
}
