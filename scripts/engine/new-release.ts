import type { NewRelease, Outcome } from './outcome.ts'
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { fileOf } from '#core/domain/routes.ts'
import { DEFAULT_LANG, LANGS } from '#core/i18n/languages.ts'
import { madeDownloads } from '#data/index/downloads.ts'
import { releaseCache, type Index } from '#data/index/open.ts'
import { awaitHash } from '#data/index/subjects.ts'
import { keepOldAssets, placeAssets } from './assets.ts'
import { placeDrawings } from './drawings.ts'
import { announcePages, endDraft } from './draft.ts'
import { markUncompressed } from './page-files.ts'
import { linkDownloads, makeDownloads } from './downloads.ts'
import { linkPage, writeCompressed } from './files.ts'
import { noteFailed, recordPages, recordRendered } from './recorded-pages.ts'
import { freeMemory } from './memory.ts'
import { envOf, planPages, type Plan } from './plan.ts'
import { indexContent, startIndex } from './release-index.ts'
import {
  deleteOldReleases,
  indexFile,
  openDraft,
  pagesDir,
  startRelease,
  switchTo,
  writeInfo,
  type NewFolder,
  type ReleaseInfo,
} from './release.ts'
import { scriptHashesOf } from './renderer.ts'
import { settingsOf } from './settings.ts'
import { robotsFile, sitemapFiles } from './sitemap.ts'
import { ownTextsFiles } from './own-texts.ts'
import { placeUploads, uploadsOf } from './uploads.ts'
import { renderInWorkers, type RenderTotals } from './workers.ts'

/** Builds a release beside the current one and switches to it. A failed run changes nothing. */
export async function publishRelease(work: NewRelease): Promise<Outcome> {
  const scriptHashes = await scriptHashesOf(work.bundle.dir)
  const folder = startRelease(work.varDir)
  const { id, partial, final, isDraft } = folder
  const info: ReleaseInfo = {
    id,
    at: new Date(work.now).toISOString(),
    bundle: work.bundle.hash,
    pictures: work.bundle.pictures,
    ...settingsOf(work),
    scriptHashes,
  }
  try {
    work.onProgress?.(0, 0)
    const index = await startIndex(work, indexFile(partial))
    let downloads: Promise<void> | undefined
    try {
      await indexContent(work, index)
      downloads = placeDownloads(work, index, pagesDir(partial))
      const plan = planPages(index, envOf(index, work.bundle.hash, work))
      prepareFolder(work, index, partial)
      markUncompressed(partial)
      if (isDraft) {
        announcePages(index, plan)
        openDraft(partial, info)
      }
      const totals = await fillPages(work, index, plan, { ...folder, downloads })
      const failedPages = plan.pages - totals.rendered
      noteFailed(index, failedPages)
      index.db.pragma('wal_checkpoint(truncate)')
      index.close()
      syncFile(indexFile(partial))
      writeInfo(partial, info)
      if (!isDraft) renameSync(partial, final)
      switchTo(work.varDir, final)
      deleteOldReleases(work.varDir)
      return {
        planned: plan.pages,
        rendered: totals.rendered,
        unchanged: plan.unchanged,
        removed: plan.gone.length,
        failed: failedPages,
        renderMs: totals.renderMs,
        compressMs: 0,
        failures: totals.failed,
      }
    } finally {
      await downloads?.catch(() => {})
      index.close()
    }
  } catch (error) {
    rmSync(partial, { recursive: true, force: true })
    throw error
  }
}

/** Makes what is open data, or keeps that of the release before, while other pages are rendered. */
async function placeDownloads(work: NewRelease, index: Index, pages: string): Promise<void> {
  const before = work.previous && pagesDir(work.previous)
  if (work.refreshShabbatTimes || !madeDownloads(index)) {
    awaitHash(index, LATE)
    await makeDownloads({ index, origin: work.origin, now: work.now, folder: pages, before })
    freeMemory()
  }
  if (before) linkDownloads(index, before, pages)
}

/** The kind of page that shows the downloads. */
const LATE = 'openData'

/** Adds the assets that pages need. */
function prepareFolder(work: NewRelease, index: Index, partial: string): void {
  const pages = pagesDir(partial)
  for (const lang of LANGS) if (lang !== DEFAULT_LANG) mkdirSync(join(pages, lang), { recursive: true })
  if (work.previous) keepOldAssets(pagesDir(work.previous), pages, work.now)
  placeAssets(work.bundle.dir, pages)
  for (const { file, bytes } of work.files ?? []) {
    if (file.endsWith('.css')) writeCompressed(pages, file, bytes)
    else writeFileSync(join(pages, file), bytes)
  }
  placeUploads(work.varDir, pages, uploadsOf(index))
  placeDrawings(index, pages)
  for (const { file, bytes } of ownTextsFiles(index)) {
    mkdirSync(dirname(join(pages, file)), { recursive: true })
    writeFileSync(join(pages, file), bytes)
  }
  const robots = robotsFile(work.origin)
  writeFileSync(join(pages, robots.file), robots.bytes)
}

/** Fills the folder with unchanged and new pages, and sitemaps. */
async function fillPages(
  work: NewRelease,
  index: Index,
  plan: Plan,
  { partial, isDraft, downloads }: NewFolder & { downloads: Promise<void> },
): Promise<RenderTotals & { rendered: number }> {
  const pages = pagesDir(partial)
  const { previous } = work
  // Lists of every page: only what is linked needs them.
  const due = new Set(
    previous && plan.jobs.flatMap(({ subject, langs }) => langs.map((lang) => `${subject.id} ${lang}`)),
  )
  const before = previous ? publishedPages(index) : []
  for (const { subject, lang, path } of before) {
    if (previous && !due.has(`${subject} ${lang}`)) linkPage(pagesDir(previous), pages, fileOf(path))
  }
  let rendered = 0
  work.onProgress?.(rendered, plan.pages)
  const setup = {
    bundleDir: work.bundle.dir,
    indexFile: indexFile(partial),
    settings: settingsOf(work),
    pages,
  }
  recordPages(index, [], plan)
  releaseCache(index)
  freeMemory()
  const totals = await renderInWorkers({
    setup,
    jobs: plan.jobs.filter(({ subject }) => subject.kind !== LATE),
    late: downloads.then(() => plan.jobs.filter(({ subject }) => subject.kind === LATE)),
    onBatch: (batch) => {
      index.db.transaction(() => recordRendered(index, batch, { gone: [], env: plan.env }))()
      rendered += batch.made.length
      work.onProgress?.(rendered, plan.pages)
    },
    stop: work.stop,
  })
  if (isDraft) endDraft(index)
  if (rendered === 0 && totals.failed.length > 0) {
    throw new Error(`No page renders; nothing was published. The first error:\n${totals.failed[0]?.error}`)
  }
  if (previous) keepFailed(previous, pages, before, due, totals, plan)
  for (const { file, bytes } of sitemapFiles(index, work.origin)) {
    writeFileSync(join(pages, file), bytes)
    // Buffers are freed only between turns of the event loop.
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

/** A page that failed to render keeps its old version. */
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
    plan.jobs.filter(({ subject }) => failed.has(`${subject.kind} ${subject.ref}`)).map(({ subject }) => subject.id),
  )
  for (const { subject, lang, path } of before) {
    if (subjects.has(subject) && due.has(`${subject} ${lang}`)) linkPage(pagesDir(previous), pages, fileOf(path))
  }
}

function syncFile(file: string): void {
  const fd = openSync(file, 'r')
  fsyncSync(fd)
  closeSync(fd)
}
