import { expect, test } from 'vitest'
import type { AuditLog, BulkChange, BulkPreview, BulkSelection, DeskDocument, DeskDone } from '#core/contract/desk.ts'
import { deskPlaceOf } from '#core/domain/listing/desk-place.ts'
import { LISTINGS } from '../../data/test/content.ts'
import { deskApp, read, storedListing, undone, type Desk } from './desk.ts'
import type { Visitor } from './people.ts'
import { onBothStores } from './store/stores.ts'

const ALL: BulkSelection = { filter: {} }
/** The restaurants; the others are a synagogue, a hotel and a rental. */
const EATERIES = LISTINGS.filter(({ dtype }) => dtype === 228)

async function previewed(by: Visitor, selection: object, change: BulkChange): Promise<BulkPreview> {
  const answer = await by.post('desk/bulkpreview', { selection, change })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

async function changed(by: Visitor, selection: object, change: BulkChange): Promise<DeskDone> {
  const { seal } = await previewed(by, selection, change)
  const answer = await by.post('desk/bulk', { selection, change, seal, reason: ' Called them ' })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

/** What one editor does to one listing. */
async function edit(desk: Desk, tnid: number, fields: object) {
  const { body, seq } = await read<DeskDocument>(desk.Omer, `document/listings/${tnid}`)
  const answer = await desk.Omer.call(`desk/document/listings/${tnid}`, {
    method: 'PUT',
    body: { body: { ...body, ...fields }, seq },
  })
  expect(answer.statusCode, answer.body).toBe(200)
}

const stored = (desk: Desk) => desk.store.selectFrom('content').selectAll().where('kind', '=', 'listings').orderBy('id')

onBothStores((open) => {
  const app = async () => deskApp(await open.migrated())

  test('a filter’s listings change in one action, which one undo takes back entirely', async () => {
    const desk = await app()
    const before = await stored(desk).execute()
    const change = { how: 'set', field: 'cuisine', value: ['low'] } satisfies BulkChange
    const preview = await previewed(desk.Eva, { filter: { dtype: 228 } }, change)
    expect(preview).toMatchObject({ total: EATERIES.length, changed: EATERIES.length, unchanged: 0, refused: [] })
    expect(preview.rows[0]).toMatchObject({ name: { en: 'Restaurant 1' }, before: 'Not stated', after: 'Low' })
    expect(await stored(desk).execute()).toEqual(before)
    const { audit, seq } = await changed(desk.Eva, { filter: { dtype: 228 } }, change)
    const after = await stored(desk).execute()
    const touched = after.filter((row) => row.seq === seq)
    expect(touched.map(({ id }) => id).sort()).toEqual(EATERIES.map(({ tnid }) => String(tnid)).sort())
    for (const { body, origin } of touched)
      expect([JSON.parse(body).cuisine, origin]).toEqual([['low'], `editor:${desk.Eva.uid}`])
    // One entry in the log, and one in the history of each listing.
    const log = await read<AuditLog>(desk.Eva, 'audit')
    expect(log).toMatchObject({ total: 1, rows: [{ act: 'bulk', count: EATERIES.length, reason: 'Called them' }] })
    const history = await read<AuditLog>(desk.Eva, 'audit?tnid=7')
    expect(history.rows).toMatchObject([{ act: 'bulk', item: '7', undoable: false }])
    expect((await previewed(desk.Eva, { filter: { dtype: 228 } }, change)).unchanged).toBe(EATERIES.length)
    expect((await undone(desk.Omer, audit)).left).toBeUndefined()
    const plain = (rows: typeof before) => rows.map(({ id, body, origin, deleted }) => ({ id, body, origin, deleted }))
    expect(plain(await stored(desk).execute())).toEqual(plain(before))
    const twice = await desk.Eva.post('desk/undo', { audit })
    expect([twice.statusCode, twice.json().code]).toEqual([409, 'alreadyUndone'])
  })

  test('what somebody has changed since is named and stays; their changes of other fields stay too', async () => {
    const desk = await app()
    const { audit } = await changed(
      desk.Eva,
      { ids: ['1', '2', '3'] },
      { how: 'add', field: 'cuisine', value: ['low'] },
    )
    await edit(desk, 1, { cuisine: [] })
    await edit(desk, 2, { fax: '+1 234 567' })
    const { left, message } = await undone(desk.Eva, audit)
    expect(left).toEqual({ count: 1, listings: [{ id: '1', name: { en: 'Restaurant 1' } }] })
    expect(message.text).toContain('except')
    const bodies = await Promise.all([1, 2, 3].map(async (tnid) => (await storedListing(desk, tnid)).body))
    expect(bodies.map(({ cuisine, fax }) => [cuisine, fax])).toEqual([
      [[], undefined],
      [undefined, '+1 234 567'],
      [undefined, undefined],
    ])
    const { rows } = await read<AuditLog>(desk.Eva, 'audit?kind=listings')
    expect(rows[0]).toMatchObject({ act: 'undo', undoes: audit, count: 2, after: { bulk: { left: 1 } } })
    const log = await read<AuditLog>(desk.Eva, 'audit?tnid=1')
    expect(log.rows.find(({ act }) => act === 'bulk')?.undone).toBeUndefined()
  })

  test('nothing is written unless the preview still holds', async () => {
    const desk = await app()
    const change = { how: 'set', field: 'isGlatt', value: true } as const
    const selection = { ids: ['1', '2'] }
    const { seal } = await previewed(desk.Eva, selection, change)
    await edit(desk, 2, { fax: '+1 234 567' })
    const before = await stored(desk).execute()
    for (const late of [
      { selection, change, seal },
      { selection, change: { ...change, value: false }, seal: (await previewed(desk.Eva, selection, change)).seal },
      { selection: ALL, change, seal: (await previewed(desk.Eva, selection, change)).seal },
    ]) {
      const answer = await desk.Eva.post('desk/bulk', late)
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'contentMoved'])
    }
    expect(await stored(desk).execute()).toEqual(before)
  })

  test('those that cannot change are named with the reason', async () => {
    const desk = await app()
    await desk.store.insertInto('areas').values({ uid: desk.Omer.uid, place: 294640 }).execute()
    const why = async (change: BulkChange, { by = desk.Eva, ids = ['1', '100'] } = {}) => {
      const { refused, ...counts } = await previewed(by, { ids }, change)
      return [
        counts.changed,
        ...refused.map((refusal) => `${refusal.why}: ${refusal.listings.map(({ id }) => id).join()}`),
      ]
    }
    await edit(desk, 1, { sample: true })
    expect(await why({ how: 'set', field: 'cuisine', value: ['low'] })).toEqual([
      1,
      'Their type has no field “Cuisine”: 100',
    ])
    expect(await why({ how: 'confirm', field: 'hours' })).toEqual([0, '“Opening hours by day” is not stated: 1,100'])
    expect(await why({ how: 'set', field: 'place', value: 293397 })).toEqual([
      0,
      'More than 50 km from Tel Aviv: 1,100',
    ])
    expect(await why({ how: 'confirm' })).toEqual([1, 'Samples need no confirmation: 1'])
    expect(await why({ how: 'delete' }, { ids: ['1', '5555'] })).toEqual([1, 'Deleted meanwhile: 5555'])
    expect(await why({ how: 'delete' }, { by: desk.Omer })).toEqual([1, 'Outside your area: 100'])
    // An editor of Israel takes nothing abroad.
    const away = { how: 'set', field: 'place', value: 2988507 } as const
    expect(await why(away, { by: desk.Omer })).toEqual([0, 'Outside your area: 1,100'])
    // All that match are those of the area.
    expect((await previewed(desk.Omer, ALL, { how: 'delete' })).total).toBe(EATERIES.length)
  })

  test('listings are deleted, and confirmed, and neither stays after its undo', async () => {
    const desk = await app()
    const sighting = { uid: desk.Dana.uid, tnid: 3, role: 'visitor', says: 'closed', state: 'waiting', at: 1 } as const
    await desk.store.insertInto('sightings').values(sighting).execute()
    const ids = ['3', '4']
    const confirmed = await changed(desk.Eva, { ids }, { how: 'confirm' })
    const sightings = () => desk.store.selectFrom('sightings').select(['tnid', 'role', 'state']).orderBy('id').execute()
    expect(await sightings()).toEqual([
      { tnid: 3, role: 'visitor', state: 'settled' },
      ...[3, 4].map((tnid) => ({ tnid, role: 'editor', state: 'settled' })),
    ])
    await undone(desk.Eva, confirmed.audit)
    expect(await sightings()).toEqual([{ tnid: 3, role: 'visitor', state: 'waiting' }])
    const { audit } = await changed(desk.Eva, { ids }, { how: 'delete' })
    expect((await storedListing(desk, 4)).deleted).toBe(1)
    // Somebody brings one back: that is theirs.
    await edit(desk, 4, {})
    expect((await undone(desk.Eva, audit)).left?.listings).toMatchObject([{ id: '4' }])
    expect((await storedListing(desk, 3)).deleted).toBe(0)
    const { seal } = await previewed(desk.Eva, { ids }, { how: 'clear', field: 'priceRange' })
    expect(seal).toHaveLength(64)
  })

  test('authorities are replaced in the facts that count', async () => {
    const desk = await app()
    const other = JSON.stringify({ id: 'other-board', names: { en: 'Other board' } })
    const row = await desk.store
      .selectFrom('content')
      .selectAll()
      .where('id', '=', 'example-board')
      .executeTakeFirstOrThrow()
    await desk.store
      .insertInto('content')
      .values({ ...row, id: 'other-board', body: other })
      .execute()
    const { body } = await storedListing(desk, 100)
    await edit(desk, 100, {
      kashrutFacts: [...body['kashrutFacts'], { ...body['kashrutFacts'][0], superseded: '2026-10-01' }],
    })
    const change = { how: 'replace', field: 'kashrutFacts', from: 'example-board', value: 'other-board' } as const
    const preview = await previewed(desk.Eva, { ids: ['1', '100'] }, change)
    expect(preview).toMatchObject({
      changed: 1,
      unchanged: 1,
      rows: [{ before: 'Board, Board', after: 'Other board, Board' }],
    })
    const { audit } = await changed(desk.Eva, { ids: ['1', '100'] }, change)
    const authorities = async () =>
      (await storedListing(desk, 100)).body['kashrutFacts'].map((fact: { authority: string }) => fact.authority)
    expect(await authorities()).toEqual(['other-board', 'example-board'])
    await undone(desk.Eva, audit)
    expect(await authorities()).toEqual(['example-board', 'example-board'])
  })

  test.each<[object, string]>([
    [{ how: 'set', field: 'cuisine', value: ['martian'] }, 'cuisine: is not one of the options'],
    [{ how: 'set', field: 'place', value: 1 }, 'place: refers to something that does not exist'],
    [{ how: 'set', field: 'dtype', value: 5 }, 'dtype: is not one of the options'],
    [{ how: 'set', field: 'isGlatt', value: 'yes' }, 'isGlatt: has the wrong type'],
    [{ how: 'replace', field: 'kashrutFacts', from: 'a', value: 'nobody' }, 'kashrutFacts: refers to something'],
    [{ how: 'set', field: 'title', value: 'One for all' }, 'how: is not one of the options'],
    [{ how: 'set', field: 'constructor', value: 1 }, 'how: is not one of the options'],
    [{ how: 'clear' }, 'how: is not one of the options'],
    [{ how: 'delete', field: 'cuisine' }, 'how: is not one of the options'],
  ])('%j is no change of many', async (change, text) => {
    const desk = await app()
    const answer = await desk.Eva.post('desk/bulkpreview', { selection: ALL, change })
    expect(answer.statusCode, answer.body).toBe(400)
    expect(answer.json().error).toContain(text)
  })
})

test('each field that many listings may change in says how', () => {
  expect(deskPlaceOf('title').bulk).toBeUndefined()
  expect(deskPlaceOf('cuisine').bulk).toEqual(['add', 'drop', 'set', 'clear'])
  expect(deskPlaceOf('hours').bulk).toEqual(['confirm'])
})
