import { setTimeout as sleep } from 'node:timers/promises'

export interface Deploying {
  /** Signals a change; returns at once. */
  wake(): void
  /** Resolves once the current run is over. */
  ended: Promise<void>
}

const FIRST_PAUSE_MS = 2000
const LONGEST_PAUSE_MS = 300_000

/**
 * Runs `once` whenever woken: one run at a time, another after a run during which it was woken, and a retry later when
 * it fails. Reports the same problem once.
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
    let lastProblem = ''
    let pause = pauseMs
    while (!stop.aborted) {
      if (!isDue) await waiting
      waiting = bell()
      if (stop.aborted) return
      isDue = false
      try {
        await once()
        lastProblem = ''
        pause = pauseMs
      } catch (error) {
        if (stop.aborted) return
        const problem = error instanceof Error ? error.message : String(error)
        if (problem !== lastProblem) onProblem(problem)
        lastProblem = problem
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
