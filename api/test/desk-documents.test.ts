import { expect, test } from 'vitest'
import {
  DOCUMENT_KINDS,
  type AuditLog,
  type DeskDocument,
  type DocumentList,
  type Shape,
  type ShapeField,
} from '#core/contract/desk.ts'
import { DOCUMENT_SCHEMAS } from '#core/contract/document-schemas.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { putContent } from '#data/store/content.repository.ts'
import { LISTINGS, PROVENANCE } from '../../data/test/content.ts'
import { deskApp, read, storedListing, undone, type Desk } from './desk.ts'
import { onBothStores } from './store/stores.ts'

const NEW_LISTING = {
  dtype: 228,
  place: 281184,
  title: { en: 'New place', he: 'מקום חדש' },
  description: { en: 'Just opened.' },
  address: 'King George 1',
  position: [35.21, 31.78],
  provenance: PROVENANCE,
}

const statedPrayers = (day: string, event: string) => ({
  rows: [{ service: 'maariv', days: [day], times: [{ event }] }],
  jewishDays: { yomTov: 'unknown', erev: 'unknown', cholHamoed: 'unknown', fast: 'unknown' },
  source: { name: 'Editors' },
  confirmedAt: '2026-11-20',
})

const statedHours = (...rows: { days: string[] }[]) => {
  const { jewishDays, source, confirmedAt } = statedPrayers('Su', 'sunset')
  return {
    week: rows.map((row) => ({ ...row, spans: [{ from: '09:00', to: '17:00' }] })),
    jewishDays,
    source,
    confirmedAt,
  }
}
const BACKWARDS = { from: '2026-12-26', to: '2026-12-25', spans: [] }

const readDocument = (desk: Desk, path: string) => read<DeskDocument>(desk.Eva, `document/${path}`)

onBothStores((open) => {
  const app = async () => deskApp(await open.migrated())
  const put = (desk: Desk, path: string, body: object, by = desk.Eva) =>
    by.call(`desk/document/${path}`, { method: 'PUT', body })
  const remove = (desk: Desk, path: string, body: object) =>
    desk.Eva.call(`desk/document/${path}`, { method: 'DELETE', body })

  test('documents are found by name and by id', async () => {
    const desk = await app()
    const list = (query: string) => read<DocumentList>(desk.Eva, `documents/${query}`)
    const all = await list('listings?count=2')
    expect(all.total).toBe(LISTINGS.length)
    expect(all.documents).toHaveLength(2)
    const hebrew = await list(`listings?text=${encodeURIComponent('הכנסת')}`)
    expect(hebrew.documents).toMatchObject([{ id: '100', origin: 'seed' }])
    expect((await list('listings?text=100')).documents[0]).toMatchObject({
      name: { en: 'Great Synagogue' },
    })
    // Not in a name, though in the body.
    expect((await list('listings?text=Metro')).total).toBe(0)
    expect((await list('cities?text=JERUS')).documents[0]!.id).toBe('281184')
    for (const odd of ['%25', '_', '~', '%22', '%27--']) expect((await list(`listings?text=${odd}`)).total, odd).toBe(0)
    expect((await list('listings?deleted=true')).total).toBe(0)
  })

  test('listings are filtered, and each filter says how many a value would leave', async () => {
    const desk = await app()
    const list = (query: string) => read<DocumentList>(desk.Eva, `documents/listings?${query}`)
    const first = await readDocument(desk, 'listings/100')
    const body = { ...first.body, vanished: '2026-01-02' }
    expect((await put(desk, 'listings/100', { body, seq: first.seq })).statusCode).toBe(200)
    const { facets, total } = await list('')
    for (const [name, values] of Object.entries(facets!)) {
      for (const { value, count } of values)
        expect((await list(`${name}=${encodeURIComponent(value)}`)).total, `${name} ${value}`).toBe(count)
    }
    expect(facets!.dtype.reduce((sum, { count }) => sum + count, 0)).toBe(total)
    expect(facets!.place.every(({ name }) => name)).toBe(true)
    const gone = await list('state=vanished&dtype=231')
    expect(gone.documents.map(({ id }) => id)).toEqual(['100'])
    // A filter leaves its own values to choose from.
    expect(gone.facets!.dtype).toEqual([{ value: '231', count: 1 }])
    expect((await list('state=vanished&dtype=228')).facets!.dtype).toEqual([{ value: '231', count: 1 }])
    const wrong = await desk.Eva.call('desk/documents/listings?state=odd', { method: 'GET' })
    expect(wrong.statusCode).toBe(400)
  })

  test('an editor answers for what they change of a place to stay, unless they say who does', async () => {
    const desk = await app()
    const before = await readDocument(desk, 'listings/100')
    const today = new Date(desk.clock.now).toISOString().slice(0, 10)
    const body = { ...before.body, sukkah: true }
    expect((await put(desk, 'listings/100', { body, seq: before.seq })).statusCode).toBe(200)
    const own = await readDocument(desk, 'listings/100')
    expect(own.body['stayFacts']).toEqual([{ of: ['sukkah'], source: { kind: 'editor' }, confirmedAt: today }])
    const stayFacts = [{ of: ['sukkah'], source: { kind: 'place' }, confirmedAt: '2026-11-01' }]
    expect((await put(desk, 'listings/100', { body: { ...own.body, stayFacts }, seq: own.seq })).statusCode).toBe(200)
    const stated = await readDocument(desk, 'listings/100')
    expect(stated.body['stayFacts']).toEqual(stayFacts)
    const ahead = [{ ...stayFacts[0], confirmedAt: '2199-01-01' }]
    const refused = await put(desk, 'listings/100', { body: { ...own.body, stayFacts: ahead }, seq: stated.seq })
    expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining('stayFacts.0.confirmedAt')])
  })

  test('a document is changed at the version that was read', async () => {
    const desk = await app()
    const first = await readDocument(desk, 'listings/100')
    expect(first).toMatchObject({ kind: 'listings', url: expect.stringContaining('-DI100-') })
    const body = { ...first.body, fax: '+33 1 00 00 00 00' }
    const done = await put(desk, 'listings/100', { body, seq: first.seq, reason: 'Called them' })
    expect(done.statusCode, done.body).toBe(200)
    expect((await storedListing(desk, 100)).body).toEqual(body)
    const late = await put(desk, 'listings/100', { body: first.body, seq: first.seq }, desk.Omer)
    expect([late.statusCode, late.json().code]).toEqual([409, 'contentMoved'])
    // What people write about a listing is no change of it.
    await desk.store.updateTable('content').set({ seq: 99_999 }).where('id', '=', '100').execute()
    const second = await readDocument(desk, 'listings/100')
    const races = await Promise.all(
      [desk.Eva, desk.Omer].map((by, i) =>
        put(desk, 'listings/100', { body: { ...body, fax: `+1 00${i}` }, seq: second.seq }, by),
      ),
    )
    expect(races.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const log = await read<AuditLog>(desk.Eva, 'audit?kind=listings')
    expect(log.rows).toHaveLength(2)
    expect(log.rows[1]).toMatchObject({
      act: 'change', tnid: 100, reason: 'Called them', item: '100', undoable: true,
    })
  }) // prettier-ignore

  test.each([
    [{ fax: 'call us' }, 'fax: has the wrong format'],
    [{ title: { fr: 'Sans' } }, 'title.en: is missing'],
    [{ title: { en: '   ' } }, 'title.en: is too short'],
    [{ title: { en: 'Great\nSynagogue' } }, 'title.en: has the wrong format'],
    [{ address: '   ' }, 'address: is too short'],
    [{ stars: 5 }, 'stars: is not a field of this kind'],
    [{ place: 1 }, 'place: refers to something that does not exist'],
    [{ dtype: 1 }, 'dtype: is not one of the options'],
    [{ cuisine: ['martian'] }, 'cuisine: is not one of the options'],
    [{ position: [500, 0] }, 'position.0: is out of range'],
    [{ phones: ['1234', '1234', '1234', '1234'] }, 'phones: is too long'],
    [{ videos: [{ id: 'x' }] }, 'videos.0'],
    [{ tnid: 7 }, 'tnid: is assigned by the server'],
    [{ paid: 'yes' }, 'paid: has the wrong type'],
    [{ hours: 'Su-Th 10-22; Fr until candles' }, 'hours-Fr: Friday: from when?'],
    [{ hours: 'Su-Th 9-5' }, 'hours-Su: Sunday: morning or evening?'],
    [{ hours: 'Su 10-22; sometimes more' }, 'hours-exceptions: Other hours'],
    [{ prayerTimes: 'shacharit 6:30' }, 'prayerTimes-shacharit: Shacharit: on which days?'],
    [{ prayerTimes: statedPrayers('Fr', 'havdalah') }, 'prayerTimes.rows.0.days: is out of range'],
    [{ prayerTimes: statedPrayers('Sa', 'noon') }, 'prayerTimes.rows.0.times'],
    [{ hours: statedHours({ days: ['Su'] }, { days: ['Su'] }) }, 'hours.week.1.days: is out of range'],
    [
      { hours: { ...statedHours({ days: ['Su'] }), exceptions: [BACKWARDS] } },
      'exceptions.0.to: is before the first day',
    ],
  ])('%j is refused by the name of its field', async (fields, text) => {
    const desk = await app()
    const { body, seq } = await readDocument(desk, 'listings/100')
    const answer = await put(desk, 'listings/100', { body: { ...body, ...fields }, seq })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalidField'])
    expect(answer.json().error).toContain(text)
    expect((await storedListing(desk, 100)).origin).toBe('seed')
  })

  test('hours and prayer times are read as people type them', async () => {
    const desk = await app()
    const { body, seq } = await readDocument(desk, 'listings/100')
    const typed = { hours: 'Su-Th 10-22; Fr 9 to candles; Sa closed', prayerTimes: 'shacharit Sunday-Fri 6:30, 8' }
    const answer = await put(desk, 'listings/100', { body: { ...body, ...typed }, seq })
    expect(answer.statusCode, answer.body).toBe(200)
    const stored = (await storedListing(desk, 100)).body
    expect(stored['hours']).toMatchObject({
      week: [
        { days: ['Su', 'Mo', 'Tu', 'We', 'Th'], spans: [{ from: '10:00', to: '22:00' }] },
        { days: ['Fr'], spans: [{ from: '09:00', to: { event: 'candles' } }] },
        { days: ['Sa'], spans: [] },
      ],
      source: { name: 'Editors' },
    })
    expect(stored['prayerTimes']).toMatchObject({
      rows: [{ service: 'shacharit', days: ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr'], times: ['06:30', '08:00'] }],
    })
  })

  test.each([
    [{ dates: { from: '2026-13-45', to: '2027-01-01' } }, 'dates.from: is not a day of the calendar'],
    [{ dates: { from: '2027-02-01', to: '2027-02-30' } }, 'dates.to: is not a day of the calendar'],
    [{ dates: { from: '2027-05-10', to: '2027-05-01' } }, 'dates.to: is before the first day'],
    [{ title: { en: ' ' } }, 'title.en: is too short'],
  ])('an offer with %j is refused by the name of its field', async (fields, text) => {
    const desk = await app()
    const { body, seq } = await readDocument(desk, 'features/1')
    const answer = await put(desk, 'features/1', { body: { ...body, ...fields }, seq })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalidField'])
    expect(answer.json().error).toContain(text)
    expect((await readDocument(desk, 'features/1')).body).toEqual(body)
  })

  test('a new listing gets its number, is taken back, deleted and put back', async () => {
    const desk = await app()
    const { Eva } = desk
    const make = (body: object) => Eva.post('desk/document/listings', { body })
    const [a, b] = await Promise.all([make(NEW_LISTING), make(NEW_LISTING)])
    const ids = [a, b].map((answer) => Number(answer.json().id)).sort()
    expect(ids).toEqual([103, 104])
    expect((await storedListing(desk, 103)).body).toMatchObject({ tnid: 103 })
    const own = await make({ ...NEW_LISTING, tnid: 5 })
    expect(own.json().error).toContain('tnid: is assigned by the server')
    const wrong = await make({ ...NEW_LISTING, address: '' })
    expect(wrong.json().error).toContain('address: is too short')
    await undone(Eva, a.json().audit)
    const gone = await readDocument(desk, `listings/${a.json().id}`)
    expect(gone).toMatchObject({ deleted: true })
    expect(gone).not.toHaveProperty('url')
    const { seq } = await readDocument(desk, `listings/${b.json().id}`)
    const deleted = await remove(desk, `listings/${b.json().id}`, { seq, reason: 'Twice' })
    expect(deleted.statusCode, deleted.body).toBe(200)
    expect((await storedListing(desk, Number(b.json().id))).deleted).toBe(1)
    const again = await remove(desk, `listings/${b.json().id}`, { seq })
    expect(again.json().code).toBe('contentMoved')
    await undone(Eva, deleted.json().audit)
    expect((await storedListing(desk, Number(b.json().id))).deleted).toBe(0)
  })

  test('what others refer to is not deleted', async () => {
    const desk = await app()
    const city = await readDocument(desk, 'cities/2988507')
    const answer = await remove(desk, 'cities/2988507', { seq: city.seq })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'stillNeeded'])
    expect(answer.json().error).toContain('1 others refer to it, such as “Great Synagogue”')
    const country = await readDocument(desk, 'countries/3017382')
    const still = await remove(desk, 'countries/3017382', { seq: country.seq })
    expect(still.json().code).toBe('stillNeeded')
    const free = await readDocument(desk, 'cities/3093133')
    expect((await remove(desk, 'cities/3093133', { seq: free.seq })).statusCode).toBe(200)
  })

  test('each kind can be made, and names what it cannot be', async () => {
    const desk = await app()
    const make = async (kind: string, body: object) => {
      const answer = await desk.Eva.post(`desk/document/${kind}`, { body })
      return answer.statusCode === 200 ? answer.json().id : answer.json().error
    }
    const city = {
      names: { en: 'Newtown' },
      aliases: [],
      lat: 31.5,
      lng: 35,
      country: 'IL',
      admin1: '01',
      capital: false,
      population: 900,
      elevationMetres: 600,
      timeZone: 'Asia/Jerusalem',
    }
    expect(await make('cities', city)).toBe('2000000000')
    expect(await make('cities', { ...city, country: 'XX' })).toContain('country: refers to something')
    expect(await make('cities', { ...city, timeZone: 'Mars/Base' })).toContain('timeZone')
    expect(await make('regions', { country: 'IL', code: '99', names: { en: 'South' } })).toBe('IL.99')
    expect(await make('regions', { country: 'IL', code: '99', names: { en: 'South' } })).toContain(
      'code: is already taken',
    )
    expect(await make('places', { id: 281184, names: { en: 'Jerusalem' } })).toBe('281184')
    expect(await make('places', { id: 5, names: { en: 'Nowhere' } })).toContain('id: refers to something')
    expect(await make('places', { id: 281184, names: { en: 'J' }, partOf: 5 })).toContain('partOf: refers to something')
    expect(
      await make('linkSets', {
        name: 'trips',
        title: { en: 'Trips' },
        links: [{ title: { en: 'J' }, to: { place: 281184 } }],
      }),
    ).toBe('trips:0')
    expect(
      await make('linkSets', {
        name: 'other',
        title: { en: 'Trips' },
        links: [{ title: { en: 'J' }, to: { place: 5 } }],
      }),
    ).toContain('links.0.to.place')
    expect(await make('authorities', { id: 'example-board', names: { en: 'B' } })).toMatch(/^example-board$|taken/)
    expect(await make('authorities', { id: 'other-board' })).toContain('names')
    expect(await make('categories', { title: { en: 'C' }, description: { en: 'D' }, pictures: ['travel-1'] })).toMatch(
      /^\d+$/,
    )
    expect(
      await make('features', {
        category: 999,
        place: 281184,
        title: { en: 'F' },
        summary: { en: 'S' },
        description: { en: 'D' },
        email: 'a@example.org',
        fieldsRequired: [],
        pictures: ['travel-1'],
        videos: [],
        jobs: [],
      }),
    ).toContain('category: refers to something')
    const { fields } = await read<Shape>(desk.Eva, 'shape/features/en')
    expect(all(fields).find(({ field }) => field === 'category')).toMatchObject({
      type: 'category',
      choices: [
        { value: expect.any(Number), label: 'C' },
        { value: 2, label: 'Cruises' },
        { value: 1, label: 'Family holidays' },
      ],
    })
    const page = { title: { en: 'About us' }, text: { en: '# Us' }, linkedFrom: 'footer' }
    expect(await make('ownPages', { ...page, id: 'about-us' })).toBe('about-us')
    expect(await make('ownPages', { ...page, id: 'about us' })).toContain('id: ')
    expect(await make('ownPages', { ...page, id: 'x', linkedFrom: 'side' })).toContain('linkedFrom')
    const notice = { id: 'hours', text: { en: 'Closed' }, from: '2027-01-02' }
    expect(await make('notices', { ...notice, until: '2027-01-01' })).toContain('until')
    expect(await make('notices', { ...notice, until: '2027-01-02' })).toBe('hours')
    // There is one.
    expect(await make('siteTexts', { offerRows: [999] })).toContain('offerRows.0: refers to something')
    expect(await make('siteTexts', { name: { en: 'Example Guide' } })).toBe('site')
    expect(await make('siteTexts', { name: { en: 'Another Guide' } })).toContain('id: is already taken')
    expect(await make('countries', { code: 'DE', continent: 'EU', names: { en: 'Germany' } })).toBe('2000000000')
  })

  test('a page fits in all languages at its longest, no more of it, and there are a hundred at most', async () => {
    const desk = await app()
    const [title, text] = ['ש'.repeat(200), '→'.repeat(20_000)]
    const inAll = (word: string) => Object.fromEntries(LANGS.map((lang) => [lang, word]))
    const page = { title: inAll(title), summary: inAll(title), text: inAll(text), linkedFrom: 'none' }
    const create = async (more: object) => desk.Eva.post('desk/document/ownPages', { body: { ...page, ...more } })
    const whole = await create({ id: 'a'.repeat(60) })
    expect(whole.statusCode, whole.body).toBe(200)
    const { seq } = await readDocument(desk, `ownPages/${'a'.repeat(60)}`)
    const changed = await put(desk, `ownPages/${'a'.repeat(60)}`, {
      body: { ...page, id: 'a'.repeat(60), order: 1 },
      seq,
    })
    expect(changed.statusCode, changed.body).toBe(200)
    for (const [field, value] of [
      ['id', 'a'.repeat(61)],
      ['title', inAll(`${title}x`)],
      ['text', inAll(`${text}x`)],
      ['order', 1001],
    ] as const) {
      const refused = await create({ id: 'b', [field]: value })
      expect([refused.statusCode, refused.json().code], field).toEqual([400, 'invalidField'])
    }
    const short = { title: { en: 'T' }, text: { en: 'T' }, linkedFrom: 'none' }
    const some = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ kind: 'ownPages', id: `p-${at}`, body: { ...short, id: `p-${at}` } }))
    await desk.store.transaction().execute((trx) =>
      putContent(
        trx,
        some(99).map((row) => ({ ...row, kind: 'ownPages' as const, sample: false })),
        { origin: 'seed', now: desk.clock.now },
      ),
    )
    const over = await create({ id: 'c' })
    expect([over.statusCode, over.json().code]).toEqual([409, 'tooManyDocuments'])
    const first = await readDocument(desk, 'ownPages/p-0')
    expect((await put(desk, 'ownPages/p-0', { body: { ...first.body, order: 1 }, seq: first.seq })).statusCode).toBe(
      200,
    )
    const last = await readDocument(desk, 'ownPages/p-0')
    expect((await remove(desk, 'ownPages/p-0', { seq: last.seq })).statusCode).toBe(200)
    expect((await create({ id: 'c' })).statusCode).toBe(200)
  })

  test('an address with the name of a user is refused, wherever it stands', async () => {
    const desk = await app()
    const urls = ['https://user@host.example/', 'https://user:pw@host.example', 'http://host.example\\@evil.example/']
    for (const url of urls) {
      const notice = await desk.Eva.post('desk/document/notices', { body: { id: 'n', text: { en: 'N' }, url } })
      expect(notice.json().code, url).toBe('invalidField')
      const links = [{ title: { en: 'L' }, to: { url } }]
      const set = await desk.Eva.post('desk/document/linkSets', { body: { name: 'n', title: { en: 'N' }, links } })
      expect(set.json().code, url).toBe('invalidField')
      const board = { id: 'b', names: { en: 'B' }, website: url }
      expect((await desk.Eva.post('desk/document/authorities', { body: board })).json().code, url).toBe('invalidField')
      const place = { ...NEW_LISTING, website: url }
      expect((await desk.Eva.post('desk/document/listings', { body: place })).json().code, url).toBe('invalidField')
    }
    for (const url of ['https://host.example/@me', 'https://host.example?a=b@c', 'https://host.example:8080/#a@b']) {
      const { body, seq } = await readDocument(desk, 'listings/100')
      const done = await put(desk, 'listings/100', { body: { ...body, website: url }, seq })
      expect(done.statusCode, done.body).toBe(200)
    }
  })

  test('a preview needs a page that could be, and something that renders it', async () => {
    const desk = await app()
    const ask = (body: object) => desk.Eva.post('desk/preview', { kind: 'listings', body, language: 'he' })
    expect((await ask({})).json().code).toBe('invalidField')
    expect((await ask(NEW_LISTING)).json().code).toBe('noPreview')
  })
})

test('a form of each kind is described in each language', async () => {
  const { memoryStore } = await import('./helpers.ts')
  const desk = await deskApp(await memoryStore())
  const labels = new Map<string, Set<string>>()
  for (const language of LANGS) {
    for (const kind of DOCUMENT_KINDS) {
      const { fields } = await read<Shape>(desk.Eva, `shape/${kind}/${language}`)
      const names = fields.map(({ field }) => field).sort()
      expect(names).toEqual(Object.keys(DOCUMENT_SCHEMAS[kind].properties).sort())
      for (const field of all(fields)) {
        if (field.field) {
          expect(field.label, `${kind} ${field.field} ${language}`).not.toBe('')
          const seen = labels.get(field.field) ?? new Set()
          labels.set(field.field, seen.add(field.label))
        }
      }
    }
  }
  // A label equal to its field's name is missing.
  const forgotten = [...labels].filter(([name, seen]) => seen.has(name))
  expect(forgotten.map(([name]) => name)).toEqual([])
  const { fields } = await read<Shape>(desk.Eva, 'shape/listings/de')
  const of = (name: string) => fields.find(({ field }) => field === name)!
  expect(of('tnid')).toMatchObject({ readonly: true, type: 'integer' })
  expect(of('title')).toMatchObject({ type: 'localized', required: true, label: 'Titel' })
  expect(of('place')).toMatchObject({ type: 'place' })
  expect(of('position')).toMatchObject({ type: 'position' })
  expect(of('cuisine')).toMatchObject({ type: 'list', list: 'cuisine', required: false })
  expect(of('dtype').choices).toContainEqual({ value: 228, label: 'Restaurants' })
  expect(of('pictures')).toMatchObject({ type: 'list', most: 12, fields: [{ type: 'picture' }] })
  expect(of('startRate').fields!.map(({ field }) => field)).toEqual(['amount', 'currency'])
  const features = await read<Shape>(desk.Eva, 'shape/features/de')
  const dates = features.fields.find(({ field }) => field === 'dates')!
  expect(dates.fields!.map(({ type }) => type)).toEqual(['day', 'day'])
  await desk.store.destroy()
})

function all(fields: readonly ShapeField[]): ShapeField[] {
  return fields.flatMap((field) => [field, ...all(field.fields ?? [])])
}
