import { expect, test } from 'vitest'
import { documentsIn } from '#api/desk/documents/documents.repository.ts'
import { DOCUMENT_KINDS, type BulkChange, type DeskDocument, type DocumentKind } from '#core/contract/desk.ts'
import { DOCUMENT_SCHEMAS, NUMBER_FIELDS } from '#core/contract/document-schemas.ts'
import { insertConflict } from '#data/store/conflicts.repository.ts'
import { putContent, type ContentRow } from '#data/store/content.repository.ts'
import type { Store } from '#data/store/database.ts'
import { city, feature, ISRAEL, JERUSALEM, listing, PARIS } from '../../data/test/content.ts'
import { decide, deskApp, get, read, sentEdit, undone, type Desk } from './desk.ts'
import type { Visitor } from './people.ts'
import { onBothStores } from './store/stores.ts'

// Eva edits France. Omer edits everything.

const FRANCE = 3017382
const [LYON, HAIFA] = [2996944, 294801]

/** Of each kind that lies somewhere a document in France, and one elsewhere. */
const PAIRS: Readonly<Partial<Record<DocumentKind, readonly [home: object, away: object]>>> = {
  listings: [listing(501, { place: PARIS }), listing(502, { dtype: 231, fax: '+972 2 000 0001' })],
  features: [feature(501, { place: PARIS }), feature(502, { category: 2, top: true })],
  linkSets: [linkSet(PARIS), linkSet(JERUSALEM)],
  cities: [cityOf(LYON, 'FR'), cityOf(HAIFA, 'IL')],
  countries: [
    { id: FRANCE, code: 'FR', continent: 'EU', names: { en: 'France' } },
    { id: ISRAEL, code: 'IL', continent: 'AS', names: { en: 'Israel' } },
  ],
  regions: [
    { country: 'FR', code: '84', names: { en: 'Auvergne' } },
    { country: 'IL', code: '04', names: { en: 'Haifa District' } },
  ],
  places: [
    { id: LYON, names: { en: 'Lyon' }, page: true },
    { id: HAIFA, names: { en: 'Haifa' }, partOf: JERUSALEM },
  ],
}

/** What lies nowhere: nobody with an area changes it. */
const NOWHERE: Readonly<Partial<Record<DocumentKind, object>>> = {
  categories: { id: 1, title: { en: 'Family' }, description: { en: 'Children.' }, pictures: ['travel-7'] },
  authorities: { id: 'example-board', names: { en: 'Board' } },
  options: { list: 'cuisine', options: [{ id: 'low', name: { en: 'Low' } }] },
  ownFields: { id: 'parking', name: { en: 'Parking' }, types: [228], kind: 'answer', group: 'more' },
  ownPages: { id: 'about', title: { en: 'About' }, text: { en: 'Us.' }, linkedFrom: 'none' },
  notices: { id: 'closed', text: { en: 'Closed.' } },
  siteTexts: { id: 'site', name: { en: 'Site' } },
}

/** The fields that say where a document lies or which one it is, and what an editor gets for changing them. */
const PLACING: Readonly<Partial<Record<DocumentKind, Readonly<Record<string, string>>>>> = {
  listings: { tnid: 'invalidField', place: 'notYourArea' },
  features: { nid: 'invalidField', place: 'notYourArea' },
  linkSets: { place: 'invalidField' },
  cities: { id: 'invalidField', country: 'notYourArea' },
  countries: { id: 'invalidField', code: 'invalidField' },
  regions: { country: 'invalidField', code: 'invalidField' },
  places: { id: 'invalidField', partOf: 'notYourArea' },
}

function linkSet(place: number) {
  return { name: 'sights', title: { en: 'Sights' }, place, links: [] as object[] }
}

function cityOf(id: number, country: string) {
  return city({ id, names: { en: `City ${id}` }, lat: 45, lng: 4, country, admin1: id === LYON ? '84' : '04' })
}

type Body = Record<string, unknown>

const idOf = (kind: DocumentKind, body: object) => {
  const { tnid, nid, id, list, country, code, name, place } = body as Record<string, string | number>
  if (kind === 'regions') return `${country}.${code}`
  return kind === 'linkSets' ? `${name}:${place}` : String(tnid ?? nid ?? id ?? list)
}

async function world(store: Store) {
  const desk = await deskApp(store)
  const rows = Object.entries(PAIRS).flatMap(([kind, pair]) => pair.map((body) => rowOf(kind, body)))
  rows.push(...Object.entries(NOWHERE).map(([kind, body]) => rowOf(kind, body)))
  await store.transaction().execute((trx) => putContent(trx, rows, { origin: 'seed', now: desk.clock.now }))
  await limit(desk, FRANCE)
  return desk
}

const rowOf = (kind: string, body: object): ContentRow => ({
  kind: kind as ContentRow['kind'],
  id: idOf(kind as DocumentKind, body),
  body,
  sample: false,
})

/** Gives Eva an area. */
async function limit({ store, Eva: { uid } }: Desk, ...places: number[]) {
  await store.deleteFrom('areas').where('uid', '=', uid).execute()
  await store
    .insertInto('areas')
    .values(places.map((place) => ({ uid, place })))
    .execute()
}

const readDocument = (desk: Desk, kind: DocumentKind, id: string) =>
  read<DeskDocument>(desk.Omer, `document/${kind}/${id}`)

async function put(desk: Desk, by: Visitor, [kind, id]: readonly [DocumentKind, string], changed: Body) {
  const { body, seq } = await readDocument(desk, kind, id)
  const whole = Object.fromEntries(Object.entries({ ...body, ...changed }).filter(([, value]) => value !== undefined))
  return by.call(`desk/document/${kind}/${id}`, { method: 'PUT', body: { body: whole, seq } })
}

const remove = async (desk: Desk, by: Visitor, [kind, id]: readonly [DocumentKind, string]) => {
  const { seq } = await readDocument(desk, kind, id)
  return by.call(`desk/document/${kind}/${id}`, { method: 'DELETE', body: { seq } })
}

const codeOf = (answer: Awaited<ReturnType<Visitor['call']>>) =>
  answer.statusCode === 200 ? 'done' : (answer.json().code as string)

/** A change of a document that every kind can make. */
const otherwise = ({ names, title, options, text }: Body) => {
  if (options) return { options: [...(options as object[]), { id: 'other', name: { en: 'Other' } }] }
  return names
    ? { names: { en: 'Other' } }
    : title
      ? { title: { en: 'Other' } }
      : { [text ? 'text' : 'name']: { en: 'O' } }
}

/** All that lies in some areas. */
async function extents(store: Store) {
  const found: Record<string, string[]> = {}
  for (const place of [FRANCE, ISRAEL, PARIS, JERUSALEM])
    for (const kind of Object.keys(PAIRS) as DocumentKind[]) {
      const rows = await documentsIn(store, kind, new Set([place]))
        .select('id')
        .orderBy('id')
        .execute()
      found[`${kind} of ${place}`] = rows.map(({ id }) => id)
    }
  return found
}

onBothStores((open) => {
  const app = async () => world(await open.migrated())

  test('an editor of an area changes what lies there, and nothing elsewhere, of whatever kind', async () => {
    const desk = await app()
    const { Eva, Omer } = desk
    expect([...Object.keys(PAIRS), ...Object.keys(NOWHERE)].sort()).toEqual([...DOCUMENT_KINDS].sort())
    for (const [kind, [home, away]] of entries(PAIRS)) {
      const mine = [kind, idOf(kind, home)] as const
      const theirs = [kind, idOf(kind, away)] as const
      const tried = async (act: string, answer: Promise<Awaited<ReturnType<Visitor['call']>>>, code: string) =>
        expect(`${kind}: ${act} ${codeOf(await answer)}`).toBe(`${kind}: ${act} ${code}`)
      await tried('read at home', get(Eva, `document/${mine.join('/')}`), 'done')
      await tried('change at home', put(desk, Eva, mine, otherwise(home as Body)), 'done')
      await tried('read elsewhere', get(Eva, `document/${theirs.join('/')}`), 'notYourArea')
      await tried('change elsewhere', put(desk, Eva, theirs, otherwise(away as Body)), 'notYourArea')
      await tried('take home', put(desk, Eva, theirs, placedLike(kind, home)), refusedCode(kind))
      const field = NUMBER_FIELDS[kind]
      const copy = field ? { ...away, [field]: undefined } : { ...away, ...newId(kind) }
      await tried('create elsewhere', Eva.post(`desk/document/${kind}`, { body: copy }), createdCode(kind))
      if (kind !== 'countries') {
        await tried('delete elsewhere', remove(desk, Eva, theirs), 'notYourArea')
        const gone = await remove(desk, Omer, theirs)
        await tried('restore elsewhere', put(desk, Eva, theirs, {}), 'notYourArea')
        await tried('undo elsewhere', Eva.post('desk/undo', { audit: gone.json().audit }), 'notYourArea')
        await undone(Omer, gone.json().audit)
      }
    }
    for (const [kind, body] of entries(NOWHERE)) {
      const nowhere = [kind, idOf(kind, body)] as const
      expect(`${kind} ${codeOf(await put(desk, Eva, nowhere, otherwise(body as Body)))}`).toBe(`${kind} notYourArea`)
      if (kind !== 'options') expect(codeOf(await remove(desk, Eva, nowhere)), kind).not.toBe('done')
      const changed = await put(desk, Omer, nowhere, otherwise(body as Body))
      expect(codeOf(changed), kind).toBe('done')
      expect(codeOf(await Eva.post('desk/undo', { audit: changed.json().audit })), kind).toBe('notYourArea')
    }
  })

  test('no field that places a document leads out of an area, or into one', async () => {
    await tryFields(await app(), (kind) => Object.keys(PLACING[kind]!))
  })

  test('the code of a country is ISO’s, its own, and stays once cities refer to it, for everybody', async () => {
    const desk = await app()
    const { Eva, Omer, store } = desk
    const before = await extents(store)
    const france = ['countries', String(FRANCE)] as const
    for (const code of ['GB', 'IL', 'XX']) expect(codeOf(await put(desk, Eva, france, { code })), code).not.toBe('done')
    const complaint = async (id: number, code: string) => {
      const answer = await put(desk, Omer, ['countries', String(id)], { code })
      return answer.statusCode === 200 ? answer.json().audit : answer.json().error
    }
    expect(await complaint(FRANCE, 'GB')).toBe('code: cannot be changed while cities refer to it')
    expect(await complaint(FRANCE, 'XX')).toBe('code: refers to something that does not exist')
    expect(await complaint(FRANCE, 'IL')).toBe('code: is already taken')
    expect(await extents(store)).toEqual(before)
    const create = (code: string) =>
      Omer.post('desk/document/countries', { body: { code, continent: 'EU', names: { en: 'New' } } })
    expect((await create('FR')).json().error).toBe('code: is already taken')
    expect((await create('UK')).json().error).toBe('code: refers to something that does not exist')
    const { id } = (await create('GB')).json()
    // No city refers to it yet; a city then keeps the old code from coming back.
    const audit = await complaint(id, 'IE')
    expect(audit).toBeTypeOf('number')
    const { id: _, ...dublin } = cityOf(1, 'IE')
    expect(codeOf(await Omer.post('desk/document/cities', { body: dublin }))).toBe('done')
    expect((await Omer.post('desk/undo', { audit })).json().code).toBe('invalidField')
    // Nor does one that is gone come back beside another with its code.
    await undone(Omer, (await create('LU')).json().audit)
    const luxembourg = (await create('LU')).json()
    const gone = await remove(desk, Omer, ['countries', luxembourg.id])
    expect(codeOf(await create('LU'))).toBe('done')
    expect((await Omer.post('desk/undo', { audit: gone.json().audit })).json().code).toBe('invalidField')
  })

  test('an editor of a city has its districts, and cannot make a district, or another country of it', async () => {
    const desk = await app()
    const { Eva, Omer, store } = desk
    await limit(desk, JERUSALEM)
    const draft = { ...listing(1, { place: HAIFA }), tnid: undefined }
    const { id } = (await Eva.post('desk/document/listings', { body: draft })).json()
    expect(id).toBeTypeOf('string')
    const before = await extents(store)
    expect(before[`listings of ${JERUSALEM}`]).toContain(id)
    for (const [path, changed] of [
      [['cities', String(JERUSALEM)], { country: 'FR' }],
      [['cities', String(HAIFA)], { country: 'FR' }],
      [['places', String(HAIFA)], { partOf: PARIS }],
      [['places', String(HAIFA)], { partOf: undefined }],
    ] as const)
      expect(codeOf(await put(desk, Eva, path, changed)), path.join('/')).toBe('notYourArea')
    const district = { id: LYON, names: { en: 'Lyon' }, partOf: JERUSALEM }
    const own = { id: JERUSALEM, names: { en: 'Jerusalem' }, partOf: PARIS }
    for (const body of [{ ...district, id: PARIS }, own])
      expect(codeOf(await Eva.post('desk/document/places', { body }))).toBe('notYourArea')
    expect(codeOf(await put(desk, Eva, ['places', String(LYON)], district))).toBe('notYourArea')
    // Nor by deleting it, or by restoring one that was.
    expect(codeOf(await remove(desk, Eva, ['places', String(HAIFA)]))).toBe('notYourArea')
    expect(codeOf(await remove(desk, Omer, ['places', String(HAIFA)]))).toBe('done')
    expect(codeOf(await put(desk, Eva, ['places', String(HAIFA)], {}))).toBe('notYourArea')
  })

  test('an import’s news is taken and refused by the editors of its document’s area', async () => {
    const desk = await app()
    const { Eva, Omer, store } = desk
    const conflict = async (kind: DocumentKind, document: object, theirs: Body, more: object = {}) => {
      await store.deleteFrom('conflicts').execute()
      const row = { kind, item: idOf(kind, document), source: 'osm', at: desk.clock.now }
      const [base, news] = [JSON.stringify(document), JSON.stringify({ ...document, ...theirs })]
      await store.transaction().execute((trx) => insertConflict(trx, { ...row, base, theirs: news, ...more }))
      return (await store.selectFrom('conflicts').select('id').executeTakeFirstOrThrow()).id
    }
    const decisions = async (id: number, by: Visitor) =>
      Promise.all(
        (['approve', 'refuse'] as const).map(async (act) =>
          codeOf(await decide(by, { kind: 'conflict', id, act, ...(act === 'refuse' && { reason: 'No' }) })),
        ),
      )
    for (const [kind, [, away]] of entries(PAIRS)) {
      const id = await conflict(kind, away, otherwise(away as Body))
      expect(await decisions(id, Eva), kind).toEqual(['notYourArea', 'notYourArea'])
    }
    const before = await extents(store)
    for (const [kind, field, value] of [
      ['listings', 'place', JERUSALEM],
      ['features', 'place', JERUSALEM],
      ['cities', 'country', 'IL'],
      ['countries', 'code', 'GB'],
      ['places', 'partOf', JERUSALEM],
    ] as const) {
      const [home, away] = PAIRS[kind]! as readonly [Body, Body]
      for (const [document, to] of [
        [home, value],
        [away, home[field]],
      ] as const) {
        const id = await conflict(kind, document, { [field]: to })
        expect(codeOf(await decide(Eva, { kind: 'conflict', id, act: 'approve' })), `${kind} ${field}`).not.toBe('done')
      }
    }
    // A place that is no duplicate is listed where it lies.
    const duplicate = { base: null, source_id: 'node/1', duplicate: JSON.stringify({ alike: ['name'], assumed: [] }) }
    const id = await conflict('listings', PAIRS.listings![0], { place: JERUSALEM }, duplicate)
    expect(codeOf(await decide(Eva, { kind: 'conflict', id, act: 'refuse', reason: 'No' }))).toBe('notYourArea')
    expect(await extents(store)).toEqual(before)
    expect(codeOf(await decide(Omer, { kind: 'conflict', id, act: 'refuse', reason: 'No' }))).toBe('done')
  })

  test('what visitors send is decided where it lies, whatever an editor makes of it', async () => {
    const desk = await app()
    const { Eva, store, Dana } = desk
    const before = await extents(store)
    const approve = async (id: number, more: object) =>
      codeOf(await decide(Eva, { kind: 'edit', id, act: 'approve', ...more }))
    const town = String(PARIS)
    const changes = { title: 'New', dtype: 228, address1: 'Street 1', country: 'Israel', town: String(JERUSALEM) }
    const proposal = await sentEdit(desk, { uid: Dana.uid, tnid: 0, changes })
    const position = [2.35, 48.85] as [number, number]
    expect(await approve(proposal, { position })).toBe('notYourArea')
    // The editor’s own values do not move it home first.
    expect(await approve(proposal, { position, values: { town } })).toBe('notYourArea')
    const [home, away] = PAIRS.listings! as readonly { tnid: number }[]
    const out = await sentEdit(desk, { uid: Dana.uid, tnid: home!.tnid, changes: { town: String(JERUSALEM) } })
    expect(await approve(out, { position: [35.2, 31.7] })).toBe('notYourArea')
    const into = await sentEdit(desk, { uid: Dana.uid, tnid: away!.tnid, changes: { town } })
    expect(await approve(into, { position })).toBe('notYourArea')
    expect(await extents(store)).toEqual(before)
  })

  test('a change of many, and its undo, stay within the area', async () => {
    const desk = await app()
    const { Eva, Omer, store } = desk
    const before = await extents(store)
    const [home, away] = PAIRS.listings!.map((body) => idOf('listings', body))
    const bulk = async (by: Visitor, ids: string[], change: BulkChange) => {
      const question = { selection: { ids }, change }
      const preview = await by.post('desk/bulkpreview', question)
      return by.post('desk/bulk', { ...question, seal: preview.json().seal ?? 'none' })
    }
    const set = (field: string, value: unknown): BulkChange => ({ how: 'set', field, value }) as BulkChange
    for (const change of [set('dtype', 230), set('place', PARIS), { how: 'delete' }, { how: 'confirm' }] as const)
      expect(codeOf(await bulk(Eva, [away!], change)), JSON.stringify(change)).toBe('notYourArea')
    expect(codeOf(await bulk(Eva, [home!], set('place', JERUSALEM)))).toBe('notYourArea')
    expect(await extents(store)).toEqual(before)
    // Of both, only those at home change; who sees half of a change cannot undo all of it.
    expect(codeOf(await bulk(Eva, [home!, away!], set('dtype', 230)))).toBe('done')
    expect((await readDocument(desk, 'listings', away!)).body['dtype']).toBe(231)
    const both = await bulk(Omer, [home!, away!], set('dtype', 232))
    expect(codeOf(await Eva.post('desk/undo', { audit: both.json().audit }))).toBe('notYourArea')
  })
})

test('nor does any other field, of whatever kind', async () => {
  const { memoryStore } = await import('./helpers.ts')
  const desk = await world(await memoryStore())
  await tryFields(desk, (kind) => Object.keys(DOCUMENT_SCHEMAS[kind].properties))
  await desk.store.destroy()
})

/** Changes each field to what it is in a document elsewhere, and the other way round. */
async function tryFields(desk: Desk, fieldsOf: (kind: DocumentKind) => string[]): Promise<void> {
  const { Eva, Omer, store } = desk
  const before = await extents(store)
  for (const [kind, pair] of entries(PAIRS)) {
    const refused: Record<string, string> = {}
    const [home, away] = pair as readonly [Body, Body]
    for (const field of fieldsOf(kind)) {
      const out = await put(desk, Eva, [kind, idOf(kind, home)], { [field]: away[field] })
      if (out.statusCode === 200) {
        expect(await extents(store), `${kind} ${field}`).toEqual(before)
        await undone(Omer, out.json().audit)
      } else if (away[field] !== undefined) refused[field] = out.json().code
      const into = await put(desk, Eva, [kind, idOf(kind, away)], { [field]: home[field] })
      expect([400, 403], `${kind} ${field}: ${into.body}`).toContain(into.statusCode)
    }
    expect(refused, kind).toEqual(PLACING[kind])
  }
  expect(await extents(store)).toEqual(before)
}

const entries = <T>(record: Readonly<Partial<Record<DocumentKind, T>>>) => Object.entries(record) as [DocumentKind, T][]

/** What places a document as another of its kind. */
function placedLike(kind: DocumentKind, home: object): Body {
  const { place, country, code, id } = home as Body
  if (kind === 'listings' || kind === 'features' || kind === 'linkSets') return { place }
  if (kind === 'cities') return { country }
  if (kind === 'countries') return { code }
  return kind === 'regions' ? { country } : { id }
}

/** Where it is a part of the id, or must be one of a kind, nobody can change it. */
const refusedCode = (kind: DocumentKind) =>
  ['linkSets', 'regions', 'places', 'countries'].includes(kind) ? 'invalidField' : 'notYourArea'

/** A document that is not there yet, elsewhere. */
function newId(kind: DocumentKind): Body {
  if (kind === 'linkSets') return { name: 'others' }
  return kind === 'regions' ? { code: '05' } : { id: JERUSALEM, partOf: undefined }
}

const createdCode = (kind: DocumentKind) => (kind === 'countries' ? 'invalidField' : 'notYourArea')
