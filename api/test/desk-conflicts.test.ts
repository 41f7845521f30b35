import { expect, test, vi } from 'vitest'
import { insertConflict } from '#api/conflicts/conflicts.repository.ts'
import type { Decision, DeskItemOf } from '#core/contract/desk.ts'
import {
  decide,
  decided,
  deskApp,
  queueOf,
  read,
  storedListing,
  undone,
  type Desk,
} from './desk.ts'
import { onBothStores } from './store/stores.ts'

vi.setConfig({ testTimeout: 60_000 })

/** What an import would say of listing 100, whose fax an editor has changed since. */
async function conflictOf(desk: Desk) {
  const { body } = await storedListing(desk, 100)
  const base = { ...body, fax: '+1 000 000' }
  const theirs = { ...body, fax: '+1 111 111', website: 'https://example.org/new' } // prettier-ignore
  await desk.store.transaction().execute((trx) =>
    insertConflict(trx, {
      kind: 'listings',
      item: '100',
      source: 'osm',
      base: JSON.stringify(base),
      theirs: JSON.stringify(theirs),
      at: desk.clock.now,
    }),
  )
  const { items } = await queueOf(desk.Eva, 'kind=conflict')
  return { id: items[0]!.id, line: items[0]!, body, theirs }
}

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
    const done = await decided(desk.Eva, { kind: 'conflict', id, act: 'approve' }) // prettier-ignore
    const taken = await storedListing(desk, 100)
    expect(taken).toMatchObject({ body: theirs, origin: 'import:osm' })
    expect(done.seq).toBe(taken.seq)
    expect((await queueOf(desk.Eva, 'kind=conflict')).total).toBe(0)
    await undone(desk.Omer, done.audit)
    expect((await storedListing(desk, 100)).body).toEqual(body)
    expect((await queueOf(desk.Eva, 'kind=conflict')).total).toBe(1)
  })

  test('of what is chosen only that is taken; two editors decide once', async () => {
    const desk = await app()
    const { id, body } = await conflictOf(desk)
    const choice: Partial<Decision> = { kind: 'conflict', id, act: 'approve', fields: ['website'] } // prettier-ignore
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
    await decided(desk.Eva, { kind: 'conflict', id, act: 'refuse', reason: 'Asked by phone' }) // prettier-ignore
    expect((await storedListing(desk, 100)).body).toEqual(body)
    expect((await queueOf(desk.Eva, 'kind=conflict')).total).toBe(0)
  })
})
