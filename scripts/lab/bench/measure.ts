import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { openSqliteStore, type Store } from '#data/store/database.ts'
import { editContent } from '#data/store/content.repository.ts'
import { migrate } from '#data/store/migrate.ts'
import { openIndex } from '#data/index/open.ts'
import { pathOf } from '#core/domain/routes.ts'
import { ensureBundle } from '../../engine/bundle.ts'
import { openPublisher, type Publisher } from '../../engine/publisher.ts'
import { storeSource } from '../../engine/source.ts'
import { measureFloor } from './floor.ts'
import { fillStore, FIRST_LISTING, listing } from './synthetic.ts'

const ORIGIN = 'https://bench.example'
const HOUR = 3_600_000
const WEEK = 7 * 24 * HOUR
/** A fixed day, for comparable runs. */
const NOW = Date.parse('2026-11-18T09:00:00Z')

interface Measurements {
  pages: number
  index_s: number
  /** From an empty folder to a live release. */
  cold_s: number
  /** CPU per page of rendering alone, in one thread: see `measureFloor`. */
  floor_ms_per_page: number
  /** CPU per page of all threads from index to release, halved: the wall time on two idle cores. */
  render_ms_per_page: number
  render_of_floor: number
  /** The same for compressing, once the release is live. */
  compress_ms_per_page: number
  compress_of_floor: number
  cold_cpu_s: number
  peak_mb: number
  unchanged_s: number
  edit_warm_s: number
  edit_warm_pages: number
  week_s: number
  /** Including compression. */
  week_cpu_s: number
  week_pages: number
  /** CPU time a page of the week, of that of the same pages rendered once more with nothing changed. */
  week_of_same_pages: number
}

async function openStore(dir: string): Promise<Store> {
  mkdirSync(dir, { recursive: true })
  const store = openSqliteStore(join(dir, 'store.sqlite'))
  await migrate(store)
  return store
}

async function publisherAt(dir: string, store: Store, clock: { now: number }): Promise<Publisher> {
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

const THREADS = 2

/** CPU time of this process so far, all threads, seconds. */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

type ColdMeasurements = Pick<Measurements, 'pages' | 'index_s' | 'cold_s' | 'cold_cpu_s' | 'peak_mb'> & {
  render_ms_per_page: number
  compress_ms_per_page: number
}

/** From nothing to a live release, and until it is compressed. */
async function measureCold(publisher: Publisher): Promise<ColdMeasurements> {
  const start = { at: performance.now(), cpu: cpuSeconds() }
  let indexed = start
  let released = start
  const cold = await publisher.publish({
    refreshShabbatTimes: true,
    onProgress(done, total) {
      if (total > 0 && done === 0) indexed = { at: performance.now(), cpu: cpuSeconds() }
    },
    onRelease: () => (released = { at: performance.now(), cpu: cpuSeconds() }),
  })
  const perPage = (cpu: number) => (cpu * 1000) / THREADS / cold.rendered
  return {
    pages: cold.rendered,
    index_s: (indexed.at - start.at) / 1000,
    cold_s: cold.seconds,
    cold_cpu_s: released.cpu - start.cpu,
    render_ms_per_page: perPage(released.cpu - indexed.cpu),
    compress_ms_per_page: perPage(cpuSeconds() - released.cpu),
    peak_mb: process.resourceUsage().maxRSS / 1024,
  }
}

/** Cold build, a run without changes, warm edits and a new week, in this process. */
export async function measureSite(dir: string): Promise<Measurements> {
  const store = await openStore(dir)
  const clock = { now: NOW }
  const publisher = await publisherAt(dir, store, clock)
  const cold = await measureCold(publisher)
  const unchanged = await publisher.publish({ refreshShabbatTimes: true })
  await editListing(dir, store, publisher, 1)
  const warm = await medianOf(5, (i) => editListing(dir, store, publisher, i + 2))
  clock.now += WEEK
  const before = versionsIn(dir)
  const week = await refresh(publisher)
  forgetAllBut(dir, before)
  const same = await refresh(publisher)
  // Some had been rendered to what they were.
  if (same.pages < week.pages) throw new Error(`of ${week.pages} pages, ${same.pages} were rendered again`)
  publisher.close()
  await store.destroy()
  const floor = await measureFloor(join(dir, 'current'), (await ensureBundle()).dir)
  return {
    ...cold,
    floor_ms_per_page: floor,
    render_of_floor: cold.render_ms_per_page / floor,
    compress_of_floor: cold.compress_ms_per_page / floor,
    unchanged_s: unchanged.seconds,
    edit_warm_s: warm.seconds,
    edit_warm_pages: warm.pages,
    week_s: week.seconds,
    week_cpu_s: week.cpu,
    week_pages: week.pages,
    week_of_same_pages: week.cpu / week.pages / (same.cpu / same.pages),
  }
}

/** A nightly run with its CPU time, compression included. */
async function refresh(publisher: Publisher): Promise<Edit & { cpu: number }> {
  const cpu = cpuSeconds()
  const { seconds, rendered: pages } = await publisher.publish({ refreshShabbatTimes: true })
  return { seconds, pages, cpu: cpuSeconds() - cpu }
}

const liveIndex = (dir: string) => join(dir, 'current/index.sqlite')

/** What each page was made from. */
function versionsIn(dir: string): ReadonlySet<string> {
  const index = openIndex(liveIndex(dir))
  try {
    return new Set(
      index.all<{ version: string }>(`select ${VERSION} version from published`).map(({ version }) => version),
    )
  } finally {
    index.close()
  }
}

const VERSION = "subject || ' ' || lang || ' ' || hash"

/** Has the pages rendered again that were made from something else. */
function forgetAllBut(dir: string, versions: ReadonlySet<string>): void {
  const index = openIndex(liveIndex(dir), { readonly: false })
  try {
    index.run(
      `update published set hash = '', digest = '' where ${VERSION} not in (select value from json_each(?))`,
      JSON.stringify([...versions]),
    )
  } finally {
    index.close()
  }
}

interface Edit {
  seconds: number
  pages: number
}

/** The median by time of several successive runs. Throws RangeError without any. */
async function medianOf<T extends { seconds: number }>(times: number, run: (i: number) => Promise<T>): Promise<T> {
  const runs: T[] = []
  for (let i = 0; i < times; i++) runs.push(await run(i))
  runs.sort((a, b) => a.seconds - b.seconds)
  const median = runs[Math.floor(times / 2)]
  if (!median) throw new RangeError('a median of no runs')
  return median
}

/** From the change in the store to the new bytes, including compressed ones and the index. */
async function editListing(dir: string, store: Store, publisher: Publisher, round: number): Promise<Edit> {
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
