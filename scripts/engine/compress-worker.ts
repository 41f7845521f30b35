import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, threadId, workerData } from 'node:worker_threads'
import { brotliPage, readPlain } from './files.ts'

export interface CompressItem {
  file: string
  /** Whether it stays plain too. */
  isPlain: boolean
}

export interface CompressSetup {
  pages: string
  /** On the same file system, so that half-written files are never beside the pages. */
  scratch: string
}

const { pages, scratch } = workerData as CompressSetup

parentPort?.on('message', (items: CompressItem[]) => {
  const temporary = join(scratch, String(threadId))
  const start = performance.now()
  const put = (path: string, bytes: Buffer) => {
    writeFileSync(temporary, bytes)
    renameSync(temporary, path)
  }
  for (const { file, isPlain } of items) {
    const path = join(pages, file)
    const packed = `${path}.br`
    const plain = readPlain(path)
    // Damaged ones are found, and rendered again, where pages are checked.
    if (!plain) continue
    if (!existsSync(packed)) put(packed, brotliPage(plain))
    if (!isPlain) rmSync(path, { force: true })
    else if (!existsSync(path)) put(path, plain)
  }
  parentPort?.postMessage(performance.now() - start)
})
parentPort?.postMessage('ready')
