import { expect, test } from 'vitest'
import type { Statistics } from '#core/contract/desk.ts'
import type { OwnListings } from '#core/contract/mail-choices.ts'
import { weekAfter, weekOf } from '#core/domain/weeks.ts'
import { PARIS } from '../../data/test/content.ts'
import { deskApp, get, read, type Desk } from './desk.ts'
import { onBothStores } from './store/stores.ts'

type Row = [weeksAgo: number, what: string, subject: string | number, total: number]

async function put({ store, clock }: Desk, rows: readonly Row[]): Promise<void> {
  const values = rows.map(([weeksAgo, what, subject, total]) => ({
    week: weekAfter(weekOf(clock.now), -weeksAgo),
    what: what as 'page',
    subject: String(subject),
    total,
  }))
  await store.insertInto('statistics').values(values).execute()
}

onBothStores(({ migrated }) => {
  test('the desk shows a week, the weeks before it, and who had the most', async () => {
    const desk = await deskApp(await migrated())
    const now = weekOf(desk.clock.now)
    await put(desk, [
      [3, 'page', '', 7],
      [0, 'page', '', 12],
      [0, 'phone', '', 5],
      [0, 'search', '', 3],
      [0, 'unfound', '', 2],
      [0, 'kind', 'home', 4],
      [0, 'kind', 'listing', 8],
      [0, 'language', 'he', 12],
      [0, 'listing', 100, 8],
      [0, 'phone', 100, 1],
      [0, 'phone', 999_999, 4],
      [0, 'place', PARIS, 8],
      [0, 'pressed', PARIS, 1],
      [0, 'words', '=kosher reykjavik', 3],
      [3, 'words', 'long ago', 3],
    ])
    const found = await read<Statistics>(desk.Eva, 'statistics')
    expect(found).toMatchObject({ isCounting: true, week: now })
    const none = { phone: 0, site: 0, directions: 0, searches: 0, unfound: 0 }
    expect(found.weeks).toEqual([
      { week: weekAfter(now, -3), ...none, pages: 7 },
      { week: weekAfter(now, -2), ...none, pages: 0 },
      { week: weekAfter(now, -1), ...none, pages: 0 },
      { week: now, ...none, pages: 12, phone: 5, searches: 3, unfound: 2 },
    ])
    expect(found.kinds.map(({ kind, pages }) => [kind, pages])).toEqual([
      ['listing', 8],
      ['home', 4],
    ])
    expect(found.listings).toMatchObject([
      { tnid: 100, pages: 8, phone: 1, site: 0, directions: 0, listing: { tnid: 100 } },
      { tnid: 999_999, pages: 0, phone: 4 },
    ])
    expect(found.listings[1]).not.toHaveProperty('listing')
    expect(found.places).toMatchObject([{ tlid: PARIS, name: { en: 'Paris' }, pages: 8, presses: 1, searches: 0 }])
    expect(found.words).toEqual([{ text: '=kosher reykjavik', days: 3 }])
    const earlier = await read<Statistics>(desk.Eva, `statistics?week=${weekAfter(now, -3)}`)
    expect([earlier.week, earlier.words]).toEqual([weekAfter(now, -3), [{ text: 'long ago', days: 3 }]])
  })

  test('the table has names and no formulas', async () => {
    const desk = await deskApp(await migrated())
    const now = weekOf(desk.clock.now)
    await put(desk, [
      [1, 'page', '', 7],
      [1, 'listing', 100, 7],
      [0, 'page', '', 12],
      [0, 'listing', 100, 8],
      [0, 'words', '=kosher, "reykjavik"', 3],
    ])
    const { csv } = await read<{ csv: string }>(desk.Eva, 'statistics/table')
    const lines = csv.split('\r\n')
    expect(lines[0]).toBe('week,what,subject,name,total')
    expect(lines[1]).toBe(`${weekAfter(now, -1)},page,,,7`)
    expect(lines[2]).toMatch(new RegExp(`^${now},listing,100,.*Synagogue.*,8$`))
    expect(lines.slice(3)).toEqual([`${now},page,,,12`, `${now},words,"'=kosher, ""reykjavik""",,3`, ''])
    await put(desk, [[0, 'words', '＝HYPERLINK(1)', 3]])
    expect((await read<{ csv: string }>(desk.Eva, 'statistics/table')).csv).toContain(`,words,'＝HYPERLINK(1),`)
  })

  test('owners see the sums of their own listings, of four weeks', async () => {
    const desk = await deskApp(await migrated())
    const claim = { uid: desk.Uri.uid, tnid: 100, language: 'en', state: 'approved', at: desk.clock.now } as const
    await desk.store.insertInto('claims').values(claim).execute()
    const sumsOf = async () => {
      const answer = await desk.Uri.call('accountlistings', { method: 'GET' })
      return (answer.json() as OwnListings).listings.map(({ tnid, sums }) => ({ tnid, sums }))
    }
    expect(await sumsOf()).toEqual([{ tnid: 100, sums: { pages: 0, phone: 0, site: 0, directions: 0 } }])
    await put(desk, [
      [0, 'listing', 100, 2],
      [3, 'listing', 100, 3],
      [4, 'listing', 100, 90],
      [1, 'phone', 100, 1],
      [1, 'phone', 101, 7],
      [1, 'phone', '', 8],
    ])
    expect(await sumsOf()).toEqual([{ tnid: 100, sums: { pages: 5, phone: 1, site: 0, directions: 0 } }])
  })

  test('a week that is none is refused', async () => {
    const desk = await deskApp(await migrated())
    for (const week of ['2026-13-01', 'yesterday', '2026-11-31'])
      expect((await get(desk.Eva, `statistics?week=${week}`)).statusCode, week).toBe(400)
  })
})
