import { Worker } from 'node:worker_threads'

/** Checks a whole index in a separate thread. Returns what is wrong; undefined if nothing, or if aborted. */
export function checkIndex(file: string, stop: AbortSignal): Promise<string | undefined> {
  if (stop.aborted) return Promise.resolve(undefined)
  const worker = new Worker(new URL('./index-check-worker.ts', import.meta.url), { workerData: file })
  worker.unref()
  const end = () => void worker.terminate()
  stop.addEventListener('abort', end, { once: true })
  return new Promise<string | undefined>((resolve) => {
    worker.once('message', (problem: string | undefined) => resolve(problem))
    // A thread that fails to start says nothing about the index.
    worker.once('error', () => resolve(undefined))
    worker.once('exit', () => resolve(undefined))
  }).finally(() => stop.removeEventListener('abort', end))
}
