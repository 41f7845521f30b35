import { setTimeout as sleep } from 'node:timers/promises'

export interface Deploying {
  /** Says that there is something new; answers at once. */
  wake(): void
  /** Ends once what has begun is over. */
  ended: Promise<void>
}

const FIRST_PAUSE_MS = 2000
const LONGEST_PAUSE_MS = 300_000

/**
 * Runs `once` whenever it is woken: one at a time, once more after a run during which it was woken, and
 * again after a while when it fails. The same problem is told once.
 */
export function keepDeploying(
  once: () => Promise<unknown>,
  {
    stop,
    onProblem,
    pauseMs = FIRST_PAUSE_MS,
  }: {
    stop: AbortSignal
    onProblem: (message: string) => void
    pauseMs?: number
  },
): Deploying {
  let isDue = false
  let ring = () => {}
  const bell = () => new Promise<void>((resolve) => (ring = resolve))
  let waiting = bell()
  stop.addEventListener('abort', () => ring(), { once: true })
  const run = async () => {
    let told = ''
    let pause = pauseMs
    while (!stop.aborted) {
      if (!isDue) await waiting
      waiting = bell()
      if (stop.aborted) return
      isDue = false
      try {
        await once()
        told = ''
        pause = pauseMs
      } catch (error) {
        if (stop.aborted) return
        const problem = error instanceof Error ? error.message : String(error)
        if (problem !== told) onProblem(problem)
        told = problem
        isDue = true
        await sleep(pause, undefined, { signal: stop }).catch(() => {})
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
      }
    }
  }
  return {
    wake() {
      isDue = true
      ring()
    },
    ended: run(),
  }
}
