import { parentPort, workerData } from 'node:worker_threads'
import { openIndex } from '#data/index/open.ts'
import { fileOf } from '#core/domain/routes.ts'
import { writeCompressed } from './files.ts'
import { createRenderer, failureOf, type Failure, type Job } from './renderer.ts'
import type { SiteSettings } from './settings.ts'

export interface WorkerSetup {
  bundleDir: string
  indexFile: string
  settings: SiteSettings
  /** Target folder. */
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
  failed: Failure[]
  renderMs: number
  compressMs: number
}

const { bundleDir, indexFile, settings, pages } = workerData as WorkerSetup
const index = openIndex(indexFile)
const renderer = await createRenderer(bundleDir, index, settings)

parentPort?.on('message', (jobs: Job[]) => {
  void renderBatch(jobs).then((result) => parentPort?.postMessage(result))
})
parentPort?.postMessage('ready')

async function renderBatch(jobs: readonly Job[]): Promise<BatchResult> {
  const result: BatchResult = {
    made: [],
    failed: [],
    renderMs: 0,
    compressMs: 0,
  }
  for (const job of jobs) {
    const { id, hash } = job.subject
    const start = performance.now()
    try {
      const rendered = await renderer.render(job)
      const middle = performance.now()
      for (const { lang, path, html, digest } of rendered) {
        writeCompressed(pages, fileOf(path), html)
        result.made.push({ subject: id, lang, path, hash, digest })
      }
      result.renderMs += middle - start
      result.compressMs += performance.now() - middle
    } catch (error) {
      if ((error as { code?: string }).code === 'ENOSPC') throw error
      result.failed.push(failureOf(job, error))
    }
  }
  return result
}
