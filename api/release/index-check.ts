import { Worker } from 'node:worker_threads'

/**
 * Reads a whole index in a thread of its own, in which nobody waits for it. Answers what is wrong; undefined where
 * nothing is, or where it was called off.
 */
export function checkIndex(file: string, stop: AbortSignal): Promise<string | undefined> {
  if (stop.aborted) return Promise.resolve(undefined)
  const worker = new Worker(new URL('./index-check-worker.ts', import.meta.url), { workerData: file })
  worker.unref()
  const end = () => void worker.terminate()
  stop.addEventListener('abort', end, { once: true })
  return new Promise<string | undefined>((resolve) => {
    worker.once('message', (problem: string | undefined) => resolve(problem))
    // A thread that cannot run says nothing of the index.
    worker.once('error', () => resolve(undefined))
    worker.once('exit', () => resolve(undefined))
  }).finally(() => stop.removeEventListener('abort', end))
}
