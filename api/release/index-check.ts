import { Worker } from 'node:worker_threads'
import { hasBegun } from '#data/index/threads.ts'

/** Checks a whole index in a separate thread. Returns what is wrong; undefined if nothing, or if aborted. */
export function checkIndex(file: string, stop: AbortSignal): Promise<string | undefined> {
  if (stop.aborted) return Promise.resolve(undefined)
  const worker = new Worker(new URL('./index-check-worker.ts', import.meta.url), { workerData: file })
  worker.unref()
  const begun = hasBegun(worker)
  const end = () => void begun.then(() => worker.terminate())
  stop.addEventListener('abort', end, { once: true })
  return new Promise<string | undefined>((resolve) => {
    worker.on('message', (message: 'begun' | { problem: string | undefined }) => {
      if (message !== 'begun') resolve(message.problem)
    })
    // A thread that fails to start says nothing about the index.
    worker.once('error', () => resolve(undefined))
    worker.once('exit', () => resolve(undefined))
  }).finally(() => stop.removeEventListener('abort', end))
}
