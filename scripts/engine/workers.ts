import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { hasBegun } from '#data/index/threads.ts'
import type { BatchResult, WorkerSetup } from './render-worker.ts'
import type { Job } from './renderer.ts'

/** Subjects per batch for a worker: enough to hide the messaging, few enough to balance. */
const BATCH = 12

interface Crew<Item, Result> {
  /** A module beside this one. It sends `ready` once, then a result per batch. */
  script: string
  /** Its `workerData`. */
  setup: object
  items: readonly Item[]
  batch: number
  onResult: (result: Result) => void
  stop?: AbortSignal | undefined
}

/** Passes items in batches to one thread per core. Throws if a thread exits by itself; an AbortError when aborted. */
export async function inWorkers<Item, Result>(crew: Crew<Item, Result>): Promise<void> {
  const { script, setup, items, batch } = crew
  let next = 0
  const take = () => items.slice(next, (next += batch))
  const workers = Array.from(
    { length: Math.min(availableParallelism(), Math.ceil(items.length / batch)) },
    () =>
      new Worker(new URL(script, import.meta.url), {
        workerData: setup,
        resourceLimits: { maxYoungGenerationSizeMb: 48 },
      }),
  )
  const begun = workers.map(hasBegun)
  try {
    await Promise.all(workers.map((worker) => workOff(worker, take, crew)))
  } finally {
    await Promise.all(begun)
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

function workOff<Item, Result>(worker: Worker, take: () => Item[], { onResult, stop }: Crew<Item, Result>) {
  return new Promise<void>((resolve, reject) => {
    worker.on('error', reject)
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a worker exited with ${code}`))))
    worker.on('message', (message: Result | 'ready') => {
      if (message !== 'ready') onResult(message)
      if (stop?.aborted) return reject(stop.reason as Error)
      const batch = take()
      if (batch.length > 0) worker.postMessage(batch)
      else resolve()
    })
  })
}

export type RenderTotals = Pick<BatchResult, 'failed' | 'renderMs'>

/**
 * Renders jobs into a folder and passes each batch to `onBatch`. Throws if a bundle doesn't load or the disk is full.
 */
export async function renderInWorkers(
  setup: WorkerSetup,
  jobs: readonly Job[],
  onBatch: (result: BatchResult) => void,
  stop?: AbortSignal,
): Promise<RenderTotals> {
  const totals: RenderTotals = { failed: [], renderMs: 0 }
  const onResult = (result: BatchResult) => {
    totals.failed.push(...result.failed)
    totals.renderMs += result.renderMs
    onBatch(result)
  }
  await inWorkers({ script: './render-worker.ts', setup, items: jobs, batch: BATCH, onResult, stop })
  return totals
}
