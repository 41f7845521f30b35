import { setTimeout as sleep } from 'node:timers/promises'
import type { PublishOptions, Report } from './outcome.ts'
import type { Publisher } from './publisher.ts'

export interface Keeping {
  publisher: Publisher
  /** What the first publish does besides, which is made for this code whatever made the release in use. */
  first?: PublishOptions
  /** Whether there is nothing to go on with if the first one fails: it throws then. */
  isFirstNeeded?: boolean
  /** The number of the store's latest change. */
  latest: () => Promise<number>
  stop: AbortSignal
  onReport: (report: Report) => void
  /** Told once while the same goes wrong again and again. */
  onProblem: (message: string) => void
  /** Between two looks at the store. */
  pauseMs?: number
}

const PAUSE_MS = 150
const LONGEST_PAUSE_MS = 30_000

/** Publishes each change of the store as it comes, until it is told to stop. What goes wrong is tried again. */
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
  let told = ''
  let pause = pauseMs
  while (!stop.aborted) {
    try {
      const seq = await latest()
      if (seq !== published) {
        const isFirst = first !== undefined && published < 0
        onReport(await publisher.publish(isFirst ? first : { ownOnly: true }))
        published = seq
        told = ''
        pause = pauseMs
      }
    } catch (error) {
      if (stop.aborted) return
      if (isFirstNeeded && published < 0) throw error
      const problem = error instanceof Error ? error.message : String(error)
      if (problem !== told) onProblem(problem)
      told = problem
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
    }
    await sleep(pause, undefined, { signal: stop }).catch(() => {})
  }
}
