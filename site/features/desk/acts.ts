import { t } from '#site/ui/page/messages.ts'
import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores'
import type { AuditAct, DeskDone, Publishing } from '#core/contract/desk.ts'
import { systemClock, type Clock } from '#site/ui/page/clock.ts'
import { formatIsolated } from './format-isolated.ts'
import { deskCall } from './calls.ts'
import { isOnPages, watchPublishing, type OnPages, type PublishingWatch } from './publishing.ts'

/** The progress of an action: `none` changes no page, `late` is no longer polled. */
export type Progress = Publishing['state'] | 'none' | 'late'

/** A recent action. */
export interface Act {
  /** For `undo`. */
  audit: number
  act: AuditAct
  /** The name of its object. */
  name: string
  /** Path of the changed page. */
  url?: string
  seq?: number
  progress: Progress
  /** An undo cannot itself be undone here, nor what concerns roles. */
  canUndo: boolean
  /** Of an undo: the listings that it left alone. */
  left?: DeskDone['left']
}

/** What an undo needs to know of an action. */
export type UndoneAct = Pick<Act, 'audit' | 'name' | 'url'>

export interface ActsStore {
  /** Latest first. */
  $acts: ReadableAtom<readonly Act[]>
  /** Announcement for screen readers. */
  $said: ReadableAtom<string>
  /** The latest action that can be undone. */
  $undoable: ReadableAtom<Act | undefined>
  add(done: DeskDone, about: Pick<Act, 'act' | 'name' | 'url'>): void
  /** Undoes an action. Throws ApiError. */
  undo(act: UndoneAct, reason?: string): Promise<void>
  clear(): void
  /** Stops polling. */
  stop(): void
}

export const MAX_ACTS = 6

/** What is done again rather than undone. */
const FINAL: ReadonlySet<AuditAct> = new Set([
  'grant',
  'revoke',
  'dropFactor',
  'trust',
  'makeKey',
  'endKey',
  'addWebhook',
  'pauseWebhook',
  'resumeWebhook',
  'removeWebhook',
])

export function createActs(clock: Clock = systemClock): ActsStore {
  const $acts = atom<readonly Act[]>([])
  const $said = atom('')
  const following = createFollowing($acts, {
    clock,
    onLive(names, state) {
      const { isLive, isPartly } = t('desk.page').live
      const text = state === 'live' ? isLive : isPartly
      $said.set(names.map((name) => formatIsolated(text, { name })).join(' '))
    },
  })
  function put(act: Act): void {
    $acts.set([act, ...$acts.get()].slice(0, MAX_ACTS))
    if (act.seq !== undefined) following.begin()
  }
  return {
    $acts,
    $said,
    $undoable: computed($acts, (acts) => acts.find(({ canUndo }) => canUndo)),
    add({ audit, seq, message }, about) {
      put({ audit, ...about, ...progressOf(seq), canUndo: !FINAL.has(about.act) })
      $said.set(`${about.name}: ${message.text}`)
    },
    async undo({ audit, name, url }, reason) {
      const done = await deskCall('POST /rest/tjt/desk/undo', {
        body: { audit, ...(reason && { reason }) },
      })
      $acts.set($acts.get().filter((act) => act.audit !== audit))
      const about = { act: 'undo' as const, name, ...(url && { url }) }
      put({
        audit: done.audit,
        ...about,
        ...progressOf(done.seq),
        canUndo: false,
        left: done.left,
      })
      $said.set(done.left ? `${name}: ${done.message.text}` : formatIsolated(t('desk.page').live.undone, { name }))
    },
    clear: () => $acts.set([]),
    stop: following.stop,
  }
}

const progressOf = (seq: number | undefined): Pick<Act, 'progress' | 'seq'> =>
  seq === undefined ? { progress: 'none' } : { progress: 'queued', seq }

interface FollowingOptions {
  clock: Clock
  /** Called when changes are live, or partly live. */
  onLive: (names: string[], state: OnPages) => void
}

/** Follows actions until they are live. */
export function createFollowing(
  $acts: WritableAtom<readonly Act[]>,
  { clock, onLive }: FollowingOptions,
): PublishingWatch {
  return watchPublishing({
    clock,
    nextSeq: () => firstSeq($acts.get()),
    onAnswer(answer) {
      const before = $acts.get()
      $acts.set(before.map((act) => progressed(act, answer)))
      const arrived = before.filter((act) => hasArrived(act, answer))
      const { state } = answer
      if (isOnPages(state) && arrived.length > 0)
        onLive(
          arrived.map(({ name }) => name),
          state,
        )
    },
    onLate: () => $acts.set($acts.get().map(late)),
  })
}

const isOnItsWay = ({ progress, seq }: Act): boolean =>
  seq !== undefined && (progress === 'queued' || progress === 'rendering')

/** The first pending change: its progress holds for all published with it. */
function firstSeq(acts: readonly Act[]): number | undefined {
  const seqs = acts.filter(isOnItsWay).map(({ seq = 0 }) => seq)
  return seqs.length > 0 ? Math.min(...seqs) : undefined
}

/** Whether an action is live, not only its files being moved. */
const hasArrived = (act: Act, answer: Publishing): boolean =>
  isOnPages(answer.state) && isOnItsWay(act) && (act.seq ?? 0) <= answer.live

function progressed(act: Act, answer: Publishing): Act {
  if (!isOnItsWay(act)) return act
  const isWaiting = isOnPages(answer.state) && !hasArrived(act, answer)
  return isWaiting ? act : { ...act, progress: answer.state }
}

const late = (act: Act): Act => (isOnItsWay(act) ? { ...act, progress: 'late' } : act)
