import { expect, test } from 'vitest'
import type { AuditLog, DeskDocument, DeskDone, Shape } from '#core/contract/desk.ts'
import type { OwnField, OwnValues } from '#core/contract/data-files.ts'
import { decided, deskApp, queueOf, read, sentEdit, undone, type Desk } from './desk.ts'
import { onBothStores } from './store/stores.ts'

const FIELD: OwnField = { id: 'x', name: { en: 'X' }, types: [231], kind: 'answer', group: 'more' }
const OPTIONS = [
  { id: 'street', name: { en: 'Street', he: 'רחוב' } },
  { id: 'garage', name: { en: 'Garage' } },
]
/** A field of each kind. */
const FIELDS: readonly OwnField[] = [
  { ...FIELD, id: 'note', name: { en: 'Note' }, kind: 'text' },
  { ...FIELD, id: 'seats', name: { en: 'Seats' }, kind: 'number' },
  { ...FIELD, id: 'parking', name: { en: 'Parking', he: 'חניה' }, kind: 'choice', options: OPTIONS, filter: true },
  { ...FIELD, id: 'garden', name: { en: 'Garden' }, kind: 'answer', card: true },
  { ...FIELD, id: 'since', name: { en: 'Since' }, kind: 'day' },
  { ...FIELD, id: 'booking', name: { en: 'Booking' }, kind: 'link' },
]
const VALUES: OwnValues = {
  note: { en: 'Ring twice.', he: 'לצלצל פעמיים.' },
  seats: 12.5,
  parking: 'garage',
  garden: false,
  since: '2020-02-29',
  booking: 'https://book.example/',
}

const add = (desk: Desk, field: OwnField, by = desk.Eva) => by.post('desk/document/ownFields', { body: field })

async function added(desk: Desk, fields: readonly OwnField[] = FIELDS): Promise<DeskDone[]> {
  const done: DeskDone[] = []
  for (const field of fields) {
    const answer = await add(desk, field)
    expect(answer.statusCode, answer.body).toBe(200)
    done.push(answer.json())
  }
  return done
}

const documentOf = (desk: Desk, path: string) => read<DeskDocument>(desk.Eva, `document/${path}`)

async function change(desk: Desk, path: string, changes: object) {
  const { body, seq } = await documentOf(desk, path)
  return desk.Eva.call(`desk/document/${path}`, { method: 'PUT', body: { body: { ...body, ...changes }, seq } })
}

async function changed(desk: Desk, path: string, changes: object): Promise<DeskDone> {
  const answer = await change(desk, path, changes)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

async function refused(desk: Desk, path: string, changes: object) {
  const answer = await change(desk, path, changes)
  return [answer.json().code, answer.json().error]
}

async function remove(desk: Desk, id: string) {
  const { seq } = await documentOf(desk, `ownFields/${id}`)
  return desk.Eva.call(`desk/document/ownFields/${id}`, { method: 'DELETE', body: { seq } })
}

/** A synagogue. */
const LISTING = 'listings/100'
const ownOf = async (desk: Desk) => (await documentOf(desk, LISTING)).body['own']

onBothStores((open) => {
  const app = async () => deskApp(await open.migrated())

  test('a field of each kind is in the form of listings, takes values, and is undone', async () => {
    const desk = await app()
    const acts = await added(desk)
    const { fields } = await read<Shape>(desk.Eva, 'shape/listings/he')
    const own = fields.find(({ field }) => field === 'own')?.fields ?? []
    expect(own.map(({ field, type, label, labelLang = 'he' }) => [field, type, label, labelLang])).toEqual([
      ['booking', 'url', 'Booking', 'en'],
      ['garden', 'boolean', 'Garden', 'en'],
      ['note', 'localized', 'Note', 'en'],
      ['parking', 'choice', 'חניה', 'he'],
      ['seats', 'number', 'Seats', 'en'],
      ['since', 'day', 'Since', 'en'],
    ])
    expect(own[3]).toMatchObject({
      group: 'more',
      types: [231],
      choices: [
        { value: 'street', label: 'רחוב' },
        { value: 'garage', label: 'Garage', lang: 'en' },
      ],
    })
    const shape = await read<Shape>(desk.Eva, 'shape/ownFields/en')
    expect(shape.fields[0]).toMatchObject({ field: 'id', label: 'Id', type: 'key' })
    await changed(desk, LISTING, { own: VALUES })
    expect(await ownOf(desk)).toEqual(VALUES)
    const { rows } = await read<AuditLog>(desk.Eva, 'audit?kind=ownFields')
    expect(rows).toHaveLength(FIELDS.length)
    // A field that listings use stays, whichever way it would go.
    const late = await desk.Eva.post('desk/undo', { audit: acts[1]!.audit })
    expect([late.statusCode, late.json().code]).toEqual([409, 'stillNeeded'])
    await changed(desk, LISTING, { own: {} })
    expect((await documentOf(desk, LISTING)).body).not.toHaveProperty('own')
    await undone(desk.Eva, acts[1]!.audit)
    expect(await refused(desk, LISTING, { own: { seats: 3 } })).toEqual([
      'invalidField',
      'own.seats: is not a field of this kind',
    ])
  })

  test('a value that does not fit is refused in a sentence with field and value', async () => {
    const desk = await app()
    await added(desk)
    for (const [id, value, error] of [
      ['seats', 'many', 'own.seats: “many” is not a number'],
      ['parking', 'roof', 'own.parking: “roof” is not one of the options'],
      ['garden', 'maybe', 'own.garden: “maybe” is neither yes nor no'],
      ['since', '2021-02-29', 'own.since: “2021-02-29” is not a day of the calendar'],
      ['booking', 'javascript:x', 'own.booking: “javascript:x” is not a web address'],
      ['note', 7, 'own.note: “7” has the wrong type'],
      ['constructor', true, 'own.constructor: is not a field of this kind'],
    ] as const)
      expect(await refused(desk, LISTING, { own: { [id]: value } })).toEqual(['invalidField', error])
  })

  test('a field with values is retired, and not deleted; its id is never used again', async () => {
    const desk = await app()
    await added(desk)
    await changed(desk, LISTING, { own: VALUES })
    expect((await remove(desk, 'seats')).json().code).toBe('stillNeeded')
    expect((await refused(desk, 'ownFields/seats', { kind: 'text' }))[0]).toBe('invalidField')
    await changed(desk, 'ownFields/seats', { retired: true })
    const { fields } = await read<Shape>(desk.Eva, 'shape/listings/en')
    const own = fields.find(({ field }) => field === 'own')?.fields ?? []
    expect(own.map(({ field }) => field)).not.toContain('seats')
    await changed(desk, LISTING, { title: { en: 'Other' } })
    expect(await ownOf(desk)).toEqual(VALUES)
    await changed(desk, LISTING, { own: { seats: 1 } })
    await changed(desk, LISTING, { own: undefined })
    expect((await remove(desk, 'seats')).statusCode).toBe(200)
    const again = await add(desk, FIELDS[1]!)
    expect([again.json().code, again.json().error]).toEqual(['invalidField', 'id: is already taken'])
  })

  test('options of a field follow the rules of lists of options', async () => {
    const desk = await app()
    await added(desk)
    await changed(desk, LISTING, { own: { parking: 'garage' } })
    const path = 'ownFields/parking'
    const [code, error] = await refused(desk, path, { options: [OPTIONS[0]] })
    expect(code).toBe('optionInUse')
    expect(error).toMatch(/“Garage”.*: 1, such as “Great Synagogue”/)
    await changed(desk, path, { options: [OPTIONS[1]] })
    expect((await documentOf(desk, path)).body['gone']).toEqual(['street'])
    expect((await refused(desk, path, { options: OPTIONS }))[1]).toBe('options.0.id: is already taken')
    const { audit } = await changed(desk, path, { options: [OPTIONS[1], { id: 'roof', name: { en: 'Roof' } }] })
    await changed(desk, LISTING, { own: { parking: 'roof' } })
    expect((await desk.Eva.post('desk/undo', { audit })).json().code).toBe('optionInUse')
  })

  test('the queue calls a field that visitors filled in by its name, and editors take it', async () => {
    const desk = await app()
    const name = { en: 'Ice cream', he: 'גלידה' }
    await added(desk, [{ ...FIELD, id: 'ice-cream', name }])
    const field = 'own.ice-cream'
    const id = await sentEdit(desk, { uid: desk.Dana.uid, changes: { [field]: 'yes', rabbi: 'A. Levi' } })
    const { items } = await queueOf(desk.Eva, 'kind=edit')
    expect(items.map(({ fields, names }) => [fields, names])).toEqual([[[field, 'rabbi'], { [field]: name }]])
    await decided(desk.Eva, { kind: 'edit', id, act: 'approve', fields: [field] })
    expect(await ownOf(desk)).toEqual({ 'ice-cream': true })
  })

  test('a field that cannot be is refused', async () => {
    const desk = await app()
    for (const [change, error] of [
      [{ id: 'a.b' }, 'id: '],
      [{ name: { he: 'שדה' } }, 'name.en: is missing'],
      [{ name: { en: 'x'.repeat(61) } }, 'name.en: is too long'],
      [{ kind: 'hours' }, 'kind: '],
      [{ types: [] }, 'types: '],
      [{ kind: 'choice' }, 'options: is missing'],
      [{ options: OPTIONS }, 'options: is not a field of this kind'],
      [{ kind: 'number', filter: true }, 'filter: is possible for choices'],
      [{ structured: 'aggregateRating' }, 'structured: is already taken'],
      [{ kind: 'choice', options: [OPTIONS[0], OPTIONS[0]] }, 'options.1.id: is already taken'],
    ] as const) {
      const answer = await add(desk, { ...FIELD, ...change } as OwnField)
      expect([answer.statusCode, answer.json().error]).toEqual([400, expect.stringMatching(`^${error}`)])
    }
    const many = Array.from({ length: 50 }, (_, at) => ({ ...FIELD, id: `f-${at}` }))
    await added(desk, many)
    expect((await add(desk, FIELD)).json().code).toBe('tooManyDocuments')
    await added(desk, [{ ...FIELD, types: [228] }])
    expect((await add(desk, FIELD, desk.Dana)).statusCode).toBe(404)
  })
})
