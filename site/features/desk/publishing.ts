import type { Publishing } from '#core/contract/desk.ts'
import { type Cancel, type Clock, systemClock } from '#site/ui/page/clock.ts'
import { deskCall } from './calls.ts'
import { atom, type ReadableAtom } from 'nanostores'

const FIRST_MS = 200
const LONGEST_MS = 5_000
const GROWTH = 1.6
/** Past this the page says so, and asks no more. */
export const LATE_MS = 180_000

/** Where a change has come to the pages, if only to those that could be made. */
export type OnPages = 'live' | 'partly'
export const isOnPages = (state: string): state is OnPages => state === 'live' || state === 'partly'

interface Options {
  clock: Clock
  /** The change to ask about next; undefined once all are live. */
  nextSeq: () => number | undefined
  onAnswer: (answer: Publishing) => void
  onLate: () => void
}

export interface PublishingWatch {
  /** Asks soon, and again with longer and longer pauses until all is live. */
  begin(): void
  stop(): void
}

/** Asks the server how far changes have come on their way to the pages. */
export function watchPublishing(options: Options): PublishingWatch {
  const { clock, nextSeq, onAnswer, onLate } = options
  let wait: Cancel | undefined
  let since = 0
  let round = 0
  let isWaiting = false
  const askIn = (ms: number) => {
    wait?.()
    wait = clock.after(ms, () => void ask(ms))
  }

  async function ask(ms: number): Promise<void> {
    const seq = nextSeq()
    if (seq === undefined) return
    // A change in between begins another round before the answer for the last one.
    if (isWaiting) return askIn(ms)
    const asked = round
    isWaiting = true
    const isLate = clock.now() - since > LATE_MS
    const answer = await publishing(seq)
    isWaiting = false
    if (asked !== round) return
    if (answer) onAnswer(answer)
    if (nextSeq() === undefined) return
    if (isLate) onLate()
    else askIn(Math.min(ms * GROWTH, LONGEST_MS))
  }

  return {
    begin() {
      round++
      since = clock.now()
      askIn(FIRST_MS)
    },
    stop() {
      round++
      wait?.()
    },
  }
}

/**
 * Without the loading indicator; a failure counts as no answer yet: a restarting server answers again soon.
 */
const publishing = (seq: number): Promise<Publishing | undefined> =>
  deskCall('GET /rest/tjt/desk/publishing/:seq', { params: { seq } }, { isBackground: true }).catch(() => undefined)

/** The progress of a saved change; `unknown` if it takes too long, or the server no longer says. */
type LiveState = Publishing['state'] | 'unknown'

export interface Live {
  $state: ReadableAtom<LiveState>
  /** Stops polling. */
  stop(): void
}

/** Follows a change until the pages show it. */
export function followPublishing(seq: number, clock: Clock = systemClock): Live {
  const $state = atom<LiveState>('queued')
  const watch = watchPublishing({
    clock,
    nextSeq: () => (isOnPages($state.get()) ? undefined : seq),
    onAnswer: ({ state }) => $state.set(state),
    onLate: () => $state.set('unknown'),
  })
  watch.begin()
  return { $state, stop: watch.stop }
}
