import { createServer, type ServerResponse } from 'node:http'
import type { LookupAddress } from 'node:dns'
import type { AddressInfo, LookupFunction } from 'node:net'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { createFetcher, type FetcherDeps } from '#api/picture-fetches/fetcher.ts'
import { fetchPicture } from '#api/picture-fetches/fetch-picture.ts'
import { pictureUrlsIn } from '#core/domain/picture-urls.ts'
import type { Mapping } from '#core/contract/import-mapping.ts'
import { openSqliteStore, type Store } from '#data/store/database.ts'
import { migrate } from '#data/store/migrate.ts'
import { countFetches, failedFetches, retryFetches } from '#data/store/picture-fetches.repository.ts'
import { insertFormerReviews } from '#data/store/former-reviews.repository.ts'
import { importSources } from '#data/store/imported.repository.ts'
import { allRedirects, insertRedirects } from '#data/store/redirects.repository.ts'
import { temporaryFolder } from '../../data/test/helpers.ts'
import { ROOT } from '../cli/tools.ts'
import { exportedDocuments } from '../export/documents.ts'
import { formerLines } from '../export/former.ts'
import { jsonLines } from '../export/formats.ts'
import { reportText } from '../import/places/report-text.ts'
import { edit, everything, listings, run, scratch, smallWorld } from './import-world.ts'

const HOST = 'old.example.org'

/** The tables and mappings of the guide, each after a paragraph that names it last. */
function guide(): Map<string, string> {
  const parts = readFileSync(join(ROOT, 'docs/coming-from-wordpress.md'), 'utf8').split(/\n{2,}/)
  return new Map(
    parts.flatMap((part, at) => {
      const name = parts[at - 1]?.match(/(?<=`)[a-z]+\.(?:csv|json)(?=`)/g)?.at(-1)
      return name && part.startsWith('    ') ? [[name, `${part.replace(/^ {4}/gm, '')}\n`] as const] : []
    }),
  )
}

/** A former site on loopback under its own name, whose pictures are drawn once. */
async function formerSite() {
  const jpeg = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#357' } })
    .jpeg()
    .toBuffer()
  const png = await sharp(jpeg).png().toBuffer()
  const requests: string[] = []
  const answers: Record<string, (reply: ServerResponse) => void> = {
    '/missing.jpg': (reply) => reply.writeHead(404).end(),
    '/broken.jpg': (reply) => reply.writeHead(503).end(),
    '/page.jpg': (reply) => reply.end('<!doctype html>'),
    '/private.jpg': (reply) => reply.writeHead(302, { location: 'http://127.0.0.1/x.jpg' }).end(),
    '/elsewhere.jpg': (reply) => reply.writeHead(302, { location: 'http://evil.example/x.jpg' }).end(),
    '/moved.jpg': (reply) => reply.writeHead(301, { location: 'ok.jpg' }).end(),
    '/loop.jpg': (reply) => reply.writeHead(302, { location: 'loop.jpg' }).end(),
    '/large.jpg': (reply) => reply.end(Buffer.alloc(16_000_000)),
  }
  const server = createServer((request, reply) => {
    const path = (request.url ?? '').replace('/wp-content/uploads', '')
    requests.push(path)
    const answer = answers[path] ?? ((own) => own.end(path.endsWith('.png') ? png : jpeg))
    answer(reply)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const origin = `http://${HOST}:${port}`
  const lookup: LookupFunction = (_name, { all }, done) =>
    all ? done(null, [{ address: '127.0.0.1', family: 4 }] as LookupAddress[]) : done(null, '127.0.0.1', 4)
  return { origin, lookup, requests, answers }
}

type Site = Awaited<ReturnType<typeof formerSite>>

const fetcherOf = (store: Store, { lookup }: Site, more: Partial<FetcherDeps> = {}) => {
  const config = { varDir: temporaryFolder(), importPictureHosts: new Set([HOST]) }
  return createFetcher({ store, config, lookup, now: () => 0, ...more })
}

/** Imports a table of the guide, whose former site is the one on loopback. */
async function imported(store: Store, name: string, { origin }: Site) {
  const text = (file: string) => guide().get(file)!.replaceAll('https://old.example.org/wp', `${origin}/wp`)
  const mapping = JSON.parse(text(`${name}.json`)) as Mapping
  return run(store, scratch()(`${name}.csv`, text(`${name}.csv`)), { format: 'csv', mapping, now: NOW_MS })
}

const NOW_MS = Date.parse('2026-06-01T00:00:00Z')

const picturesOf = async (store: Store, title: string) =>
  Object.values(await listings(store)).find((listing) => listing.title.en === title)?.pictures ?? []

test('a GeoDirectory export is taken over with its photographs and addresses, once', async () => {
  const [store, site] = [await smallWorld(), await formerSite()]
  const first = await imported(store, 'geodirectory', site)
  expect(first).toMatchObject({ counts: { new: 2 }, dropped: {} })
  expect(await countFetches(store)).toEqual({ waiting: 2, done: 0, failed: 0 })
  await fetcherOf(store, site, { now: () => NOW_MS }).sendDue()
  expect(await countFetches(store)).toEqual({ waiting: 0, done: 2, failed: 0 })
  const pictures = await picturesOf(store, 'Cafe Rimon')
  expect(pictures).toHaveLength(2)
  const redirects = await allRedirects(store)
  expect(redirects.map(({ address }) => address)).toEqual(['/?p=812', '/places/bakery-levi', '/places/cafe-rimon'])

  const before = await everything(store)
  const again = await imported(store, 'geodirectory', site)
  expect(again.counts).toMatchObject({ unchanged: 2, new: 0, changed: 0 })
  await fetcherOf(store, site, { now: () => NOW_MS }).sendDue()
  expect(await everything(store)).toEqual(before)
  expect(site.requests).toHaveLength(2)
  // What an editor takes away stays away.
  const { tnid } = Object.values(await listings(store)).find(({ title }) => title.en === 'Cafe Rimon')!
  await edit(store, tnid, { pictures: pictures.slice(1) })
  expect((await imported(store, 'geodirectory', site)).counts).toMatchObject({ kept: 1, unchanged: 1 })
  expect(await picturesOf(store, 'Cafe Rimon')).toEqual(pictures.slice(1))
})

test('a Directorist export is taken over with its reviews; what fails is named, and tried again', async () => {
  const [store, site] = [await smallWorld(), await formerSite()]
  await imported(store, 'directorist', site)
  const reviews = () => store.selectFrom('reviews').select(['author', 'content', 'former', 'former_stars']).execute()
  const review = { author: 'Dana', content: 'Kind people.', former: 'old-hotels', former_stars: 4.5 }
  expect(await reviews()).toEqual([review])
  await fetcherOf(store, site, { now: () => NOW_MS }).sendDue()
  expect(await countFetches(store)).toEqual({ waiting: 0, done: 1, failed: 1 })
  const [failed] = await failedFetches(store, { from: 0, count: 9 })
  expect(failed).toMatchObject({ source_id: '90', row: 'line 2', problem: 'status' })
  delete site.answers['/missing.jpg']
  await retryFetches(store, NOW_MS)
  await fetcherOf(store, site, { now: () => NOW_MS }).sendDue()
  expect(await countFetches(store)).toEqual({ waiting: 0, done: 2, failed: 0 })
  expect(await picturesOf(store, 'Hotel Carmel')).toHaveLength(2)
  expect((await imported(store, 'directorist', site)).counts).toMatchObject({ unchanged: 1 })
  expect(await reviews()).toEqual([review])
})

test.each([
  ['ok.jpg', undefined],
  ['moved.jpg', undefined],
  ['missing.jpg', { problem: 'status', isPassing: false }],
  ['broken.jpg', { problem: 'status', isPassing: true }],
  ['elsewhere.jpg', { problem: 'host', isPassing: false }],
  ['private.jpg', { problem: 'private', isPassing: false }],
  ['loop.jpg', { problem: 'redirects', isPassing: false }],
  ['large.jpg', { problem: 'large', isPassing: false }],
])('%s is fetched, or not: %j', async (name, outcome) => {
  const { origin, lookup } = await formerSite()
  const file = join(temporaryFolder(), 'picture')
  const hosts = new Set([HOST, '127.0.0.1'])
  const signal = new AbortController().signal
  expect(await fetchPicture(`${origin}/${name}`, file, { hosts, signal, lookup })).toEqual(outcome)
})

test('private networks and hosts that nobody named are not requests', async () => {
  const { origin, requests } = await formerSite()
  const file = join(temporaryFolder(), 'picture')
  const { signal } = new AbortController()
  const problemOf = async (url: string, host: string) =>
    (await fetchPicture(url, file, { hosts: new Set([host]), signal }))?.problem
  const { port } = new URL(origin)
  expect(await problemOf(`http://localhost:${port}/a.jpg`, 'localhost')).toBe('private')
  expect(await problemOf(`http://127.0.0.1:${port}/a.jpg`, '127.0.0.1')).toBe('private')
  expect(await problemOf(`http://[::1]:${port}/a.jpg`, '[::1]')).toBe('private')
  expect(await problemOf('ftp://old.example.org/a.jpg', HOST)).toBe('address')
  expect(await problemOf('https://other.example.org/a.jpg', HOST)).toBe('host')
  expect(requests).toEqual([])
})

test('a server that does not answer is requests three times, with waits', async () => {
  const [store, site] = [await smallWorld(), await formerSite()]
  site.answers['/carmel.jpg'] = (reply) => reply.writeHead(503).end()
  await imported(store, 'directorist', site)
  let now = NOW_MS
  const fetcher = fetcherOf(store, site, { now: () => now })
  for (const wait of [0, 60_000, 600_000]) {
    now += wait
    await fetcher.sendDue()
    await fetcher.sendDue()
  }
  expect(site.requests.filter((path) => path === '/carmel.jpg')).toHaveLength(3)
  expect(await countFetches(store)).toMatchObject({ waiting: 0, failed: 2 })
})

test.each([
  ['a list with blanks, commas or lines', 'https://a.org/1.jpg, https://a.org/2,3.jpg\nhttps://a.org/4.jpg', 3],
  ['GeoDirectory, without what was not approved', '#https://a.org/1.jpg|1||::https://a.org/2.jpg|2|T|C|0', 1],
  ['one', 'https://a.org/1.jpg', 1],
  ['none', '', 0],
])('the addresses of pictures in a cell: %s', (_, cell, count) => {
  const { urls, wrong } = pictureUrlsIn(cell)
  expect([urls.length, wrong]).toEqual([count, []])
})

async function exportOf(store: Store): Promise<string> {
  let text = ''
  const head = { origin: 'https://example.org', made: '2026-06-01T00:00:00.000Z', sources: [] }
  async function* all() {
    yield* exportedDocuments(store)
    yield* formerLines(store, { withoutSamples: true })
  }
  for await (const part of jsonLines(head, all())) text += part
  return text
}

const formerOf = async (store: Store) => ({
  redirects: (await allRedirects(store)).map(({ address, path, tnid }) => ({ address, path, tnid })),
  reviews: await store
    .selectFrom('reviews')
    .select(['tnid', 'author', 'content', 'at', 'former', 'former_id', 'former_stars', 'language'])
    .orderBy('former_id')
    .execute(),
  sites: await importSources(store),
})

test('an export has redirects and reviews of its listings, and an empty store gets them from it, once', async () => {
  const [store, site] = [await smallWorld(), await formerSite()]
  await imported(store, 'geodirectory', site)
  await imported(store, 'directorist', site)
  const tnid = (await listings(store))['90']!.tnid
  const written = {
    author: '',
    at: NOW_MS,
    stars: 0,
    title: '',
    text: "=1 < 2 & <b>3</b>\n'x'",
    language: 'en' as const,
  }
  await store.transaction().execute(async (trx) => {
    await insertFormerReviews(trx, 'old-hotels', [{ tnid, review: { ...written, key: '90 day = 1' } }])
    const lines = [
      { address: '/100% #1', target: { path: '/he/%D7%90.html?x=1#y' } },
      { address: '/gone', target: { tnid: 7 } },
    ]
    await insertRedirects(trx, lines, NOW_MS)
  })
  const exported = await exportOf(store)
  const file = scratch()('all.jsonl', exported)
  const { redirects, reviews, sites } = await formerOf(store)
  expect(redirects).toHaveLength(5)
  expect(reviews).toHaveLength(2)

  const other = openSqliteStore(':memory:')
  onTestFinished(() => other.destroy())
  await migrate(other)
  const dry = await run(other, file, { now: NOW_MS, dryRun: true })
  expect(dry.skipped).toMatchObject({})
  const report = await run(other, file, { now: NOW_MS })
  expect(report).toMatchObject({ skipped: {}, former: { redirects: 4, reviews: 2 } })
  expect(reportText(report)).toContain('4 redirects of a former site')
  expect(await formerOf(other)).toEqual({
    redirects: redirects.filter(({ address }) => address !== '/gone'),
    reviews,
    sites: sites.filter(({ source }) => source === 'old-hotels'),
  })
  expect(await exportOf(other)).toBe(exported)
  expect((await run(other, file, { now: NOW_MS })).former).toEqual({ redirects: 0, reviews: 0 })
  // What was hidden here stays hidden, and leaves with no export.
  await other.updateTable('reviews').set({ hidden: 1 }).execute()
  expect((await run(other, file, { now: NOW_MS })).former).toEqual({ redirects: 0, reviews: 0 })
  expect(await exportOf(other)).not.toContain('formerReviews')
})

test('what is wrong in the part of an export about a former site is named and left out', async () => {
  const store = await smallWorld()
  const line = (kind: string, body: object) => JSON.stringify({ kind, id: 'x', body })
  const review = { source: 'old-site', listing: '7', former_key: 'x', date: '2020-01-01', text: 'Good.' }
  const lines = [
    '{"format":"kosher-travel-directory","version":1}',
    line('redirects', { line: '/a → https://evil.example/' }),
    line('redirects', { line: '/a → 7' }),
    line('formerReviews', review),
    line('formerReviews', { ...review, source: '' }),
    line('formerReviews', { ...review, date: 'once' }),
    '{"kind":"redirects","id":"x"}',
  ]
  const report = await run(store, scratch()('a.jsonl', lines.join('\n')), { now: NOW_MS })
  expect(report.skipped).toEqual({ broken: 6 })
  expect(report.skippedExamples.map(({ where }) => where).toSorted()).toEqual(
    [2, 3, 4, 5, 6, 7].map((n) => `line ${n}`),
  )
  expect(await formerOf(store)).toEqual({ redirects: [], reviews: [], sites: [] })
})
