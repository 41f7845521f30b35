import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { decideConflict, getConflict } from '#data/store/conflicts.repository.ts'
import { linksOf, nextListingIds } from '#data/store/imported.repository.ts'
import { editContent } from '#data/store/content.repository.ts'
import { waitingConflicts } from '#api/test/conflicts.ts'
import { onBothStores } from '#api/test/store/stores.ts'
import type { SeedListing } from '#core/contract/data-files.ts'
import {
  edit,
  everything,
  fillWorld,
  fixture,
  listings,
  NOW,
  overpass,
  PARIS,
  restaurant,
  run,
  scratch,
} from './import-world.ts'

const SAMPLE = fixture('sample-places.overpass.json')
const DAY = 86_400_000

onBothStores(({ migrated }) => {
  const world = async () => {
    const db = await migrated()
    await fillWorld(db)
    return db
  }

  test('the places of a file become listings with their source, and the file again changes nothing', async () => {
    const db = await world()
    const first = await run(db, SAMPLE)
    expect(first.counts).toMatchObject({ new: 5, weak: 2, changed: 0, conflict: 0 })
    expect(first.skipped).toEqual({ closed: 1, 'not-ours': 1, 'no-name': 1 })
    expect(first.dropped.phones?.count).toBe(1)
    const rows = await listings(db)
    expect(rows['node/102']).toMatchObject({
      tnid: 10_000_001,
      dtype: 232,
      place: PARIS,
      title: { en: 'Boucherie Échantillon', fr: 'Boucherie Échantillon' },
      provenance: {
        name: 'OpenStreetMap',
        licence: 'ODbL-1.0',
        checked: '2026-05-02',
        sourceId: 'osm:node/102',
      },
    })
    const before = await everything(db)
    const again = await run(db, SAMPLE, { isWhole: true, now: NOW + DAY })
    expect(again.counts).toMatchObject({ new: 0, changed: 0, unchanged: 5, weak: 2, vanished: 0 })
    expect(await everything(db)).toEqual(before)
  })

  test('a dry run says the same and writes nothing', async () => {
    const db = await world()
    const file = scratch()
    await run(db, file('a.json', overpass([restaurant(1), restaurant(2)])))
    const next = file('b.json', overpass([restaurant(1, { name: 'Other' }), restaurant(3)]))
    const before = await everything(db)
    const dry = await run(db, next, { isWhole: true, dryRun: true })
    expect(await everything(db)).toEqual(before)
    const real = await run(db, next, { isWhole: true })
    expect(dry.counts).toEqual(real.counts)
    expect(real.counts).toMatchObject({ new: 1, changed: 1, vanished: 1 })
    expect(real.fields).toEqual({ title: 1 })
    expect(dry.fields).toEqual(real.fields)
    expect(await everything(db)).not.toEqual(before)
  })

  test('the number of articles is no change of a listing, and stays through one', async () => {
    const db = await world()
    const file = scratch()
    const a = file('a.json', overpass([restaurant(1, { wikidata: 'Q7' })]))
    await run(db, a)
    const [{ tnid } = { tnid: 0 }] = Object.values(await listings(db))
    await db
      .updateTable('content')
      .set(({ ref }) => ({
        body: sql<string>`replace(${ref('body')}, '"wikidata":"Q7"', '"wikidata":"Q7","sitelinks":9')`,
      }))
      .where('id', '=', String(tnid))
      .execute()
    expect((await run(db, a)).counts).toMatchObject({ unchanged: 1, changed: 0, conflict: 0 })
    await run(db, file('b.json', overpass([restaurant(1, { wikidata: 'Q7', name: 'Other' })])))
    expect((await listings(db))['node/1']).toMatchObject({ title: { en: 'Other' }, wikidata: 'Q7', sitelinks: 9 })
  })

  test('what an editor has changed is not overwritten: news of the source wait, once', async () => {
    const db = await world()
    const file = scratch()
    const a = file('a.json', overpass([restaurant(1)]))
    await run(db, a)
    const [old] = Object.values(await listings(db))
    const { tnid } = old!
    await edit(db, tnid, { address: 'By the editor 1' })
    const report = await run(db, a)
    expect(report.counts).toMatchObject({ kept: 1, conflict: 0, changed: 0 })
    expect(await waitingConflicts(db)).toEqual([])

    const b = file('b.json', overpass([restaurant(1, { phone: '+33 1 99 00' })]))
    const news = await run(db, b)
    expect(news.counts).toMatchObject({ conflict: 1, changed: 0 })
    expect(news.fields).toEqual({ address: 1, phones: 1 })
    const [conflict] = await waitingConflicts(db)
    expect(conflict).toMatchObject({ kind: 'listings', item: String(tnid), source: 'osm', state: 'waiting', at: NOW })
    expect(JSON.parse(conflict!.base!)).toEqual(old)
    expect(JSON.parse(conflict!.theirs)).toMatchObject({ phones: ['+33 1 99 00'] })
    const now = (await listings(db))['node/1']
    expect(now).toMatchObject({ address: 'By the editor 1' })
    expect(now).not.toHaveProperty('phones')

    const before = await everything(db)
    expect((await run(db, b)).counts).toMatchObject({ known: 1, conflict: 0 })
    expect(await everything(db)).toEqual(before)

    // Other news take the place of those that wait; news taken back are none.
    const c = file('c.json', overpass([restaurant(1, { phone: '+33 1 99 11' })]))
    await run(db, c)
    const waiting = await waitingConflicts(db)
    expect(waiting.map(({ theirs }) => (JSON.parse(theirs) as SeedListing).phones)).toEqual([['+33 1 99 11']])
    await run(db, a)
    expect(await waitingConflicts(db)).toEqual([])
  })

  test('a decision stands: what was refused does not come again, what was taken is the new beginning', async () => {
    const db = await world()
    const file = scratch()
    await run(db, file('a.json', overpass([restaurant(1)])))
    const { tnid } = (await listings(db))['node/1']!
    await edit(db, tnid, { address: 'By the editor 1' })
    const b = file('b.json', overpass([restaurant(1, { phone: '+33 1 99 00' })]))
    await run(db, b)
    const decide = async (state: 'taken' | 'refused') => {
      const [{ id } = { id: 0 }] = await waitingConflicts(db)
      const [done, again] = await db
        .transaction()
        .execute(async (trx) => [await decideConflict(trx, id, state), await decideConflict(trx, id, state)])
      expect([done, again]).toEqual([true, false])
      return (await getConflict(db, id))!
    }
    expect((await decide('refused')).state).toBe('refused')
    expect((await run(db, b)).counts).toMatchObject({ known: 1, conflict: 0 })

    // What was refused is not offered again with what comes after it.
    const c = file('c.json', overpass([restaurant(1, { phone: '+33 1 99 00', fax: '+33 1 99 11' })]))
    expect((await run(db, c)).counts.conflict).toBe(1)
    const [later] = await waitingConflicts(db)
    expect(JSON.parse(later!.base!)).toMatchObject({ phones: ['+33 1 99 00'] })
    const outcome = await decide('taken')
    await edit(db, tnid, { fax: (JSON.parse(outcome.theirs) as SeedListing).fax })
    expect((await run(db, c)).counts).toMatchObject({ kept: 1, conflict: 0 })
    expect(await waitingConflicts(db)).toEqual([])
  })

  test('what vanishes is marked where the file is whole, and unmarked when it comes again', async () => {
    const db = await world()
    const file = scratch()
    const both = file('a.json', overpass([restaurant(1), restaurant(2), restaurant(3)]))
    const path = file('b.json', overpass([restaurant(1)]))
    await run(db, both)
    const { tnid } = (await listings(db))['node/3']!
    await edit(db, tnid, { address: 'By the editor 3' })
    expect((await run(db, path)).counts.vanished).toBe(0)
    const cut = file('c.json', overpass([restaurant(1)], { remark: 'runtime error: Query timed out' }))
    const report = await run(db, cut, { isWhole: true })
    expect(report).toMatchObject({ incomplete: 'runtime error: Query timed out', counts: { vanished: 0 } })

    expect((await run(db, path, { isWhole: true })).counts.vanished).toBe(2)
    const marked = await listings(db)
    expect(marked['node/2']).toMatchObject({ vanished: '2026-06-01' })
    expect(marked['node/3']).not.toHaveProperty('vanished')
    const link = {
      source: 'osm',
      kind: 'listings',
      item: String(tnid),
    } as const
    expect(await linksOf(db, link)).toEqual([expect.objectContaining({ source_id: 'node/3', vanished_at: NOW })])
    const before = await everything(db)
    const again = await run(db, path, { isWhole: true, now: NOW + DAY })
    expect(again.counts.vanished).toBe(0)
    expect(await everything(db)).toEqual(before)

    expect((await run(db, both)).counts).toMatchObject({ back: 2, unchanged: 1 })
    expect((await listings(db))['node/2']).not.toHaveProperty('vanished')
    expect((await linksOf(db, link))[0]?.vanished_at).toBeNull()
  })

  test('what is no longer kosher leaves the lists, once, and waits for an editor', async () => {
    const db = await world()
    const file = scratch()
    await run(db, file('a.json', overpass([restaurant(1), restaurant(2), restaurant(3)])))
    const ids = Object.entries(await listings(db)).map(([id, { tnid }]) => [id, tnid] as const)
    const tnid = Object.fromEntries(ids)
    await edit(db, tnid['node/3']!, { address: 'By the editor 3' })
    const no = { 'diet:kosher': 'no' }
    const b = file('b.json', overpass([restaurant(1), restaurant(2, no), restaurant(3, no), restaurant(4, no)]))
    const untouched = await everything(db)
    expect((await run(db, b, { dryRun: true })).counts.withdrawn).toBe(2)
    expect(await everything(db)).toEqual(untouched)
    const reports = () =>
      db.selectFrom('reports').select(['tnid', 'type', 'content', 'state']).orderBy('tnid').execute()
    expect((await run(db, b)).counts).toMatchObject({ withdrawn: 2 })
    // What an editor has changed is the editor's to take out.
    expect(Object.keys(await listings(db))).toEqual(['node/1', 'node/3'])
    expect(await reports()).toEqual([
      { tnid: tnid['node/2'], type: 'kashrut', content: 'osm node/2: diet:kosher=no', state: 'waiting' },
      { tnid: tnid['node/3'], type: 'kashrut', content: 'osm node/3: diet:kosher=no', state: 'waiting' },
    ])
    const before = await everything(db)
    expect((await run(db, b, { isWhole: true })).counts).toMatchObject({ withdrawn: 0, vanished: 0 })
    expect([await everything(db), (await reports()).length]).toEqual([before, 2])
    const again = file('c.json', overpass([restaurant(2)]))
    expect((await run(db, again)).counts).toMatchObject({ back: 1 })
    expect((await listings(db))['node/2']?.tnid).toBe(tnid['node/2'])
  })

  test('what an editor has taken out stays out; another source is left alone', async () => {
    const db = await world()
    const file = scratch()
    const a = file('a.json', overpass([restaurant(1), restaurant(2)]))
    await run(db, a)
    // Elsewhere: in one spot, the second source would be asked about.
    const elsewhere = [1, 2].map((id) => ({ ...restaurant(id), lat: 48.9 }))
    await run(db, file('paris.json', overpass(elsewhere)), {
      source: 'osm-paris',
    })
    expect(await db.selectFrom('imported').select('item').execute()).toHaveLength(4)
    await db.updateTable('content').set({ deleted: 1, origin: 'editor:12' }).where('id', '=', '10000001').execute()
    const news = file('b.json', overpass([restaurant(1, { name: 'Other' })]))
    const report = await run(db, news, { isWhole: true })
    expect(report.skipped).toEqual({ deleted: 1 })
    expect(report.counts).toMatchObject({ vanished: 1, conflict: 0 })
    const others = await db.selectFrom('imported').select('vanished_at').where('source', '=', 'osm-paris').execute()
    expect(others.every(({ vanished_at }) => vanished_at === null)).toBe(true)
  })

  test('numbers that somebody else has given are passed over', async () => {
    const db = await world()
    const row = { kind: 'listings', id: '10000002', body: {}, sample: false } as const
    const ids = await db.transaction().execute(async (trx) => {
      await editContent(trx, row, { origin: 'editor:1', now: NOW })
      return nextListingIds(trx, 3)
    })
    expect(ids).toEqual([10_000_001, 10_000_003, 10_000_004])
  })

  test('stopped in the middle, whole batches stay, and the same command goes on', async () => {
    const db = await world()
    const stop = new AbortController()
    const many = Array.from({ length: 3000 }, (_, i) => restaurant(i + 1))
    const file = scratch()('a.json', overpass(many))
    const report = await run(db, file, {
      stop: stop.signal,
      tick: () => stop.abort(),
    })
    expect(report.stopped).toBe(true)
    const part = report.counts.new
    expect(part % 500).toBe(0)
    expect(part).toBeGreaterThan(0)
    expect(part).toBeLessThan(3000)
    const rows = await listings(db)
    expect(Object.keys(rows)).toHaveLength(part)
    const rest = await run(db, file)
    expect(rest.counts).toMatchObject({ new: 3000 - part, unchanged: part })
    expect((await listings(db))['node/1']).toEqual(rows['node/1'])
  })
})
