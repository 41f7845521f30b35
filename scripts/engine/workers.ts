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
  /** Those that are ready later. */
  late?: Promise<readonly Item[]> | undefined
  batch: number
  onResult: (result: Result) => void
  stop?: AbortSignal | undefined
}

/** Less work than this is done before another thread has loaded what it needs. */
const BATCHES_PER_THREAD = 10

/**
 * Passes items in batches to threads, at most one per core. Throws if a thread exits by itself; an AbortError when
 * aborted.
 */
export async function inWorkers<Item, Result>(crew: Crew<Item, Result>): Promise<void> {
  const { script, setup, items, late, batch } = crew
  const take = batchesOf(crew)
  const batches = Math.ceil(items.length / batch) + (late ? 1 : 0)
  const threads = Math.ceil(batches / BATCHES_PER_THREAD)
  const workers = Array.from(
    { length: Math.min(availableParallelism(), threads) },
    () =>
      new Worker(new URL(script, import.meta.url), {
        workerData: setup,
        resourceLimits: { maxYoungGenerationSizeMb: 12 },
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

/** The next batch at each call, empty at the end. */
function batchesOf<Item>({ items, late, batch }: Crew<Item, never>): () => Promise<readonly Item[]> {
  let queue = items
  let rest = late
  // Whoever comes to them hears of a failure; nobody may.
  rest?.catch(() => {})
  let next = 0
  return async () => {
    if (next >= queue.length && rest) {
      const awaited = rest
      rest = undefined
      queue = await awaited
      next = 0
    }
    return queue.slice(next, (next += batch))
  }
}

function workOff<Item, Result>(
  worker: Worker,
  take: () => Promise<readonly Item[]>,
  { onResult, stop }: Crew<Item, Result>,
) {
  return new Promise<void>((resolve, reject) => {
    worker.on('error', reject)
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a worker exited with ${code}`))))
    worker.on('message', (message: Result | 'ready') => {
      if (message !== 'ready') onResult(message)
      if (stop?.aborted) return reject(stop.reason as Error)
      take().then((batch) => (batch.length > 0 ? worker.postMessage(batch) : resolve()), reject)
    })
  })
}

export type RenderTotals = Pick<BatchResult, 'failed' | 'renderMs'>

interface Rendering {
  setup: WorkerSetup
  jobs: readonly Job[]
  /** Those whose contents are still being made. */
  late?: Promise<readonly Job[]>
  onBatch: (result: BatchResult) => void
  stop?: AbortSignal | undefined
}

/**
 * Renders jobs into a folder and passes each batch to `onBatch`. Throws if a bundle doesn't load or the disk is full.
 */
export async function renderInWorkers({ setup, jobs, late, onBatch, stop }: Rendering): Promise<RenderTotals> {
  const totals: RenderTotals = { failed: [], renderMs: 0 }
  const onResult = (result: BatchResult) => {
    totals.failed.push(...result.failed)
    totals.renderMs += result.renderMs
    onBatch(result)
  }
  await inWorkers({ script: './render-worker.ts', setup, items: jobs, late, batch: BATCH, onResult, stop })
  return totals
}
