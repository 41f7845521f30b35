import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '#api/app.ts'
import { readConfig } from '#api/config.ts'
import { addSums, dropOldStatistics } from '#api/statistics/statistics.repository.ts'
import { createSums } from '#api/statistics/sums.ts'
import type { Store } from '#data/store/database.ts'
import { NOW, temporaryFolder } from '../../data/test/helpers.ts'
import { makeRelease, switchTo } from './helpers.ts'
import { watchRelease } from '#api/release/watch.ts'
import { onBothStores } from './store/stores.ts'
import { SHARED_COMPILERS } from './compilers.ts'

const DAY_MS = 86_400_000
const READER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** A server that counts; `stop` ends it, by which everything is stored. */
async function counting(store: Store, env: Record<string, string> = {}) {
  const varDir = temporaryFolder()
  await makeRelease(varDir, 1)
  switchTo(varDir, 1)
  const clock = { now: NOW }
  const watch = watchRelease(varDir, () => {})
  const config = readConfig({ VAR_DIR: varDir, WEATHER: 'off', TRUST_PROXY: 'true', ...env })
  const deps = { release: () => watch.current(), now: () => new Date(clock.now), store, config }
  const app = buildApp(deps, { schemaController: SHARED_COMPILERS })
  const tell = async (url: string, headers: Record<string, string> = {}) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/rest/tjt/count/${url}`,
      headers: { 'user-agent': READER, 'x-forwarded-for': '192.0.2.1', ...headers },
    })
    return answer.statusCode
  }
  const stop = async () => {
    await app.close()
    watch.close()
  }
  onTestFinished(stop)
  const pathOf = (kind: string, ref: number, lang = 'en') =>
    watch.current()!.index.get<{ path: string }>(
      `select p.path from published p join subjects s on s.id = p.subject
       where s.kind = ? and s.ref = ? and p.lang = ?`,
      kind, ref, lang,
    )!.path // prettier-ignore
  return { tell, stop, clock, pathOf, page: (path: string) => `page?path=${encodeURIComponent(path)}` }
}

/** The sums in the store: `page  1`. */
async function stored(store: Store): Promise<string[]> {
  const rows = await store.selectFrom('statistics').selectAll().orderBy('what').orderBy('subject').execute()
  return rows.map(({ what, subject, total }) => [what, subject, total].filter((part) => part !== '').join(' '))
}

const weeksOf = async (store: Store) =>
  (await store.selectFrom('statistics').select('week').distinct().execute()).map(({ week }) => week)

onBothStores(({ migrated }) => {
  test('pages are summed up by kind, language, listing and place', async () => {
    const store = await migrated()
    const { tell, stop, pathOf, page } = await counting(store)
    expect(await tell(page('/'))).toBe(204)
    expect(await tell(page(pathOf('listing', 100)))).toBe(204)
    expect(await tell(page(pathOf('listing', 100, 'he')))).toBe(204)
    await stop()
    const rows = await stored(store)
    expect(rows).toEqual([
      'kind home 1',
      'kind listing 2',
      'language en 2',
      'language he 1',
      'listing 100 2',
      'page 3',
      expect.stringMatching(/^place \d+ 2$/),
    ])
    expect(await weeksOf(store)).toEqual([sundayOf(NOW)])
  })

  test('presses and searches are summed up', async () => {
    const store = await migrated()
    const { tell, stop } = await counting(store)
    for (const press of ['phone', 'phone', 'site', 'directions']) expect(await tell(`press/${press}/100`)).toBe(204)
    expect(await tell('search?tlid=281184')).toBe(204)
    expect(await tell('search')).toBe(204)
    expect(await tell('search?nothing=qwertz')).toBe(204)
    await stop()
    expect(await stored(store)).toEqual([
      'directions 1',
      'directions 100 1',
      'phone 2',
      'phone 100 2',
      expect.stringMatching(/^pressed \d+ 4$/),
      'search 3',
      'search 281184 1',
      'site 1',
      'site 100 1',
      'unfound 1',
    ])
  })

  test('several processes add to the same sums', async () => {
    const store = await migrated()
    const servers = [await counting(store), await counting(store)]
    for (const { tell, page } of servers) for (let n = 0; n < 5; n++) await tell(page('/'))
    await Promise.all(servers.map(({ stop }) => stop()))
    expect(await stored(store)).toContain('page 10')
  })

  test('words without a result are kept once they were searched for on several days, and no sooner', async () => {
    const store = await migrated()
    const search = async (day: number, words: string, times = 1) => {
      const { tell, stop, clock } = await counting(store)
      clock.now = NOW + day * DAY_MS
      for (let n = 0; n < times; n++) await tell(`search?nothing=${encodeURIComponent(words)}`)
      await stop()
    }
    const wordsIn = async () => (await stored(store)).filter((row) => row.startsWith('words'))
    await search(0, 'Kosher  Reykjavik', 9)
    await search(1, 'kosher reykjavik', 9)
    expect(await wordsIn()).toEqual([])
    expect(JSON.stringify(await everything(store))).not.toMatch(/reykjavik/i)
    await search(2, 'KOSHER REYKJAVIK ', 9)
    expect(await wordsIn()).toEqual(['words kosher reykjavik 1'])
    await search(3, 'kosher reykjavik', 2)
    await search(3, 'kosher reykjavik', 2)
    expect((await wordsIn()).join()).toMatch(/^words kosher reykjavik [12]/)
    for (let day = 0; day < 5; day++) await search(day, 'dana@example.org')
    for (let day = 0; day < 5; day++) await search(day, 'call 0501234567')
    expect((await wordsIn()).join()).not.toMatch(/dana|050/)
  })

  test('old sums of single listings go, totals stay', async () => {
    const store = await migrated()
    const rows = [
      { week: '2020-01-05', what: 'phone', subject: '', total: 3 },
      { week: '2020-01-05', what: 'phone', subject: '7', total: 3 },
      { week: '2020-01-05', what: 'kind', subject: 'home', total: 4 },
      { week: sundayOf(NOW), what: 'phone', subject: '7', total: 1 },
    ] as const
    await store.insertInto('statistics').values(rows).execute()
    await store.insertInto('unfound_searches').values({ hash: 'x', days: 1, last_day: '2020-01-05' }).execute()
    await dropOldStatistics(store, { weeks: 105 }, NOW)
    expect(await stored(store)).toEqual(['kind home 4', 'phone 3', 'phone 7 1'])
    expect(await store.selectFrom('unfound_searches').selectAll().execute()).toEqual([])
  })

  test('sums are stored as a whole, or counted again', async () => {
    const store = await migrated()
    const sums = createSums()
    sums.add(NOW, 'page')
    sums.addWords(NOW, 'qwertz')
    const snapshot = sums.take()
    await sql`alter table unfound_searches rename to elsewhere`.execute(store)
    await expect(addSums(store, snapshot, { days: 2 })).rejects.toThrow('unfound_searches')
    expect(await stored(store)).toEqual([])
    sums.add(NOW, 'page')
    sums.putBack(snapshot)
    await sql`alter table elsewhere rename to unfound_searches`.execute(store)
    await addSums(store, sums.take(), { days: 2 })
    expect(await stored(store)).toEqual(['page 2'])
    expect(await store.selectFrom('unfound_searches').select('days').execute()).toEqual([{ days: 1 }])
    expect(sums.take()).toEqual({ rows: [], words: [] })
  })

  test('what is nowhere, and whoever is not to be counted, is not counted', async () => {
    const store = await migrated()
    const { tell, stop, page } = await counting(store)
    const statuses = [
      await tell(page('/nothing.html')),
      await tell(page('//example.org/')),
      await tell(page('/'), { 'sec-gpc': '1' }),
      await tell(page('/'), { dnt: '1' }),
      await tell(page('/'), { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }),
      await tell(page('/'), { 'user-agent': '' }),
      await tell('press/phone/2147483647'),
    ]
    expect(new Set(statuses)).toEqual(new Set([204]))
    expect(await tell(page('/'), { 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await tell(page('/'), { origin: 'https://elsewhere.example' })).toBe(403)
    expect(await tell('press/fax/100')).toBe(400)
    expect(await tell('page')).toBe(400)
    expect(await tell(`search?nothing=${'x'.repeat(101)}`)).toBe(400)
    await tell('search?tlid=2147483647')
    await stop()
    // Only the search, which led to a place that nobody knows.
    expect(await stored(store)).toEqual(['search 1'])
  })

  test('one address counts so often and no more, others go on', async () => {
    const store = await migrated()
    const { tell, stop, page, clock } = await counting(store)
    for (let n = 0; n < 250; n++) await tell(page('/'))
    await tell(page('/'), { 'x-forwarded-for': '192.0.2.2' })
    clock.now += 600_000
    await tell(page('/'))
    await stop()
    expect(await stored(store)).toContain('page 202')
    expect(await store.selectFrom('limits').selectAll().execute()).toEqual([])
  })

  test('with STATISTICS=off nothing is counted', async () => {
    const store = await migrated()
    const { tell, stop, page } = await counting(store, { STATISTICS: 'off' })
    expect(await tell(page('/'))).toBe(204)
    await stop()
    expect(await stored(store)).toEqual([])
  })
})

const everything = async (store: Store) => ({
  sums: await store.selectFrom('statistics').selectAll().execute(),
  waiting: await store.selectFrom('unfound_searches').selectAll().execute(),
  limits: await store.selectFrom('limits').selectAll().execute(),
})

function sundayOf(at: number): string {
  const day = new Date(at)
  day.setUTCDate(day.getUTCDate() - day.getUTCDay())
  return day.toISOString().slice(0, 10)
}
