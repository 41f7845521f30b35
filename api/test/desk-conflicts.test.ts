import { MESSAGES } from '#core/i18n/messages.ts'
import { expect, test } from 'vitest'
import { insertConflict } from '#data/store/conflicts.repository.ts'
import { putImported } from '#data/store/imported.repository.ts'
import type { Decision, DeskItemOf } from '#core/contract/desk.ts'
import { waitingConflicts } from './conflicts.ts'
import { decide, decided, deskApp, queueOf, read, storedListing, undone, type Desk } from './desk.ts'
import { onBothStores } from './store/stores.ts'

/** An import from OpenStreetMap that wants to change listing 100. */
const conflict = (
  desk: Desk,
  { base, theirs }: { base: object | null; theirs: object },
  more: { source_id?: string; duplicate?: string } = {},
) =>
  desk.store.transaction().execute((trx) =>
    insertConflict(trx, {
      kind: 'listings',
      item: '100',
      source: 'osm',
      base: base && JSON.stringify(base),
      theirs: JSON.stringify(theirs),
      at: desk.clock.now,
      ...more,
    }),
  )

/** What an import would say of listing 100, whose fax an editor has changed since. */
async function conflictOf(desk: Desk) {
  const { body } = await storedListing(desk, 100)
  const base = { ...body, fax: '+1 000 000' }
  const theirs = { ...body, fax: '+1 111 111', website: 'https://example.org/new' }
  await conflict(desk, { base, theirs })
  const { items } = await queueOf(desk.Eva, 'kind=conflict')
  return { id: items[0]!.id, line: items[0]!, body, theirs }
}

/** A place of a map that may be listing 100, as an import queues it. */
async function duplicateOf(desk: Desk, sourceId = 'node/7', more: object = {}) {
  const { body } = await storedListing(desk, 100)
  const { position, dtype, place } = body as Record<string, unknown>
  const [lng, lat] = position as [number, number]
  const theirs = {
    tnid: 100,
    dtype,
    place,
    title: { en: 'Big Synagogue', ru: 'Большая синагога' },
    description: { en: 'Synagogue, as the map has it.' },
    address: 'Imported Street 5',
    position: [lng, lat + 0.0009],
    phones: ['+1 555 0100'],
    kosherStatus: { en: 'The map says so.' },
    ...more,
  }
  await conflict(
    desk,
    { base: null, theirs },
    { source_id: sourceId, duplicate: JSON.stringify({ alike: ['name'], assumed: ['description'] }) },
  )
  const { items } = await queueOf(desk.Eva, 'kind=conflict')
  return { id: items.at(-1)!.id, body, theirs }
}

const links = (desk: Desk) => desk.store.selectFrom('imported').selectAll().orderBy('source_id').execute()

onBothStores((open) => {
  const app = async () => deskApp(await open.migrated())

  test('the queue names the source, and the item shows what each of the three says', async () => {
    const desk = await app()
    const { id, line } = await conflictOf(desk)
    expect(line).toMatchObject({
      kind: 'conflict',
      summary: 'osm',
      fields: ['fax', 'website'],
      listing: { tnid: 100 },
    })
    expect((await queueOf(desk.Eva)).counts['conflict']).toBe(1)
    const path = `item/conflict/${id}/en`
    const item = await read<DeskItemOf<'conflict'>>(desk.Eva, path)
    expect(item).toMatchObject({
      source: 'osm',
      contentKind: 'listings',
      item: '100',
      title: { en: 'Great Synagogue' },
    })
    expect(item.fields).toContainEqual({
      path: 'fax',
      base: '+1 000 000',
      theirs: '+1 111 111',
    })
  })

  test('what is taken whole is the import’s again; undone, it waits again', async () => {
    const desk = await app()
    const { id, theirs, body } = await conflictOf(desk)
    const done = await decided(desk.Eva, { kind: 'conflict', id, act: 'approve' })
    const oldListing = await storedListing(desk, 100)
    expect(oldListing).toMatchObject({ body: theirs, origin: 'import:osm' })
    expect(done.seq).toBe(oldListing.seq)
    expect((await queueOf(desk.Eva, 'kind=conflict')).total).toBe(0)
    await undone(desk.Omer, done.audit)
    expect((await storedListing(desk, 100)).body).toEqual(body)
    expect((await queueOf(desk.Eva, 'kind=conflict')).total).toBe(1)
  })

  test('only news are offered: what editors have changed or added stays, in texts and lists too', async () => {
    const desk = await app()
    const { body } = await storedListing(desk, 100)
    const ours = {
      ...(body as object),
      title: { en: 'Great Synagogue', he: 'בית הכנסת הגדול' },
      website: 'https://example.org/by-the-desk',
      fax: '+1 555 0000',
      phones: ['+1 555 0100', '+1 555 0101'],
      pictures: ['upload-1'],
    }
    await desk.store
      .updateTable('content')
      .set({ body: JSON.stringify(ours), origin: 'editor:1' })
      .where('kind', '=', 'listings')
      .where('id', '=', '100')
      .execute()
    const base = {
      ...(body as object),
      title: { en: 'Great Synagogue' },
      website: 'https://example.org/of-the-map',
      fax: '+1 555 9999',
      phones: ['+1 555 0100'],
    }
    const { fax: _, ...less } = base
    const theirs = {
      ...less,
      title: { en: 'Great Synagogue', fr: 'Grande synagogue' },
      phones: ['+1 555 0177'],
      postcode: '75009',
    }
    await conflict(desk, { base, theirs })
    const [{ id } = { id: 0 }] = (await queueOf(desk.Eva, 'kind=conflict')).items
    const { fields } = await read<DeskItemOf<'conflict'>>(desk.Eva, `item/conflict/${id}/en`)
    expect(fields.map(({ path }) => path).sort()).toEqual(['phones', 'postcode', 'title'])
    await decided(desk.Eva, { kind: 'conflict', id, act: 'approve' })
    expect((await storedListing(desk, 100)).body).toEqual({
      ...ours,
      title: { ...ours.title, fr: 'Grande synagogue' },
      phones: ['+1 555 0101', '+1 555 0177'],
      postcode: '75009',
    })
  })

  test('of two questions about a listing the second waits for the first', async () => {
    const desk = await app()
    const first = await duplicateOf(desk)
    await duplicateOf(desk, 'way/8')
    const conflicts = () => queueOf(desk.Eva, 'kind=conflict')
    expect(await conflicts()).toMatchObject({ total: 1, counts: { conflict: 1 }, items: [{ id: first.id }] })
    await decided(desk.Eva, { kind: 'conflict', id: first.id, act: 'approve' })
    const [, second] = await desk.store.selectFrom('conflicts').select('id').orderBy('id').execute()
    expect(await conflicts()).toMatchObject({ total: 1, items: [{ id: second!.id }] })
  })

  test('that a place is the listing is not undone while its source has more to say', async () => {
    const desk = await app()
    const { id, theirs } = await duplicateOf(desk)
    const { audit } = await decided(desk.Eva, { kind: 'conflict', id, act: 'approve' })
    const news = { ...theirs, phones: ['+1 555 0199'] }
    await conflict(desk, { base: theirs, theirs: news })
    const early = await desk.Eva.post('desk/undo', { audit })
    expect([early.statusCode, early.json().code]).toEqual([409, 'cannotUndo'])
    const [later] = await waitingConflicts(desk.store)
    await decided(desk.Eva, { kind: 'conflict', id: later!.id, act: 'refuse', reason: 'Asked by phone' })
    await undone(desk.Eva, audit)
    expect(await waitingConflicts(desk.store)).toMatchObject([{ id }])
  })

  test('of what is chosen only that is taken; two editors decide once', async () => {
    const desk = await app()
    const { id, body } = await conflictOf(desk)
    const choice: Partial<Decision> = { kind: 'conflict', id, act: 'approve', fields: ['website'] }
    await decided(desk.Eva, choice)
    const { body: after, origin } = await storedListing(desk, 100)
    expect(after).toEqual({ ...body, website: 'https://example.org/new' })
    expect(origin).toBe(`editor:${desk.Eva.uid}`)
    const late = await decide(desk.Omer, choice)
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({ code: 'alreadyDecided' })
  })

  test('what is refused stays as the editor has it', async () => {
    const desk = await app()
    const { id, body } = await conflictOf(desk)
    await decided(desk.Eva, { kind: 'conflict', id, act: 'refuse', reason: 'Asked by phone' })
    expect((await storedListing(desk, 100)).body).toEqual(body)
    expect((await queueOf(desk.Eva, 'kind=conflict')).total).toBe(0)
  })

  test('undone, what the import said last is again what it was before', async () => {
    const desk = await app()
    const { id, theirs, body } = await conflictOf(desk)
    const base = JSON.stringify({ ...body, fax: '+1 000 000' })
    const link = { source: 'osm', source_id: 'node/1', kind: 'listings', item: '100', base } as const
    await desk.store.transaction().execute((trx) => putImported(trx, [link]))
    const before = await links(desk)
    const done = await decided(desk.Eva, { kind: 'conflict', id, act: 'approve' })
    expect(JSON.parse((await links(desk))[0]!.base)).toEqual(theirs)
    await undone(desk.Eva, done.audit)
    expect(await links(desk)).toEqual(before)
  })

  test('a place that is the listing gives it its values; undone, it is asked about again', async () => {
    const desk = await app()
    const { id, body, theirs } = await duplicateOf(desk)
    const item = await read<DeskItemOf<'conflict'>>(desk.Eva, `item/conflict/${id}/en`)
    expect(item).toMatchObject({
      state: 'waiting',
      listing: { tnid: 100 },
      duplicate: { sourceId: 'node/7', title: theirs.title, metres: 100, alike: ['name'] },
    })
    expect(item.fields).toContainEqual({
      path: 'phones',
      ours: (body as { phones: unknown }).phones,
      theirs: theirs.phones,
    })
    expect(item.fields.map(({ path }) => path)).not.toContain('description')
    const done = await decided(desk.Eva, { kind: 'conflict', id, act: 'approve', seq: item.seq })
    const after = await storedListing(desk, 100)
    expect(after.origin).toBe(`editor:${desk.Eva.uid}`)
    expect(after.body).toEqual({
      ...body,
      title: { ...theirs.title, ...(body as { title: object }).title },
      address: theirs.address,
      position: theirs.position,
      phones: theirs.phones,
      kosherStatus: theirs.kosherStatus,
    })
    expect(await links(desk)).toMatchObject([
      { source: 'osm', source_id: 'node/7', item: '100', base: JSON.stringify(theirs) },
    ])
    await undone(desk.Omer, done.audit)
    expect((await storedListing(desk, 100)).body).toEqual(body)
    expect(await links(desk)).toEqual([])
    expect(await waitingConflicts(desk.store)).toMatchObject([{ id, source_id: 'node/7' }])
  })

  test('words on kashrut that the listing has are not replaced, nor is what is not chosen', async () => {
    const desk = await app()
    const ours = { kosherStatus: { en: 'An editor has asked.' } }
    const { body } = await storedListing(desk, 100)
    await desk.store
      .updateTable('content')
      .set({ body: JSON.stringify({ ...body, ...ours }) })
      .where('id', '=', '100')
      .where('kind', '=', 'listings')
      .execute()
    const { id } = await duplicateOf(desk)
    await decided(desk.Eva, { kind: 'conflict', id, act: 'approve', fields: ['phones', 'kosherStatus'] })
    expect((await storedListing(desk, 100)).body).toEqual({ ...body, ...ours, phones: ['+1 555 0100'] })
  })

  test('a place may be the listing, and change nothing of it', async () => {
    const desk = await app()
    const { body } = await storedListing(desk, 100)
    const { id } = await duplicateOf(desk)
    await decided(desk.Eva, { kind: 'conflict', id, act: 'approve', fields: [] })
    expect((await storedListing(desk, 100)).body).toEqual(body)
    expect(await links(desk)).toMatchObject([{ source_id: 'node/7', item: '100' }])
    expect(await waitingConflicts(desk.store)).toEqual([])
  })

  test('later conflicts about it contain only what is new in the source', async () => {
    const desk = await app()
    const { id, theirs } = await duplicateOf(desk)
    await decided(desk.Eva, { kind: 'conflict', id, act: 'approve' })
    const { body } = await storedListing(desk, 100)
    const news = { ...theirs, phones: ['+1 555 0199'] }
    await conflict(desk, { base: theirs, theirs: news })
    const { items } = await queueOf(desk.Eva, 'kind=conflict')
    await decided(desk.Eva, { kind: 'conflict', id: items[0]!.id, act: 'approve' })
    expect((await storedListing(desk, 100)).body).toEqual({ ...body, phones: news.phones })
    expect((await links(desk))[0]?.base).toBe(JSON.stringify(news))
  })

  test('another place becomes a listing of its own; undone, it goes and is asked about again', async () => {
    const desk = await app()
    const { id, body, theirs } = await duplicateOf(desk)
    const refusal = { kind: 'conflict', id, act: 'refuse', reason: 'Asked by phone' } as const
    const done = await decided(desk.Eva, refusal)
    expect(done.message.text).toBe(MESSAGES.en.desk.desk.done.create)
    const [link] = await links(desk)
    const newListing = await storedListing(desk, Number(link!.item))
    expect(newListing).toMatchObject({ origin: 'import:osm', seq: done.seq })
    expect(newListing.body).toEqual({ ...theirs, tnid: Number(link!.item) })
    expect((await storedListing(desk, 100)).body).toEqual(body)
    expect((await queueOf(desk.Eva, 'kind=conflict')).total).toBe(0)
    await undone(desk.Eva, done.audit)
    expect(await links(desk)).toEqual([])
    const { deleted } = await desk.store
      .selectFrom('content')
      .select('deleted')
      .where('kind', '=', 'listings')
      .where('id', '=', link!.item)
      .executeTakeFirstOrThrow()
    expect(deleted).toBe(1)
    expect((await queueOf(desk.Eva, 'kind=conflict')).total).toBe(1)
    // And the other way round, after all.
    await decided(desk.Eva, { kind: 'conflict', id, act: 'approve' })
    expect(await links(desk)).toMatchObject([{ item: '100' }])
  })

  test('of two places of a source that are one listing, the first is followed', async () => {
    const desk = await app()
    const first = await duplicateOf(desk)
    await decided(desk.Eva, { kind: 'conflict', id: first.id, act: 'approve' })
    const second = await duplicateOf(desk, 'way/8', { phones: ['+1 555 0122'] })
    await decided(desk.Eva, { kind: 'conflict', id: second.id, act: 'approve' })
    const { body, origin } = await storedListing(desk, 100)
    expect(body).toMatchObject({ phones: ['+1 555 0122'] })
    expect(origin).toBe(`editor:${desk.Eva.uid}`)
    expect(await links(desk)).toMatchObject([{ source_id: 'node/7' }])
  })

  test('of conflicts about one document only one waits', async () => {
    const desk = await app()
    for (const make of [conflictOf, duplicateOf]) await make(desk)
    for (const conflict of await waitingConflicts(desk.store)) {
      const twice = desk.store
        .insertInto('conflicts')
        .values({ ...conflict, id: 99 })
        .execute()
      await expect(twice).rejects.toThrow(/unique/i)
    }
  })
})
