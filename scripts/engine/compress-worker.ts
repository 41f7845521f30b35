import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, threadId, workerData } from 'node:worker_threads'
import { brotliPage } from './files.ts'

export interface CompressSetup {
  pages: string
  /** On the same file system, so that half-written files are never beside the pages. */
  scratch: string
}

const { pages, scratch } = workerData as CompressSetup

parentPort?.on('message', (files: string[]) => {
  const temporary = join(scratch, String(threadId))
  const start = performance.now()
  for (const file of files) {
    const path = join(pages, file)
    writeFileSync(temporary, brotliPage(readFileSync(path)))
    renameSync(temporary, `${path}.br`)
  }
  parentPort?.postMessage(performance.now() - start)
})
parentPort?.postMessage('ready')
