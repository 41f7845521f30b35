import { atom, type ReadableAtom } from 'nanostores'
import type { Publishing } from '#core/contract/desk.ts'
import { systemClock, type Cancel, type Clock } from '../clock.ts'
import { deskCall } from './calls.ts'

/** How far a saved change has come; `unknown` where the server no longer says. */
export type LiveState = Publishing['state'] | 'unknown'

export interface Live {
  $state: ReadableAtom<LiveState>
  /** Asks no more. */
  stop(): void
}

/** Between two questions, in milliseconds. */
export const ASK_MS = 250
const SLOW_MS = 2000
const QUICK_ASKS = 40
const MOST_ASKS = 300
const MOST_FAILURES = 5

/** Follows a change until the pages show it. */
export function followPublishing(
  seq: number,
  clock: Clock = systemClock,
): Live {
  const $state = atom<LiveState>('queued')
  let cancel: Cancel | undefined
  let isOver = false
  let asked = 0
  let failures = 0

  async function ask(): Promise<void> {
    asked++
    try {
      const { state } = await deskCall(
        'GET /rest/tjt/desk/publishing/:seq',
        { params: { seq } },
        { isBackground: true },
      )
      failures = 0
      if (!isOver) $state.set(state)
    } catch {
      // A server that starts anew answers again soon.
      failures++
    }
    if (isOver || $state.get() === 'live') return
    if (failures >= MOST_FAILURES || asked >= MOST_ASKS)
      return $state.set('unknown')
    const ms = asked < QUICK_ASKS ? ASK_MS : SLOW_MS
    cancel = clock.after(ms, () => void ask())
  }

  void ask()
  return {
    $state,
    stop() {
      isOver = true
      cancel?.()
    },
  }
}
