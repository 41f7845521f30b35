import { atom, computed, type ReadableAtom } from 'nanostores'
import type { AuditAct, DeskDone, Publishing } from '#core/contract/desk.ts'
import { systemClock, type Cancel, type Clock } from '../clock.ts'
import { fill } from '../words.ts'
import { deskCall } from './calls.ts'
import { deskWordsNow } from './words.ts'

/** How far an act has come: `none` changes no page, `late` is no longer asked about. */
export type Progress = Publishing['state'] | 'none' | 'late'

/** Something that was just done. */
export interface Act {
  /** What `undo` takes. */
  audit: number
  act: AuditAct
  /** What it was done to. */
  name: string
  /** Path of the page that changes. */
  url?: string
  seq?: number
  progress: Progress
  /** An undo can itself not be taken back here. */
  canUndo: boolean
}

export interface ActsStore {
  /** Latest first. */
  $acts: ReadableAtom<readonly Act[]>
  /** What has just happened, for those who hear it. */
  $said: ReadableAtom<string>
  /** The latest act that can be taken back. */
  $undoable: ReadableAtom<Act | undefined>
  add(done: DeskDone, about: Pick<Act, 'act' | 'name' | 'url'>): void
  /** Takes an act back. Throws ApiError. */
  undo(act: Pick<Act, 'audit' | 'name' | 'url'>, reason?: string): Promise<void>
  clear(): void
  /** Asks no more. */
  stop(): void
}

export const MOST_ACTS = 6
const FIRST_MS = 200
const LONGEST_MS = 5_000
const GROWTH = 1.6
/** Past this the page says so, and asks no more. */
const LATE_MS = 180_000

export function createActs(clock: Clock = systemClock): ActsStore {
  const $acts = atom<readonly Act[]>([])
  const $said = atom('')
  let wait: Cancel | undefined
  let since = 0

  function begin(): void {
    since = clock.now()
    askIn(FIRST_MS)
  }

  function askIn(ms: number): void {
    wait?.()
    wait = clock.after(ms, () => void ask(ms))
  }

  /** Asks about all at once: the last change is live after all others. */
  async function ask(ms: number): Promise<void> {
    const seqs = $acts
      .get()
      .filter(isOnItsWay)
      .map(({ seq }) => seq!)
    if (seqs.length === 0) return
    const isLate = clock.now() - since > LATE_MS
    const answer = await deskCall(
      'GET /rest/tjt/desk/publishing/:seq',
      { params: { seq: Math.max(...seqs) } },
      { isBackground: true },
    ).catch(() => undefined)
    if (answer) show(answer)
    const isLeft = $acts.get().some(isOnItsWay)
    if (isLeft && isLate) giveUp()
    else if (isLeft) askIn(Math.min(ms * GROWTH, LONGEST_MS))
  }

  function show({ state, live }: Publishing): void {
    const { isLive } = deskWordsNow().live
    const before = $acts.get()
    $acts.set(
      before.map((act) =>
        isOnItsWay(act)
          ? { ...act, progress: act.seq! <= live ? 'live' : state }
          : act,
      ),
    )
    const arrived = before.filter((act) => isOnItsWay(act) && act.seq! <= live)
    if (arrived.length > 0)
      say(arrived.map(({ name }) => fill(isLive, { name })).join(' '))
  }

  const giveUp = () =>
    $acts.set(
      $acts
        .get()
        .map((act) => (isOnItsWay(act) ? { ...act, progress: 'late' } : act)),
    )
  const say = (text: string) => $said.set(text)

  function put(act: Act): void {
    $acts.set([act, ...$acts.get()].slice(0, MOST_ACTS))
    if (act.seq !== undefined) begin()
  }

  return {
    $acts,
    $said,
    $undoable: computed($acts, (acts) => acts.find(({ canUndo }) => canUndo)),
    add({ audit, seq, message }, about) {
      put({ audit, ...about, ...progressOf(seq), canUndo: true })
      say(`${about.name}: ${message.text}`)
    },
    async undo({ audit, name, url }, reason) {
      const done = await deskCall('POST /rest/tjt/desk/undo', {
        body: { audit, ...(reason && { reason }) },
      })
      $acts.set($acts.get().filter((act) => act.audit !== audit))
      put({
        audit: done.audit,
        act: 'undo',
        name,
        ...(url && { url }),
        ...progressOf(done.seq),
        canUndo: false,
      })
      say(fill(deskWordsNow().live.undone, { name }))
    },
    clear: () => $acts.set([]),
    stop: () => wait?.(),
  }
}

const isOnItsWay = ({ progress, seq }: Act): boolean =>
  seq !== undefined && (progress === 'queued' || progress === 'rendering')

const progressOf = (seq: number | undefined): Pick<Act, 'progress' | 'seq'> =>
  seq === undefined ? { progress: 'none' } : { progress: 'queued', seq }
