import { createServer, type ServerResponse } from 'node:http'
import type { LookupAddress } from 'node:dns'
import type { AddressInfo, LookupFunction } from 'node:net'
import sharp from 'sharp'
import { expect, onTestFinished } from 'vitest'
import { createFetcher } from '#api/picture-fetches/fetcher.ts'
import { deskApp, read, type Desk } from '#api/test/desk.ts'
import { partsOf, wireOf } from '#api/test/edits.ts'
import { makeRelease, switchTo } from '#api/test/helpers.ts'
import { onBothStores } from '#api/test/store/stores.ts'
import type { AddedReviews, ImportOrder, ImportRun } from '#core/contract/desk.ts'
import type { Mapping } from '#core/contract/import-mapping.ts'
import { csvRow } from '#core/domain/csv.ts'
import { testFull } from '#core/test/full.ts'
import type { Store } from '#data/store/database.ts'
import { findRun } from '#data/store/import-runs.repository.ts'
import { countFetches } from '#data/store/picture-fetches.repository.ts'
import { runStep } from '../import/run-step.ts'
import { fillWorld } from './import-world.ts'

const HOST = 'old.example.org'
const ROWS = 200
const TIMEOUT_MS = 2000
const MINUTE_MS = 60_000

/** What the former site answers, by the name of the photograph. */
const ANSWERS = ['ok', 'late', 'missing', 'page', 'large', 'private', 'moved', 'silent'] as const
type Answer = (typeof ANSWERS)[number]
/** Of each hundred photographs how many are which; the others are as they should be. */
const SHARES: Partial<Record<Answer, number>> = {
  late: 5,
  missing: 4,
  page: 2,
  large: 1,
  private: 2,
  moved: 4,
  silent: 1,
}
const PROBLEMS: Partial<Record<Answer, string>> = {
  missing: 'status', page: 'picture', large: 'large', private: 'private', silent: 'timeout',
} // prettier-ignore

const TYPES = Object.entries(SHARES).flatMap(([answer, share]) => Array<Answer>(share).fill(answer as Answer))
const answerOf = (number: number): Answer => TYPES[(number * 37) % 100] ?? 'ok'

/** A site on loopback, under a name of its own. */
async function formerSite() {
  const side = { width: 240, height: 160 }
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
  const photograph = await sharp({ create: { ...side, channels: 3, background: '#357', noise } })
    .blur(2)
    .jpeg()
    .toBuffer()
  const large = Buffer.alloc(16_000_000)
  const answers: Readonly<Record<Answer, (reply: ServerResponse) => void>> = {
    ok: (reply) => reply.end(photograph),
    late: (reply) => void setTimeout(() => reply.end(photograph), 300),
    missing: (reply) => reply.writeHead(404).end(),
    page: (reply) => reply.end('<!doctype html><title>Gone</title>'),
    large: (reply) => reply.end(large),
    private: (reply) => reply.writeHead(302, { location: 'http://127.0.0.1/x.jpg' }).end(),
    moved: (reply) => reply.writeHead(301, { location: '/ok/moved.jpg' }).end(),
    silent: () => {},
  }
  const server = createServer((request, reply) => {
    const name = request.url?.split('/')[1]
    answers[ANSWERS.find((each) => each === name) ?? 'missing'](reply)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  const lookup: LookupFunction = (_name, { all }, done) =>
    all ? done(null, [{ address: '127.0.0.1', family: 4 }] as LookupAddress[]) : done(null, '127.0.0.1', 4)
  return { origin: `http://${HOST}:${port}`, lookup }
}

const SYLLABLES = ['Ba', 'De', 'Fi', 'Go', 'Lu', 'Ma', 'Ne', 'Pi', 'Ro', 'Tu']
const nameOf = (number: number) =>
  [...String(number).padStart(4, '0')].map((digit) => SYLLABLES[Number(digit)]).join('')
const addressesOf = (number: number) => [`/places/${nameOf(number).toLowerCase()}/`, `/?p=${number}`]
const picturesOf = (number: number) => (number % 2 === 0 ? [2 * number, 2 * number + 1] : [2 * number])
const NUMBERS = Array.from({ length: ROWS }, (_, at) => at + 1)
/** Every fiftieth has no name, every hundredth of the others a category that the mapping lacks. */
const hasName = (number: number) => number % 50 !== 0
const isListed = (number: number) => hasName(number) && number % 100 !== 1

/** As GeoDirectory exports it, with a column of addresses. */
function tableOf(origin: string): string {
  const head = ['ID', 'post_title', 'post_content', 'default_category', 'street', 'city', 'country', 'latitude']
  const rows = NUMBERS.map((number) => [
    String(number),
    hasName(number) ? `Restaurant ${nameOf(number)}` : '',
    `<p>Dairy &amp; fish, number ${number}.</p>`,
    isListed(number) ? '12' : '99',
    `${number} Rue de l’Exemple`,
    'Paris',
    'France',
    String(48.84 + (number % 40) * 0.001),
    String(2.32 + Math.floor(number / 40) * 0.001),
    picturesOf(number).map((each) => `${origin}/${answerOf(each)}/${each}.jpg|${each}||`).join('::'),
    addressesOf(number).map((path) => `https://${HOST}${path}`).join(' '),
  ]) // prettier-ignore
  return [[...head, 'longitude', 'post_images', 'permalink'], ...rows].map(csvRow).join('')
}

const MAPPING: Mapping = {
  source: 'old-site',
  name: 'Our directory until 2026',
  licence: 'CC0-1.0',
  by: 'Our editors',
  id: 'ID',
  fields: {
    dtype: { column: 'default_category', values: { 12: 228 } },
    'title.en': 'post_title',
    'description.en': 'post_content',
    address: 'street',
    town: 'city',
    country: 'country',
    'position.lat': 'latitude',
    'position.lng': 'longitude',
    pictureUrls: 'post_images',
    oldAddress: 'permalink',
  },
}

/** Two of each place; every twentieth was not approved there. */
function reviewTable(): string {
  const head = ['comment_ID', 'comment_post_ID', 'rating', 'comment_content', 'comment_date', 'comment_approved']
  const rows = NUMBERS.flatMap((number) =>
    [2 * number, 2 * number + 1].map((id) => [
      String(id), String(number), String(1 + (id % 5)), `Warm bread ${id}, &amp; warm people.`, '2020-05-01 10:00:00',
      id % 20 === 0 ? '0' : '1',
    ]),
  ) // prettier-ignore
  return [head, ...rows].map(csvRow).join('')
}

/** How long each phase takes, in seconds, in its order. */
function stopwatch() {
  const seconds: Record<string, number> = {}
  return {
    seconds,
    async time<T>(phase: string, work: () => Promise<T>): Promise<T> {
      const start = performance.now()
      const result = await work()
      seconds[phase] = Math.round((performance.now() - start) / 100) / 10
      return result
    },
  }
}

async function ordered(desk: Desk, id: number, order?: ImportOrder): Promise<ImportRun> {
  const { Eva, config, store } = desk
  if (order) expect((await Eva.post(`desk/import/${id}`, order)).statusCode).toBe(200)
  await runStep({ config, store }, (await findRun(store, id))!, new AbortController())
  return read<ImportRun>(Eva, `import/${id}/en`)
}

async function uploaded(desk: Desk, table: string): Promise<number> {
  const { type, body } = await wireOf(partsOf({ file: [new File([table], 'geodirectory.csv')] }))
  const headers = { 'content-type': type, 'content-length': String(body.length) }
  const { id } = (await desk.Eva.call('desk/imports', { body, headers })).json<{ id: number }>()
  await ordered(desk, id)
  return id
}

/** Has the job look again after each of its waits. */
async function fetchAll({ store, config, clock }: Desk, lookup: LookupFunction): Promise<void> {
  // The import has queued them by the clock of the machine.
  clock.now = Date.now()
  const hosts = { varDir: config.varDir, importPictureHosts: new Set([HOST, '127.0.0.1']) }
  const fetcher = createFetcher({ store, config: hosts, lookup, timeoutMs: TIMEOUT_MS, now: () => clock.now })
  for (const wait of [0, MINUTE_MS, 10 * MINUTE_MS]) {
    clock.now += wait
    await fetcher.sendDue()
  }
  await fetcher.stop()
}

async function problemsOf(store: Store): Promise<Record<string, number>> {
  const rows = await store
    .selectFrom('picture_fetches')
    .select((eb) => ['problem', eb.fn.countAll<number>().as('n')])
    .where('state', '=', 'failed')
    .groupBy('problem')
    .execute()
  return Object.fromEntries(rows.map(({ problem, n }) => [problem, Number(n)]))
}

const INSERT_SUBJECT = `insert into subjects (kind, ref, sub, hash, slugs, changed, noindex)
  values ('listing', ?, 228, '', '{}', 0, 0)`

/** A release that has the pages of the listings. */
async function publish({ store, varDir }: Desk): Promise<void> {
  const rows = await store.selectFrom('imported').select(['item', 'source_id']).execute()
  await makeRelease(varDir, 2, (index) => {
    for (const { item, source_id } of rows) {
      const { lastInsertRowid: subject } = index.run(INSERT_SUBJECT, Number(item))
      const path = `/Kosher_Restaurants-DI${item}-${nameOf(Number(source_id))}.html`
      index.run(`insert into published values (?, 'en', ?, '', '', '')`, subject, path)
    }
  })
  switchTo(varDir, 2)
}

/** How many old addresses lead to the page of their own listing. */
async function countMoved({ app }: Desk): Promise<number> {
  let moved = 0
  for (const number of NUMBERS)
    for (const url of addressesOf(number)) {
      const { statusCode, headers } = await app.inject({ method: 'GET', url })
      if (statusCode === 301 && String(headers.location).endsWith(`-${nameOf(number)}.html`)) moved++
    }
  return moved
}

onBothStores(({ migrated }) => {
  testFull(
    'two hundred places move here with photographs, addresses and reviews',
    { timeout: 30 * MINUTE_MS },
    async () => {
      const [store, site] = [await migrated(), await formerSite()]
      await fillWorld(store)
      const desk = await deskApp(store, Date.now())
      const { seconds, time } = stopwatch()
      const id = await time('upload', () => uploaded(desk, tableOf(site.origin)))
      const request = { mapping: MAPPING, isWhole: false }
      await time('dry run', () => ordered(desk, id, { step: 'check', request }))
      const { report } = await time('import', () => ordered(desk, id, { step: 'import' }))
      await time('photographs', () => fetchAll(desk, site.lookup))
      const table = { source: MAPPING.source, table: reviewTable() }
      const reviews = await time('reviews', async () =>
        (await desk.Eva.post('desk/formerreviews', table)).json<AddedReviews>(),
      )
      await publish(desk)
      const redirects = await time('redirects', () => countMoved(desk))
      const pictures = await countFetches(store)
      const refused = await problemsOf(store)
      const peakMb = Math.round(process.resourceUsage().maxRSS / 1024)
      const places = report?.counts.new
      const measured = { places, pictures, refused, redirects, reviews: reviews.added, seconds, peakMb }
      process.stdout.write(`${JSON.stringify(measured)}\n`)

      const listed = NUMBERS.filter(isListed)
      const named = listed.flatMap(picturesOf).map((number) => PROBLEMS[answerOf(number)] ?? '')
      const expected = Object.fromEntries(
        [...Map.groupBy(named.filter(Boolean), (each) => each)].map(([problem, all]) => [problem, all.length]),
      )
      expect(report?.counts).toMatchObject({ new: listed.length, duplicate: 0, conflict: 0 })
      expect(pictures).toEqual({
        waiting: 0,
        done: named.filter((problem) => problem === '').length,
        failed: named.filter(Boolean).length,
      })
      expect(refused).toEqual(expected)
      expect(redirects).toBe(2 * listed.length)
      expect(reviews.added).toBe(listed.flatMap((n) => [2 * n, 2 * n + 1]).filter((each) => each % 20 !== 0).length)
    },
  )
})
