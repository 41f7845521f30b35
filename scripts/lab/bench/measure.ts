import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { openSqliteStore, type Store } from '#data/store/database.ts'
import { editContent } from '#data/store/content.repository.ts'
import { migrate } from '#data/store/migrate.ts'
import { pathOf } from '#core/domain/routes.ts'
import { ensureBundle } from '../../engine/bundle.ts'
import { openPublisher, type Publisher } from '../../engine/publisher.ts'
import { storeSource } from '../../engine/source.ts'
import { fillStore, FIRST_LISTING, listing } from './synthetic.ts'

export const ORIGIN = 'https://bench.example'
const HOUR = 3_600_000
const WEEK = 7 * 24 * HOUR
/** A fixed day, for comparable runs. */
export const NOW = Date.parse('2026-11-18T09:00:00Z')

export interface Measurements {
  pages: number
  index_s: number
  cold_s: number
  /** Wall time per page, without index and compression. */
  cold_ms_per_page: number
  /** Thread time of compressing a page with Brotli, divided by the number of threads. */
  pack_ms_per_page: number
  peak_mb: number
  unchanged_s: number
  edit_warm_s: number
  edit_warm_pages: number
  week_s: number
  week_pages: number
}

export async function openStore(dir: string): Promise<Store> {
  mkdirSync(dir, { recursive: true })
  const store = openSqliteStore(join(dir, 'store.sqlite'))
  await migrate(store)
  return store
}

export async function publisherAt(dir: string, store: Store, clock: { now: number }): Promise<Publisher> {
  const bundle = await ensureBundle()
  return openPublisher({
    varDir: dir,
    origin: ORIGIN,
    source: storeSource(store),
    now: () => clock.now,
    bundle,
  })
}

/** Generates the site's content in a separate process, to keep its memory out of the publisher's. */
export async function makeContent(dir: string, pages: number): Promise<object> {
  const store = await openStore(dir)
  await fillStore(store, pages)
  await store.destroy()
  return {}
}

/** Cold build, a run without changes, warm edits and a new week, in this process. */
export async function measureSite(dir: string): Promise<Measurements> {
  const store = await openStore(dir)
  const clock = { now: NOW }
  const publisher = await publisherAt(dir, store, clock)
  const start = performance.now()
  let indexed = 0
  const cold = await publisher.publish({
    refreshShabbatTimes: true,
    onProgress: () => (indexed ||= performance.now()),
  })
  const peak = process.resourceUsage().maxRSS / 1024
  const unchanged = await publisher.publish({ refreshShabbatTimes: true })
  await editListing(dir, store, publisher, 1)
  const warm = await medianOf(5, (i) => editListing(dir, store, publisher, i + 2))
  clock.now += WEEK
  const week = await publisher.publish({ refreshShabbatTimes: true })
  publisher.close()
  await store.destroy()
  const threads = 2
  const compressMs = cold.compressMs / threads / cold.rendered
  const indexS = (indexed - start) / 1000
  return {
    pages: cold.rendered,
    index_s: indexS,
    cold_s: cold.seconds,
    cold_ms_per_page: ((cold.seconds - indexS) * 1000) / cold.rendered - compressMs,
    pack_ms_per_page: compressMs,
    peak_mb: peak,
    unchanged_s: unchanged.seconds,
    edit_warm_s: warm.seconds,
    edit_warm_pages: warm.pages,
    week_s: week.seconds,
    week_pages: week.rendered,
  }
}

interface Edit {
  seconds: number
  pages: number
}

/** The median by time of several successive runs. Throws RangeError without any. */
export async function medianOf<T extends { seconds: number }>(
  times: number,
  run: (i: number) => Promise<T>,
): Promise<T> {
  const runs: T[] = []
  for (let i = 0; i < times; i++) runs.push(await run(i))
  runs.sort((a, b) => a.seconds - b.seconds)
  const median = runs[Math.floor(times / 2)]
  if (!median) throw new RangeError('a median of no runs')
  return median
}

/** From the change in the store to the new bytes, including compressed ones and the index. */
export async function editListing(dir: string, store: Store, publisher: Publisher, round: number): Promise<Edit> {
  const start = performance.now()
  const row = listing(0, 3)
  const title = `Edited ${round} ${Date.now()}`
  const body = { ...(row.body as object), title: { en: title } }
  await store.transaction().execute((trx) => editContent(trx, { ...row, body }, { origin: 'bench', now: Date.now() }))
  const report = await publisher.publish()
  const seconds = (performance.now() - start) / 1000
  assertLive(dir, title)
  return { seconds, pages: report.rendered }
}

function assertLive(dir: string, title: string): void {
  const dtype = (listing(0, 3).body as { dtype: 228 }).dtype
  const path = pathOf('en', {
    kind: 'listing',
    tnid: FIRST_LISTING + 3,
    dtype,
    slug: title.replaceAll(' ', '_'),
  })
  const file = join(dir, 'current/pages', path)
  if (!readFileSync(file, 'utf8').includes(title)) throw new Error(`${file} does not show the edit`)
  if (!existsSync(`${file}.br`) || statSync(`${file}.br`).mtimeMs < statSync(file).mtimeMs - 1000) {
    throw new Error(`${file}.br is missing or old`)
  }
}

/** One edit in a new process, measured from its start. */
export async function measureColdEdit(dir: string): Promise<{ edit_new_process_s: number }> {
  const store = await openStore(dir)
  const publisher = await publisherAt(dir, store, { now: NOW + WEEK })
  await editListing(dir, store, publisher, 99)
  publisher.close()
  await store.destroy()
  return { edit_new_process_s: performance.now() / 1000 }
}
