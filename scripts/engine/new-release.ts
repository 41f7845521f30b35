import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { fileOf } from '#core/domain/routes.ts'
import { DEFAULT_LANG, LANGS } from '#core/i18n/languages.ts'
import { isCurrentIndex, openIndex, type Index } from '#data/index/open.ts'
import { createIndex, updateIndex } from '#data/index/write.ts'
import { keepOldAssets, placeAssets } from './assets.ts'
import type { Bundle } from './bundle.ts'
import { linkPage, writePacked } from './files.ts'
import { noteFailed, recordPages } from './in-place.ts'
import { envOf, planPages, type Plan } from './plan.ts'
import type { Outcome, PublishOptions } from './publisher.ts'
import {
  forgetOldReleases,
  indexFile,
  pagesDir,
  readInfo,
  startRelease,
  switchTo,
  writeInfo,
} from './release.ts'
import { settingsOf, type SiteSettings } from './settings.ts'
import type { SiteSource } from './source.ts'
import { robotsFile, sitemapFiles } from './sitemap.ts'
import { placeUploads, uploadsOf } from './uploads.ts'
import { renderInWorkers, type RenderTotals } from './workers.ts'

export interface NewRelease extends SiteSettings {
  varDir: string
  bundle: Bundle
  source: SiteSource
  now: number
  turnWeeks: boolean
  /** The release in use, whose unchanged pages are taken over. */
  previous: string | undefined
  onProgress?: PublishOptions['onProgress']
}

/** Makes a release beside the one in use and switches to it. A run that fails leaves everything as it was. */
export async function publishRelease(work: NewRelease): Promise<Outcome> {
  const { id, partial, final } = startRelease(work.varDir)
  try {
    const index = await startIndex(work, indexFile(partial))
    try {
      await indexContent(work, index)
      const plan = planPages(index, envOf(index, work.bundle.hash, work))
      const totals = await fillPages(work, index, plan, partial)
      const scriptHashes = new Set(totals.scriptHashes)
      if (work.previous)
        for (const hash of readInfo(work.previous).scriptHashes)
          scriptHashes.add(hash)
      writeInfo(partial, {
        id,
        at: new Date(work.now).toISOString(),
        bundle: work.bundle.hash,
        ...settingsOf(work),
        scriptHashes: [...scriptHashes].sort(),
      })
      const failedPages = plan.pages - totals.rendered
      noteFailed(index, failedPages)
      index.db.pragma('wal_checkpoint(truncate)')
      index.close()
      syncFile(indexFile(partial))
      renameSync(partial, final)
      switchTo(work.varDir, final)
      forgetOldReleases(work.varDir)
      return {
        planned: plan.pages,
        rendered: totals.rendered,
        unchanged: plan.unchanged,
        removed: plan.gone.length,
        failed: failedPages,
        renderMs: totals.renderMs,
        packMs: totals.packMs,
        failures: totals.failed,
      }
    } finally {
      index.close()
    }
  } catch (error) {
    rmSync(partial, { recursive: true, force: true })
    throw error
  }
}

/** What an index was made by, and from. */
export interface IndexOrigin {
  /** Hash of the code. */
  code: string
  /** `id` of the SiteSource. */
  source: string
}

/** Whether an index can be gone on from: numbers of changes mean nothing in another store. */
export function isIndexOf(
  index: Index,
  { code, source }: IndexOrigin,
): boolean {
  return isCurrentIndex(index, code) && index.meta('source') === source
}

/** The index to go on from: a copy of the one in use, or a new one where there is none that fits. */
async function startIndex(work: NewRelease, file: string): Promise<Index> {
  const { bundle, source } = work
  const origin = { code: bundle.inputs, source: await source.id() }
  if (work.previous && existsSync(indexFile(work.previous))) {
    const before = openIndex(indexFile(work.previous))
    try {
      if (isIndexOf(before, origin)) {
        await before.db.backup(file)
        const index = openIndex(file, { readonly: false })
        // What the release before can take back, it takes back itself.
        index.run('delete from undo')
        return index
      }
    } finally {
      before.close()
    }
  }
  const index = openIndex(file, { readonly: false })
  createIndex(index, origin.code)
  index.setMeta('source', origin.source)
  return index
}

async function indexContent(work: NewRelease, index: Index): Promise<void> {
  index.db.exec('begin immediate')
  await updateIndex(index, work.source, {
    now: work.now,
    turnWeeks: work.turnWeeks,
  })
  index.db.exec('commit')
}

/** Puts everything into the folder of the pages: what stays, what is new, and what pages need. */
async function fillPages(
  work: NewRelease,
  index: Index,
  plan: Plan,
  partial: string,
): Promise<RenderTotals & { rendered: number }> {
  const pages = pagesDir(partial)
  for (const lang of LANGS)
    if (lang !== DEFAULT_LANG) mkdirSync(join(pages, lang), { recursive: true })
  const due = new Set(
    plan.jobs.flatMap(({ subject, langs }) =>
      langs.map((lang) => `${subject.id} ${lang}`),
    ),
  )
  const before = publishedPages(index)
  if (work.previous) {
    const from = pagesDir(work.previous)
    for (const { subject, lang, path } of before) {
      if (!due.has(`${subject} ${lang}`)) linkPage(from, pages, fileOf(path))
    }
    keepOldAssets(from, pages, work.now)
  }
  let rendered = 0
  const setup = {
    bundleDir: work.bundle.dir,
    indexFile: indexFile(partial),
    settings: settingsOf(work),
    pages,
  }
  recordPages(index, [], plan)
  const totals = await renderInWorkers(setup, plan.jobs, ({ made }) => {
    index.db.transaction(() =>
      recordPages(index, made, { gone: [], env: plan.env }),
    )()
    rendered += made.length
    work.onProgress?.(rendered, plan.pages)
  })
  if (rendered === 0 && totals.failed.length > 0) {
    throw new Error(
      `No page renders; nothing was published. The first error:\n${totals.failed[0]?.error}`,
    )
  }
  if (work.previous) keepFailed(work.previous, pages, before, due, totals, plan)
  placeAssets(work.bundle.dir, pages)
  placeUploads(work.varDir, pages, uploadsOf(index))
  const robots = robotsFile(work.origin)
  writePacked(pages, robots.file, robots.bytes)
  for (const { file, bytes } of sitemapFiles(index, work.origin)) {
    writePacked(pages, file, bytes)
    // Buffers wait for the collector, which runs between turns only.
    await nextTurn()
  }
  return { ...totals, rendered }
}

interface PublishedRow {
  subject: number
  lang: string
  path: string
}

function publishedPages(index: Index): PublishedRow[] {
  return index.all(
    'select subject, lang, path from published where subject in (select id from subjects) order by subject, lang',
  )
}

/** A page whose render failed keeps the version that it had. */
function keepFailed(
  previous: string,
  pages: string,
  before: readonly PublishedRow[],
  due: ReadonlySet<string>,
  totals: RenderTotals,
  plan: Plan,
): void {
  if (totals.failed.length === 0) return
  const failed = new Set(totals.failed.map(({ kind, ref }) => `${kind} ${ref}`))
  const subjects = new Set(
    plan.jobs
      .filter(({ subject }) => failed.has(`${subject.kind} ${subject.ref}`))
      .map(({ subject }) => subject.id),
  )
  for (const { subject, lang, path } of before) {
    if (subjects.has(subject) && due.has(`${subject} ${lang}`))
      linkPage(pagesDir(previous), pages, fileOf(path))
  }
}

function syncFile(file: string): void {
  const fd = openSync(file, 'r')
  fsyncSync(fd)
  closeSync(fd)
}
