import { Worker } from 'node:worker_threads'
import { availableParallelism } from 'node:os'
import type { BatchResult, WorkerSetup } from './render-worker.ts'
import type { Job } from './renderer.ts'

/** Subjects per batch for a worker: enough to hide the messaging, few enough to balance. */
const BATCH = 12

export interface RenderTotals {
  failed: BatchResult['failed']
  renderMs: number
  compressMs: number
}

/**
 * Renders jobs in one thread per core and passes each batch to `onBatch`. Throws if a worker exits, because a bundle
 * doesn't load or the disk is full; an AbortError when aborted.
 */
export async function renderInWorkers(
  setup: WorkerSetup,
  jobs: readonly Job[],
  onBatch: (result: BatchResult) => void,
  stop?: AbortSignal,
): Promise<RenderTotals> {
  const totals: RenderTotals = {
    failed: [],
    renderMs: 0,
    compressMs: 0,
  }
  if (jobs.length === 0) return totals
  let next = 0
  const take = () => jobs.slice(next, (next += BATCH))
  const count = Math.min(availableParallelism(), Math.ceil(jobs.length / BATCH))
  const workers = Array.from(
    { length: count },
    () =>
      new Worker(new URL('./render-worker.ts', import.meta.url), {
        workerData: setup,
        resourceLimits: { maxYoungGenerationSizeMb: 16 },
      }),
  )
  try {
    await Promise.all(
      workers.map(
        (worker) =>
          new Promise<void>((resolve, reject) => {
            worker.on('error', reject)
            worker.on('exit', (code) =>
              code === 0 ? resolve() : reject(new Error(`a render worker exited with ${code}`)),
            )
            worker.on('message', (message: BatchResult | 'ready') => {
              if (message !== 'ready') {
                addTotals(totals, message)
                onBatch(message)
              }
              if (stop?.aborted) return reject(stop.reason as Error)
              const batch = take()
              if (batch.length > 0) worker.postMessage(batch)
              else resolve()
            })
          }),
      ),
    )
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
  return totals
}

function addTotals(totals: RenderTotals, result: BatchResult): void {
  totals.failed.push(...result.failed)
  totals.renderMs += result.renderMs
  totals.compressMs += result.compressMs
}
