import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { EDITOR } from '#api/accounts/roles.repository.ts'
import { openStore } from '#api/store/open.ts'
import type { Store } from '#api/store/database.ts'
import type { SeedListing } from '#core/contract/data-files.ts'
import type { DeskDone, Publishing } from '#core/contract/desk.ts'
import { hrefOf, slugIn } from '#core/domain/routes.ts'
import { TOKEN_HEADER } from '#core/contract/session.ts'
import { main } from './failures.ts'
import { startSite } from './site-process.ts'
import { openWriterPages, type WriterPage } from './writers.ts'

// `npm run bench:desk -- --times 20`: how long after an editor's approval the page says it, on the whole site as
// `npm start` serves it, and how many publishes ten approvals at once make. Aim: 2 seconds, and one or two.
// `--url` and `--var` measure a site on this machine that runs already.
const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '20' },
    url: { type: 'string' },
    var: { type: 'string' },
  },
})

const CALLS = new Set(['POST desk', 'GET desk'])
const AT_ONCE = 10
const LONGEST_MS = 60_000

interface Bench {
  url: string
  store: Store
  page: WriterPage
  listings: readonly SeedListing[]
}

await main(async (stop) => {
  const own = values.url === undefined
  const varDir = values.var ?? mkdtempSync(join(tmpdir(), 'bench-desk-'))
  const site = own ? await startSite(varDir) : undefined
  const store = openStore({ varDir, databaseUrl: undefined }, () => {})
  try {
    const url = site?.url ?? values.url!
    await measure(await prepare(url, store), stop)
  } finally {
    await store.destroy()
    await site?.close()
    if (own) rmSync(varDir, { recursive: true, force: true })
  }
})

/** An editor's page, and listings to work on. */
async function prepare(url: string, store: Store): Promise<Bench> {
  const known = await store
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'writer1@example.org')
    .executeTakeFirst()
  if (known) throw new Error('this site was measured already: take a new one')
  const [page] = await openWriterPages(store, 1, CALLS)
  await store
    .updateTable('users')
    .set({ role: EDITOR })
    .where('id', '=', page!.uid)
    .execute()
  const rows = await store
    .selectFrom('content')
    .select('body')
    .where('kind', '=', 'listings')
    .where('deleted', '=', 0)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
  const listings = rows.map(({ body }) => JSON.parse(body) as SeedListing)
  return { url, store, page: page!, listings }
}

async function measure(bench: Bench, stop: AbortSignal): Promise<void> {
  const took: number[] = []
  const states = new Set<string>()
  for (let round = 0; round < Number(values.times); round++) {
    stop.throwIfAborted()
    const phone = phoneOf(round)
    const id = await sendEdit(bench, bench.listings[0]!, phone)
    const start = performance.now()
    const { seq = 0 } = await approve(bench, id)
    const isThere = pageShows(bench, bench.listings[0]!, phone)
    await until(async () => {
      states.add((await publishing(bench, seq)).state)
      return isThere()
    })
    took.push(performance.now() - start)
  }
  print('approval to page', took)
  process.stdout.write(`states told on the way: ${[...states].join(', ')}\n`)
  await measureTogether(bench)
}

/** Approvals at once: the publisher sees them together. */
async function measureTogether(bench: Bench): Promise<void> {
  const phone = phoneOf(9999)
  const ids: number[] = []
  for (const listing of bench.listings)
    ids.push(await sendEdit(bench, listing, phone))
  const start = performance.now()
  const done = await Promise.all(ids.map((id) => approve(bench, id)))
  const last = Math.max(...done.map(({ seq = 0 }) => seq))
  const seen = new Set<number>()
  const before = (await publishing(bench, last)).live
  await until(async () => {
    const { state, live } = await publishing(bench, last)
    if (live > before) seen.add(live)
    return state !== 'queued' && state !== 'rendering'
  })
  for (const listing of bench.listings)
    await until(pageShows(bench, listing, phone))
  process.stdout.write(
    `${ids.length} approvals at once: all live after ${(performance.now() - start).toFixed(0)} ms, in ${seen.size} publishes\n`,
  )
}

function phoneOf(round: number): string {
  return `+1 555 ${String(round).padStart(4, '0')}`
}

async function sendEdit(
  { store, page }: Bench,
  { tnid }: SeedListing,
  phone1: string,
): Promise<number> {
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

async function approve({ url, page }: Bench, id: number): Promise<DeskDone> {
  const answer = await fetch(`${url}/rest/tjt/desk/decision`, {
    method: 'POST',
    headers: {
      cookie: page.cookie,
      [TOKEN_HEADER]: page.tokens['POST desk'] ?? '',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ kind: 'edit', id, act: 'approve' }),
  })
  if (!answer.ok) throw new Error(`not approved: ${await answer.text()}`)
  return (await answer.json()) as DeskDone
}

async function publishing(
  { url, page }: Bench,
  seq: number,
): Promise<Publishing> {
  const answer = await fetch(`${url}/rest/tjt/desk/publishing/${seq}`, {
    headers: {
      cookie: page.cookie,
      [TOKEN_HEADER]: page.tokens['GET desk'] ?? '',
    },
  })
  if (!answer.ok) throw new Error(`not told: ${await answer.text()}`)
  return (await answer.json()) as Publishing
}

function pageShows(
  { url }: Bench,
  { tnid, dtype, title }: SeedListing,
  phone: string,
): () => Promise<boolean> {
  const slug = slugIn('en', title, tnid)
  const path = hrefOf('en', { kind: 'listing', tnid, dtype, slug })
  return async () => (await (await fetch(url + path)).text()).includes(phone)
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + LONGEST_MS
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error('it never came')
    await sleep(10)
  }
}

function print(name: string, ms: readonly number[]): void {
  const sorted = ms.toSorted((one, other) => one - other)
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
  process.stdout.write(
    `${name.padEnd(20)} p50 ${at(0.5).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)} ms, max ${at(1).toFixed(0)} ms of ${ms.length}\n`,
  )
}
