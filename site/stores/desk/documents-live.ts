import { atom, type ReadableAtom } from 'nanostores'
import type { Publishing } from '#core/contract/desk.ts'
import { systemClock, type Clock } from '../page/clock.ts'
import { isOnPages, watchPublishing } from './publishing.ts'

/** The progress of a saved change; `unknown` if it takes too long, or the server no longer says. */
export type LiveState = Publishing['state'] | 'unknown'

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
