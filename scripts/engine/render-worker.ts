import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { openIndex } from '#data/index/open.ts'
import type { LearnedHash } from '#data/index/subjects.ts'
import { fileOf } from '#core/domain/routes.ts'
import { addUses, createRenderer, failureOf, type Failure, type Job, type Uses } from './renderer.ts'
import type { SiteSettings } from './settings.ts'

export interface WorkerSetup {
  bundleDir: string
  indexFile: string
  settings: SiteSettings
  /** Target folder. Pages are not compressed here. */
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
  /** Of subjects that had no hash. */
  learned: LearnedHash[]
  /** The sections of the messages that pages of each kind are rendered from. */
  uses: Uses
  /** Including reading and writing. */
  renderMs: number
}

const { bundleDir, indexFile, settings, pages } = workerData as WorkerSetup
// It reads each page's rows once; a larger cache would only grow with the site.
const index = openIndex(indexFile, { cacheMb: 4, isFixed: true })
const renderer = await createRenderer(bundleDir, index, settings)

parentPort?.on('message', (jobs: Job[]) => {
  void renderBatch(jobs).then((result) => parentPort?.postMessage(result))
})
parentPort?.postMessage('ready')

async function renderBatch(jobs: readonly Job[]): Promise<BatchResult> {
  const result: BatchResult = { made: [], failed: [], learned: [], uses: new Map(), renderMs: 0 }
  const start = performance.now()
  for (const job of jobs) {
    const { id, kind } = job.subject
    try {
      const { pages: rendered, sections, hash, noindex } = await renderer.render(job)
      addUses(result.uses, kind, sections)
      if (!job.subject.hash) result.learned.push({ id, hash, noindex })
      for (const { lang, path, html, digest } of rendered) {
        writeFileSync(join(pages, fileOf(path)), html)
        result.made.push({ subject: id, lang, path, hash, digest })
      }
    } catch (error) {
      if ((error as { code?: string }).code === 'ENOSPC') throw error
      result.failed.push(failureOf(job, error))
    }
  }
  result.renderMs = performance.now() - start
  return result
}
