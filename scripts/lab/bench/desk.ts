import { parseArgs } from 'node:util'
import { openStore } from '#data/store/open.ts'
import type { Store } from '#data/store/database.ts'
import type { SeedListing } from '#core/contract/data-files.ts'
import { DIRECTORY_TYPES } from '#core/contract/directory.ts'
import type { DeskDone, Publishing } from '#core/contract/desk.ts'
import { hrefOf, slugIn } from '#core/domain/routes.ts'
import { TOKEN_HEADER } from '#core/contract/session.ts'
import { inFolder } from '../folder.ts'
import { numberOf } from '../options.ts'
import { startSite } from '../site-process.ts'
import { insertFactor, openWriterPages, type WriterPage } from '../writers.ts'
import { come, printWaits } from './waits.ts'

const CALLS = new Set(['POST desk', 'GET desk'])
const AT_ONCE = 10

interface Bench {
  url: string
  store: Store
  page: WriterPage
  listings: readonly SeedListing[]
  stop: AbortSignal
}

/**
 * How long after an editor's approval, and after a new listing, the page says it, on the whole site as `npm start`
 * serves it, and how many publishes ten approvals at once make: one or two. `--url` and `--var` measure a site on this
 * machine that runs already.
 */
export async function run(args: string[], stop: AbortSignal): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      times: { type: 'string', default: '20' },
      url: { type: 'string' },
      var: { type: 'string' },
    },
  })
  const times = numberOf('times', values.times, { least: 1, most: 1000 })
  const { url, var: varDir } = values
  if ((url === undefined) !== (varDir === undefined)) throw new RangeError('--url and --var: a running site needs both')
  const measureAt = (at: { url: string; varDir: string }) => measureSite({ ...at, times, stop })
  if (url !== undefined && varDir !== undefined) return measureAt({ url, varDir })
  await inFolder('bench-desk', async (own) => {
    const site = await startSite(own)
    try {
      await measureAt({ url: site.url, varDir: own })
    } finally {
      await site.close()
    }
  })
}

interface Asked {
  url: string
  varDir: string
  times: number
  stop: AbortSignal
}

async function measureSite({ url, varDir, times, stop }: Asked): Promise<void> {
  const store = openStore({ varDir, databaseUrl: undefined }, () => {})
  try {
    await measure({ ...(await prepare(store)), url, store, stop }, times)
  } finally {
    await store.destroy()
  }
}

/** An editor's session, and listings to work on. */
async function prepare(store: Store): Promise<Pick<Bench, 'page' | 'listings'>> {
  const known = await store
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'writer1@example.org')
    .executeTakeFirst()
  if (known) throw new Error('this site was already measured: use a new one')
  const [page] = await openWriterPages(store, 1, CALLS)
  await store.updateTable('users').set({ role: 'editor' }).where('id', '=', page!.uid).execute()
  await insertFactor(store, page!.uid)
  const rows = await store
    .selectFrom('content')
    .select('body')
    .where('kind', '=', 'listings')
    .where('deleted', '=', 0)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
  const listings = rows.map(({ body }) => JSON.parse(body) as SeedListing)
  return { page: page!, listings }
}

async function measure(bench: Bench, times: number): Promise<void> {
  const took: number[] = []
  const states = new Set<string>()
  for (let round = 0; round < times; round++) {
    bench.stop.throwIfAborted()
    const phone = phoneOf(round)
    const id = await sendEdit(bench, bench.listings[0]!, phone)
    const start = performance.now()
    const { seq = 0 } = await approve(bench, id)
    const isThere = pageShows(bench, bench.listings[0]!, phone)
    await come(async () => {
      states.add((await publishing(bench, seq)).state)
      return isThere()
    }, bench.stop)
    took.push(performance.now() - start)
  }
  printWaits('approval to page', took)
  process.stdout.write(`states reported on the way: ${[...states].join(', ')}\n`)
  await measureTogether(bench)
  await measureNew(bench, times)
}

/** New listings, each of another type, so that one is the first of its type in a city. */
async function measureNew(bench: Bench, times: number): Promise<void> {
  const took: number[] = []
  for (let round = 0; round < times; round++) {
    bench.stop.throwIfAborted()
    const { place, position } = bench.listings[round % AT_ONCE]!
    const listing = {
      dtype: DIRECTORY_TYPES[round % DIRECTORY_TYPES.length]!,
      place,
      position,
      title: { en: `New listing ${round}` },
      description: { en: 'Made by a benchmark.' },
      address: 'Main Street 1',
    }
    const start = performance.now()
    const { id } = await post(bench, 'document/listings', { body: listing })
    const isThere = pageShows(bench, { ...listing, tnid: Number(id) }, listing.title.en)
    await come(isThere, bench.stop)
    took.push(performance.now() - start)
  }
  printWaits('new listing to page', took)
}

/** Concurrent approvals, which the publisher sees together. */
async function measureTogether(bench: Bench): Promise<void> {
  const phone = phoneOf(9999)
  const ids: number[] = []
  for (const listing of bench.listings) ids.push(await sendEdit(bench, listing, phone))
  const start = performance.now()
  const done = await Promise.all(ids.map((id) => approve(bench, id)))
  const last = Math.max(...done.map(({ seq = 0 }) => seq))
  const seen = new Set<number>()
  const before = (await publishing(bench, last)).live
  await come(async () => {
    const { state, live } = await publishing(bench, last)
    if (live > before) seen.add(live)
    return state !== 'queued' && state !== 'rendering'
  }, bench.stop)
  for (const listing of bench.listings) await come(pageShows(bench, listing, phone), bench.stop)
  process.stdout.write(
    `${ids.length} approvals at once: all live after ${(performance.now() - start).toFixed(0)} ms, in ` +
      `${seen.size} publishes\n`,
  )
}

function phoneOf(round: number): string {
  return `+1 555 ${String(round).padStart(4, '0')}`
}

async function sendEdit({ store, page }: Bench, { tnid }: SeedListing, phone1: string): Promise<number> {
  const { id } = await store
    .insertInto('edits')
    .values({
      uid: page.uid,
      tnid,
      kind: 'regular',
      body: JSON.stringify({ phone1 }),
      language: 'en',
      claims_ownership: 0,
      state: 'waiting',
      at: Date.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const approve = (bench: Bench, id: number) => post(bench, 'decision', { kind: 'edit', id, act: 'approve' })

async function post({ url, page }: Bench, path: string, body: object): Promise<DeskDone & { id?: string }> {
  const answer = await fetch(`${url}/rest/tjt/desk/${path}`, {
    method: 'POST',
    headers: {
      cookie: page.cookie,
      [TOKEN_HEADER]: page.tokens['POST desk'] ?? '',
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`not done: ${await answer.text()}`)
  return (await answer.json()) as DeskDone & { id?: string }
}

async function publishing({ url, page }: Bench, seq: number): Promise<Publishing> {
  const answer = await fetch(`${url}/rest/tjt/desk/publishing/${seq}`, {
    headers: {
      cookie: page.cookie,
      [TOKEN_HEADER]: page.tokens['GET desk'] ?? '',
    },
  })
  if (!answer.ok) throw new Error(`request failed: ${await answer.text()}`)
  return (await answer.json()) as Publishing
}

function pageShows(
  { url }: Bench,
  { tnid, dtype, title }: Pick<SeedListing, 'tnid' | 'dtype' | 'title'>,
  text: string,
): () => Promise<boolean> {
  const slug = slugIn('en', title, tnid)
  const path = hrefOf('en', { kind: 'listing', tnid, dtype, slug })
  return async () => (await (await fetch(url + path)).text()).includes(text)
}
