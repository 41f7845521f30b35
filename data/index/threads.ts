import type { Worker } from 'node:worker_threads'

/** Resolves once a thread has sent something or exited: ended while it loads SQLite, it takes the process with it. */
export const hasBegun = (worker: Worker): Promise<unknown> =>
  new Promise((resolve) => {
    worker.once('message', resolve)
    worker.once('exit', resolve)
  })
