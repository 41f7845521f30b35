import { atom, computed, type ReadableAtom } from 'nanostores'
import type { AuditAct, DeskDone, Publishing } from '#core/contract/desk.ts'
import { systemClock, type Clock } from '../page/clock.ts'
import { fill } from './fill.ts'
import { deskCall } from './calls.ts'
import { createFollowing } from './following.ts'
import { deskWordsNow } from './words.ts'

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
const FINAL: ReadonlySet<AuditAct> = new Set(['grant', 'revoke', 'dropFactor', 'trust'])

export function createActs(clock: Clock = systemClock): ActsStore {
  const $acts = atom<readonly Act[]>([])
  const $said = atom('')
  const following = createFollowing($acts, {
    clock,
    onLive(names, state) {
      const { isLive, isPartly } = deskWordsNow().live
      const text = state === 'live' ? isLive : isPartly
      $said.set(names.map((name) => fill(text, { name })).join(' '))
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
      $said.set(done.left ? `${name}: ${done.message.text}` : fill(deskWordsNow().live.undone, { name }))
    },
    clear: () => $acts.set([]),
    stop: following.stop,
  }
}

const progressOf = (seq: number | undefined): Pick<Act, 'progress' | 'seq'> =>
  seq === undefined ? { progress: 'none' } : { progress: 'queued', seq }
