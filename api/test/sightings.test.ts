import { expect, test } from 'vitest'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { DeskItemOf } from '#core/contract/desk.ts'
import { forgetSightings, sightingsByListing } from '#data/store/sightings.repository.ts'
import { deskApp, queueOf, read, type Desk } from './desk.ts'
import { onBothStores } from './store/stores.ts'
import { memoryStore } from './helpers.ts'
import { visit } from './people.ts'

const TNID = 100
type Who = 'Dana' | 'Uri' | 'Eva' | 'Omer'

const press = (desk: Desk, who: Who, says: string, fields: object = {}) =>
  desk[who].post('directoryitemsighting', { uid: desk[who].uid, tnid: TNID, says, ...fields })

const queue = ({ Eva }: Desk) => queueOf(Eva, 'kind=sighting')
const item = ({ Eva }: Desk) => read<DeskItemOf<'sighting'>>(Eva, `item/sighting/${TNID}/en`)
const counts = async ({ store }: Desk) => (await sightingsByListing(store, [TNID])).get(TNID)
const seqOf = async ({ store }: Desk) =>
  (
    await store
      .selectFrom('content')
      .select('seq')
      .where('kind', '=', 'listings')
      .where('id', '=', String(TNID))
      .executeTakeFirstOrThrow()
  ).seq

onBothStores(({ migrated }) => {
  test('one word a user: a second press replaces the first, and two users reach the desk', async () => {
    const desk = await deskApp(await migrated())
    const first = await press(desk, 'Dana', 'open', { language: 'he' })
    expect(first.statusCode, first.body).toBe(200)
    expect(first.json().message.text).toBe(MESSAGES.he.listing.dialogs.sent.open)
    for (let times = 0; times < 3; times++) await press(desk, 'Dana', 'closed')
    expect(await counts(desk)).toEqual({ openAt: [], closed: 1 })
    expect((await queue(desk)).total).toBe(0)
    await press(desk, 'Uri', 'open')
    expect((await queue(desk)).total).toBe(0)
    await press(desk, 'Uri', 'closed')
    const { total, items } = await queue(desk)
    expect(total).toBe(1)
    expect(items[0]).toMatchObject({ kind: 'sighting', id: TNID, flags: 2 })
    expect(await item(desk)).toMatchObject({ open: 0, closed: 2, state: 'waiting' })
  })

  test('two presses of one user at once are one word', async () => {
    const desk = await deskApp(await migrated())
    const presses = await Promise.all([press(desk, 'Dana', 'open'), press(desk, 'Dana', 'open')])
    expect(presses.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await counts(desk))!.openAt).toHaveLength(1)
  })

  test('two who say that it is still there change its page; one does not', async () => {
    const desk = await deskApp(await migrated())
    const before = await seqOf(desk)
    await press(desk, 'Dana', 'open')
    expect(await seqOf(desk)).toBe(before)
    await Promise.all([press(desk, 'Uri', 'open'), press(desk, 'Omer', 'open')])
    expect(await seqOf(desk)).toBeGreaterThan(before)
  })

  test('an editor confirms with one press, and undoes it', async () => {
    const desk = await deskApp(await migrated())
    await press(desk, 'Dana', 'closed')
    await press(desk, 'Uri', 'closed')
    const done = await desk.Eva.post('desk/decision', { kind: 'sighting', id: TNID, act: 'confirm' })
    expect(done.statusCode, done.body).toBe(200)
    expect(done.json().message.text).toBe(MESSAGES.en.desk.desk.done.confirm)
    expect(await counts(desk)).toEqual({ editorAt: desk.clock.now, openAt: [], closed: 0 })
    expect((await queue(desk)).total).toBe(0)
    const late = await desk.Omer.post('desk/decision', { kind: 'sighting', id: TNID, act: 'confirm' })
    expect(late.json().code).toBe('alreadyDecided')
    const undone = await desk.Eva.post('desk/undo', { audit: done.json().audit })
    expect(undone.statusCode, undone.body).toBe(200)
    expect(undone.json().seq).toBeGreaterThan(done.json().seq)
    expect(await counts(desk)).toEqual({ openAt: [], closed: 2 })
    expect((await queue(desk)).total).toBe(1)
  })

  test('an editor takes a closed place off the site with a reason, and brings it back', async () => {
    const desk = await deskApp(await migrated())
    await press(desk, 'Dana', 'closed')
    await press(desk, 'Uri', 'closed')
    const decision = { kind: 'sighting', id: TNID, act: 'hide' }
    expect((await desk.Eva.post('desk/decision', decision)).json().code).toBe('needRefusal')
    const done = await desk.Eva.post('desk/decision', { ...decision, reason: 'Closed.' })
    expect(done.statusCode, done.body).toBe(200)
    const isDeleted = async () => {
      const row = desk.store.selectFrom('content').select('deleted').where('kind', '=', 'listings')
      return (await row.where('id', '=', String(TNID)).executeTakeFirstOrThrow()).deleted
    }
    expect(await isDeleted()).toBe(1)
    await desk.Eva.post('desk/undo', { audit: done.json().audit })
    expect(await isDeleted()).toBe(0)
    expect((await queue(desk)).total).toBe(1)
  })

  test('who leaves is no longer counted', async () => {
    const desk = await deskApp(await migrated())
    await press(desk, 'Dana', 'closed')
    await press(desk, 'Uri', 'closed')
    await desk.store.transaction().execute((trx) => forgetSightings(trx, desk.Uri.uid))
    expect(await counts(desk)).toEqual({ openAt: [], closed: 1 })
  })
})

test('refuses strangers, others’ names, samples, unknown listings and words, and callers without a token', async () => {
  const desk = await deskApp(await memoryStore())
  const body = { uid: desk.Dana.uid, tnid: TNID, says: 'closed' }
  const stranger = await visit(desk)
  expect((await stranger.post('directoryitemsighting', body)).statusCode).toBe(401)
  expect((await press(desk, 'Uri', 'closed', { uid: desk.Dana.uid })).statusCode).toBe(403)
  expect((await press(desk, 'Dana', 'maybe')).statusCode).toBe(400)
  expect((await press(desk, 'Dana', 'closed', { role: 'editor' })).statusCode).toBe(400)
  expect((await press(desk, 'Dana', 'closed', { tnid: 2_000_000_000 })).json().code).toBe('couldNotSendReport')
  const plain = await desk.app.inject({ method: 'POST', url: '/rest/tjt/directoryitemsighting', payload: body })
  expect(plain.statusCode).toBeGreaterThanOrEqual(401)
  expect((await desk.Dana.post('desk/decision', { kind: 'sighting', id: TNID, act: 'confirm' })).statusCode).toBe(404)
  expect(await counts(desk)).toBeUndefined()
})

test('presses are limited as other writing is', async () => {
  const desk = await deskApp(await memoryStore())
  const codes = new Set<number>()
  for (let times = 0; times < 400 && !codes.has(429); times++) codes.add((await press(desk, 'Dana', 'open')).statusCode)
  expect([...codes]).toEqual([200, 429])
})
