import { describe, expect, test } from 'vitest'
import type { DeskItemOf } from '#core/contract/desk.ts'
import type { SimilarListing } from '#core/contract/listing-edit.ts'
import { JERUSALEM, PARIS } from '../../data/test/content.ts'
import { decide, decided, deskApp, queueOf, read, storedListing, undone, type Desk } from './desk.ts'
import { formOf, photo, sendEdit, uploadsOf, type Part } from './edits.ts'
import { onBothStores } from './store/stores.ts'

type Fields = Record<string, Part | readonly Part[]>

const PLACE: Fields = {
  tnid: 0,
  dtype: 228,
  lang: 'he',
  updateType: 'new',
  title: 'חומוס של אורי',
  address1: 'Yafo 1',
  town: String(JERUSALEM),
  country: 'Israel',
  phone1: '+972 2 123 4567',
  lat: 31.78123,
  lng: 35.22,
  remark: ' I eat there every week. ',
}

const send = (desk: Desk, fields: Fields = {}) =>
  sendEdit(desk.Dana, formOf({ uid: desk.Dana.uid, ...PLACE, ...fields }))

/** The number of one that waits. */
async function sent(desk: Desk, fields: Fields = {}): Promise<number> {
  const answer = await send(desk, fields)
  expect(answer.statusCode, answer.body).toBe(200)
  return (await queueOf(desk.Eva, 'kind=edit')).items.at(-1)!.id
}

const item = ({ Eva }: Desk, id: number) => read<DeskItemOf<'edit'>>(Eva, `item/edit/${id}/en`)
const position = [35.22, 31.78123] as [number, number]

onBothStores(({ migrated }) => {
  const app = async () => deskApp(await migrated())

  test('a place waits with what its sender says, is listed once approved, and gone once that is undone', async () => {
    const desk = await app()
    const files = await photo({ width: 90, height: 60 })
    const id = await sent(desk, { files, imageOwnership: true, userClaimedOwnership: true })

    const queue = await queueOf(desk.Eva)
    expect(queue.items).toMatchObject([{ kind: 'edit', proposed: 'חומוס של אורי', pictures: 1 }])
    expect(queue.items[0]).not.toHaveProperty('listing')
    const proposed = await item(desk, id)
    expect(proposed).toMatchObject({
      updateType: 'new',
      proposed: 'חומוס של אורי',
      remark: 'I eat there every week.',
      position,
      claimsOwnership: true,
      similar: [],
      others: [],
    })
    expect(proposed.fields.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['dtype', 'title', 'address1', 'town', 'country', 'phone1']),
    )

    const done = await decided(desk.Eva, { kind: 'edit', id, act: 'approve', position, owner: true })
    const { item: listed } = await lastCreated(desk)
    const { body } = await storedListing(desk, Number(listed))
    expect(body).toMatchObject({
      dtype: 228,
      title: { en: 'חומוס של אורי', he: 'חומוס של אורי' },
      address: 'Yafo 1',
      place: JERUSALEM,
      phones: ['+972 2 123 4567'],
      position,
      provenance: { name: 'Visitors', status: 'compiled' },
    })
    expect(body['pictures']).toHaveLength(1)
    expect(JSON.stringify(body)).not.toContain('every week')
    const owners = await desk.store.selectFrom('claims').selectAll().execute()
    expect(owners).toMatchObject([{ uid: desk.Dana.uid, tnid: Number(listed), state: 'approved' }])
    const mails = await desk.store.selectFrom('outbox').selectAll().execute()
    expect(mails.map(({ subject }) => subject)).toEqual(['חומוס של אורי figure dans le guide'])
    expect((await queueOf(desk.Eva)).items).toEqual([])

    await undone(desk.Eva, done.audit)
    expect((await storedListing(desk, Number(listed))).deleted).toBe(1)
    expect((await queueOf(desk.Eva)).items).toMatchObject([{ id, proposed: 'חומוס של אורי' }])
    expect(await desk.store.selectFrom('claims').selectAll().execute()).toEqual([])
  })

  test('a place that is refused is listed nowhere, and its sender reads why', async () => {
    const desk = await app()
    const id = await sent(desk)
    await decided(desk.Eva, { kind: 'edit', id, act: 'refuse', reason: 'It has closed.' })
    const [mail] = await desk.store.selectFrom('outbox').selectAll().execute()
    expect(mail!.subject).toBe('חומוס של אורי n’a pas été ajouté')
    expect(mail!.text).toContain('It has closed.')
    expect((await queueOf(desk.Eva)).items).toEqual([])
  })

  test('an editor of its area lists it, and moves no place of another area there', async () => {
    const desk = await app()
    const area = { uid: desk.Omer.uid, place: PARIS }
    await desk.store.insertInto('areas').values(area).execute()
    const id = await sent(desk)
    const approve = (town: number) =>
      decide(desk.Omer, { kind: 'edit', id, act: 'approve', position, values: { town: String(town) } })
    expect((await approve(JERUSALEM)).json().code).toBe('notYourArea')
    await desk.store.updateTable('areas').set({ place: JERUSALEM }).where('uid', '=', area.uid).execute()
    expect((await queueOf(desk.Omer)).items).toMatchObject([{ id }])
    expect((await approve(PARIS)).json().code).toBe('notYourArea')
    expect((await approve(JERUSALEM)).statusCode).toBe(200)
  })

  test('an editor needs a position, a name and a town that is known', async () => {
    const desk = await app()
    const id = await sent(desk, { town: 'Somewhere new' })
    const refusal = async (decision: object) => {
      const answer = await decide(desk.Eva, { kind: 'edit', id, act: 'approve', ...decision })
      return [answer.statusCode, answer.json().code]
    }
    expect(await refusal({ position })).toEqual([400, 'pickTown'])
    expect(await refusal({ values: { town: String(JERUSALEM) } })).toEqual([400, 'needPosition'])
    expect(await refusal({ position, fields: ['address1'] })).toEqual([400, 'invalidField'])
    const other = await sent(desk)
    expect(await refusal({ position, values: { town: String(JERUSALEM) }, merge: [other] })).toEqual([
      400,
      'invalidRequest',
    ])
    await decided(desk.Eva, { kind: 'edit', id, act: 'approve', position, values: { town: String(JERUSALEM) } })
  })
})

/** The last listing that was created. */
async function lastCreated({ store }: Desk) {
  const rows = await store.selectFrom('content').selectAll().where('kind', '=', 'listings').orderBy('seq').execute()
  return { item: rows.at(-1)!.id }
}

describe('a place is refused, and nothing is kept of it', () => {
  const cases: [string, Fields, string][] = [
    ['without a name', { title: ' ' }, 'addPlaceName'],
    ['without a town', { town: '' }, 'addPlaceCity'],
    ['with the number of a listing', { tnid: 1 }, 'invalidRequest'],
    ['with a field of another type', { rabbi: 'R. Cohen' }, 'invalidRequest'],
    ['at no place on earth', { lat: 91 }, 'invalidRequest'],
    ['at words', { lat: 'north' }, 'invalidRequest'],
    ['with an edit of no listing', { updateType: 'regular' }, 'invalidRequest'],
  ]
  onBothStores(({ migrated }) => {
    test.each(cases)('%s', async (_, fields, code) => {
      const desk = await deskApp(await migrated())
      const before = uploadsOf(desk)
      const answer = await send(desk, { ...fields, files: await photo(), imageOwnership: true })
      expect([answer.statusCode, answer.json().code], answer.body).toEqual([400, code])
      expect((await queueOf(desk.Eva)).items).toEqual([])
      expect(uploadsOf(desk)).toEqual(before)
    })
  })
})

onBothStores(({ migrated }) => {
  test('who adds a place sees the listings with such a name in its town', async () => {
    const desk = await deskApp(await migrated())
    const similar = async (place: number, name: string) => {
      const query = new URLSearchParams({ name })
      const answer = await desk.Uri.call(`similarlistings/${place}/en?${query}`, { method: 'GET' })
      expect(answer.statusCode, answer.body).toBe(200)
      return (answer.json() as SimilarListing[]).map(({ tnid }) => tnid)
    }
    expect(await similar(PARIS, 'Great Synagog')).toEqual([100])
    expect(await similar(PARIS, 'synagogue graet')).toEqual([100])
    expect(await similar(JERUSALEM, 'Great Synagogue')).toEqual([])
    expect(await similar(PARIS, 'Nobody')).toEqual([])
  })
})
