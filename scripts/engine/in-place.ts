import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Index } from '#data/index/open.ts'
import { type ContentDocument } from '#data/index/content-document.ts'
import { updateIndex, type ContentChange, type ContentSource } from '#data/index/write.ts'
import { fileOf } from '#core/domain/routes.ts'
import type { Bundle } from './bundle.ts'
import { markUncompressed } from './page-files.ts'
import { placeDrawings } from './drawings.ts'
import { makeDownloads, type DownloadSteps } from './downloads.ts'
import {
  finishJournal,
  moveFiles,
  startJournal,
  writeJournal,
  writeSteps,
  type JournalFile,
  type Made,
} from './journal.ts'
import { envOf, planPages, type Plan } from './plan.ts'
import type { Outcome, PublishOptions } from './outcome.ts'
import { addUses, createRenderer, failureOf, type Failure, type Renderer } from './renderer.ts'
import type { BatchResult, MadePage } from './render-worker.ts'
import { noteFailed, recordRendered, type Rendered } from './recorded-pages.ts'
import { indexFile, pagesDir } from './release.ts'
import { settingsKey, settingsOf, type SiteSettings } from './settings.ts'
import { chunkOf, emptySitemaps, sitemapFiles } from './sitemap.ts'
import { captureUndo, changeOf, pushUndo } from './undo.ts'
import { dropUploads, placeUploads, uploadsOf } from './uploads.ts'
import { renderInWorkers } from './workers.ts'

export interface InPlace extends SiteSettings {
  varDir: string
  release: string
  index: Index
  bundle: Bundle
  source: ContentSource
  now: number
  refreshShabbatTimes: boolean
  /** Set if the change is itself an undo. */
  isUndo?: boolean
  onProgress?: PublishOptions['onProgress']
  stop?: PublishOptions['stop']
}

/** Above this many pages, all cores are faster. */
export const MAX_PAGES = 600
const MAX_ROWS = 300
/** Kinds that can be published in place; others affect every page or cannot be undone individually. */
const SMALL_KINDS = ['listings', 'features']

const NOTHING = {
  rendered: 0,
  removed: 0,
  failed: 0,
  renderMs: 0,
  compressMs: 0,
  failures: [],
}

/**
 * Applies a small change, or the passing of time, to the current release. Undefined, without any effect, if a change
 * turns out too large.
 */
export async function publishInPlace(work: InPlace): Promise<Outcome | undefined> {
  const { index, source } = work
  const change = await source.changed(Number(index.meta('seq')))
  const rows = await fewRows(change)
  if (!rows) return undefined
  index.db.exec('begin immediate')
  try {
    const undo = captureUndo(index, rows)
    const tnids = rows.flatMap(({ kind, id }) => (kind === 'listings' ? [Number(id)] : []))
    const before = uploadsOf(index, tnids)
    await updateIndex(index, { ...source, changed: async () => changeOf(rows, change.seq) }, work)
    const data = await dataOf(work)
    const plan = planPages(index, envOf(index, work.bundle.hash, work))
    placeDrawings(index, pagesDir(work.release))
    if (plan.pages > MAX_PAGES) {
      index.db.exec(rows.length > 0 ? 'rollback' : 'commit')
      return rows.length > 0 ? undefined : await renderByAllCores(work, plan, data)
    }
    if (plan.pages + plan.gone.length + data.put.length === 0) {
      noteFailed(index, 0)
      index.db.exec('commit')
      return { planned: 0, unchanged: plan.unchanged, ...NOTHING }
    }
    if (!work.isUndo && rows.length > 0) pushUndo(index, undo)
    // Place pictures before the pages that show them; remove unused ones afterwards.
    const after = uploadsOf(index, tnids)
    placeUploads(work.varDir, pagesDir(work.release), after)
    const outcome = await renderIntoRelease(work, plan, data)
    dropUploads(index, pagesDir(work.release), before.difference(after))
    return outcome
  } catch (error) {
    if (index.db.inTransaction) index.db.exec('rollback')
    throw error
  }
}

type MadeData = Made & DownloadSteps

/** Makes what is open data with the nightly run: an edit in between waits for it. */
async function dataOf(work: InPlace): Promise<MadeData> {
  const { index, origin, now, release, refreshShabbatTimes } = work
  const folder = join(release, 'downloads')
  rmSync(folder, { recursive: true, force: true })
  if (!refreshShabbatTimes) return { folder, put: [], remove: [] }
  const steps = await makeDownloads({ index, origin, now, folder, before: pagesDir(release) })
  return { folder, ...steps }
}

/** The documents of a change, if few and of small kinds. */
async function fewRows({ counts, batches }: ContentChange): Promise<ContentDocument[] | undefined> {
  let total = 0
  for (const [kind, count] of counts) {
    total += count
    if (!SMALL_KINDS.includes(kind) || total > MAX_ROWS) return undefined
  }
  return (await Array.fromAsync(batches(SMALL_KINDS))).flat()
}

/** Renders the planned pages, commits them with the index, and moves them into place. */
async function renderIntoRelease(work: InPlace, plan: Plan, data: MadeData): Promise<Outcome> {
  const { index, release } = work
  const start = performance.now()
  const renderer = await warmRenderer(work)
  const files: JournalFile[] = []
  const rendered: Rendered = { made: [], learned: [], uses: new Map() }
  const failures: Failure[] = []
  for (const job of plan.jobs) {
    const { id, kind } = job.subject
    try {
      const { pages, sections, hash, noindex } = await renderer.render(job)
      addUses(rendered.uses, kind, sections)
      if (!job.subject.hash) rendered.learned.push({ id, hash, noindex })
      for (const { lang, path, html, digest } of pages) {
        rendered.made.push({ subject: id, lang, path, hash, digest })
        files.push({ file: fileOf(path), bytes: html })
      }
    } catch (error) {
      failures.push(failureOf(job, error))
    }
  }
  const renderMs = performance.now() - start
  const { changed, remove } = recordRendered(index, rendered, plan)
  const chunks = chunksOf(plan)
  const put = [...files.filter(({ file }) => changed.has(file)), ...sitemapFiles(index, work.origin, chunks)]
  const journal = writeJournal(release, put, [...remove, ...data.remove, ...emptySitemaps(index, chunks)], data)
  commitJournal(work, journal, plan.pages - rendered.made.length)
  const compressMs = performance.now() - start - renderMs
  return { ...outcomeOf(plan, rendered.made, changed), renderMs, compressMs, failures }
}

/**
 * Renders what the passing of time has changed, which may be a large part of the site: on all cores, from the committed
 * index, into the journal. The pages are compressed once they are in place.
 */
async function renderByAllCores(work: InPlace, plan: Plan, data: MadeData): Promise<Outcome> {
  const { index, release, bundle } = work
  const folder = startJournal(release)
  moveFiles(data, folder)
  const rendered: Rendered = { made: [], learned: [], uses: new Map() }
  const setup = { bundleDir: bundle.dir, indexFile: indexFile(release), settings: settingsOf(work), pages: folder }
  const onBatch = (batch: BatchResult) => {
    rendered.made.push(...batch.made)
    rendered.learned.push(...batch.learned)
    for (const [kind, sections] of batch.uses) addUses(rendered.uses, kind, sections)
    work.onProgress?.(rendered.made.length, plan.pages)
  }
  const { failed, renderMs } = await renderInWorkers({ setup, jobs: plan.jobs, onBatch, stop: work.stop })
  index.db.exec('begin immediate')
  const { changed, remove } = recordRendered(index, rendered, plan)
  const chunks = chunksOf(plan)
  const put = [...changed, ...data.put]
  for (const { file, bytes } of sitemapFiles(index, work.origin, chunks)) {
    writeFileSync(join(folder, file), bytes)
    put.push(file)
  }
  markUncompressed(release)
  const journal = writeSteps(release, {
    put,
    remove: [...remove, ...data.remove, ...emptySitemaps(index, chunks)],
    drop: put.map((file) => `${file}.br`),
  })
  commitJournal(work, journal, plan.pages - rendered.made.length)
  return { ...outcomeOf(plan, rendered.made, changed), renderMs, compressMs: 0, failures: failed }
}

/** The sitemaps that list pages of a plan. */
const chunksOf = ({ jobs, gone }: Plan): Set<number> =>
  new Set([...jobs.map(({ subject }) => subject.id), ...gone.map(({ subject }) => subject)].map(chunkOf))

function commitJournal({ index, release }: InPlace, journal: string, failed: number): void {
  index.setMeta('journal', journal)
  noteFailed(index, failed)
  index.db.exec('commit')
  finishJournal(release, index)
}

const outcomeOf = ({ pages, unchanged, gone }: Plan, pageRows: readonly MadePage[], changed: ReadonlySet<string>) => ({
  planned: pages,
  rendered: changed.size,
  unchanged: unchanged + pageRows.length - changed.size,
  removed: gone.length,
  failed: pages - pageRows.length,
})

const renderers = new WeakMap<Index, { bundle: string; settings: string; renderer: Renderer }>()

async function warmRenderer(work: InPlace): Promise<Renderer> {
  const { index, bundle } = work
  const known = renderers.get(index)
  const settings = settingsKey(work)
  if (known?.bundle === bundle.hash && known.settings === settings) return known.renderer
  const renderer = await createRenderer(bundle.dir, index, settingsOf(work))
  renderers.set(index, { bundle: bundle.hash, settings, renderer })
  return renderer
}
