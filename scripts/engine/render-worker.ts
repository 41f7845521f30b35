import { parentPort, workerData } from 'node:worker_threads'
import { openIndex } from '#data/index/open.ts'
import { fileOf } from '#core/domain/routes.ts'
import { packed, VARIANTS } from './files.ts'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRenderer, type Job } from './renderer.ts'

export interface WorkerSetup {
  bundleDir: string
  indexFile: string
  origin: string
  /** Where the pages go. */
  pages: string
}

export interface MadePage {
  subject: number
  lang: string
  path: string
  hash: string
  digest: string
}

export interface BatchResult {
  made: MadePage[]
  failed: { kind: string; ref: number; error: string }[]
  renderMs: number
  packMs: number
  scriptHashes: string[]
}

const { bundleDir, indexFile, origin, pages } = workerData as WorkerSetup
const index = openIndex(indexFile)
const renderer = await createRenderer(bundleDir, index, origin)

parentPort?.on('message', (jobs: Job[]) => {
  void renderBatch(jobs).then((result) => parentPort?.postMessage(result))
})
parentPort?.postMessage('ready')

async function renderBatch(jobs: readonly Job[]): Promise<BatchResult> {
  const result: BatchResult = {
    made: [],
    failed: [],
    renderMs: 0,
    packMs: 0,
    scriptHashes: [],
  }
  for (const job of jobs) {
    const { id, kind, ref, hash } = job.subject
    const start = performance.now()
    try {
      const rendered = await renderer.render(job)
      const middle = performance.now()
      for (const { lang, path, html, digest } of rendered) {
        write(fileOf(path), html)
        result.made.push({ subject: id, lang, path, hash, digest })
      }
      result.renderMs += middle - start
      result.packMs += performance.now() - middle
    } catch (error) {
      if ((error as { code?: string }).code === 'ENOSPC') throw error
      result.failed.push({
        kind,
        ref,
        error:
          error instanceof Error
            ? (error.stack ?? error.message)
            : String(error),
      })
    }
  }
  result.scriptHashes = renderer.scriptHashes()
  return result
}

function write(file: string, html: Buffer): void {
  const path = join(pages, file)
  packed(html).forEach((bytes, i) => writeFileSync(path + VARIANTS[i], bytes))
}
