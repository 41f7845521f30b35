import { setTimeout as sleep } from 'node:timers/promises'
import type { PublishOptions, Report } from './outcome.ts'
import type { Publisher } from './publisher.ts'

export interface Keeping {
  publisher: Publisher
  /** Options of the first publish, which rebuilds whatever release other code has made. */
  first?: PublishOptions
  /** Whether a failure of the first one is fatal. */
  isFirstNeeded?: boolean
  /** The store's latest change number. */
  latest: () => Promise<number>
  stop: AbortSignal
  onReport: (report: Report) => void
  /** Called once for a recurring problem. */
  onProblem: (message: string) => void
  /** Polling interval. */
  pauseMs?: number
}

const PAUSE_MS = 150
const LONGEST_PAUSE_MS = 30_000

/** Watches the store and publishes changes until aborted. Retries after failures. */
export async function keepPublishing({
  publisher,
  first,
  isFirstNeeded = false,
  latest,
  stop,
  onReport,
  onProblem,
  pauseMs = PAUSE_MS,
}: Keeping): Promise<void> {
  let published = -1
  let lastProblem = ''
  let pause = pauseMs
  while (!stop.aborted) {
    try {
      const seq = await latest()
      if (seq !== published) {
        const isFirst = first !== undefined && published < 0
        onReport(await publisher.publish({ ...(isFirst ? first : { ownOnly: true }), stop }))
        published = seq
        lastProblem = ''
        pause = pauseMs
      }
    } catch (error) {
      if (stop.aborted) return
      if (isFirstNeeded && published < 0) throw error
      const problem = error instanceof Error ? error.message : String(error)
      if (problem !== lastProblem) onProblem(problem)
      lastProblem = problem
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
    }
    await sleep(pause, undefined, { signal: stop }).catch(() => {})
  }
}
