import { chosenOptions, FIELD_OF_LIST, OPTION_LISTS, rowOf, type OptionListName } from '#core/fields/listing.ts'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { countContent, currentSeq, editContent } from '#data/store/content.repository.ts'
import type { ContentKind } from '#data/store/content.table.ts'
import { openSqliteStore, type Store } from '#data/store/database.ts'
import { migrate } from '#data/store/migrate.ts'
import type { SeedFeature, SeedListing } from '#core/contract/data-files.ts'
import { isSampleVideo } from '#core/domain/videos.ts'
import { DIRECTORY_TYPES } from '#core/terms/directory.ts'
import type { Localized } from '#core/terms/localized.ts'
import { feature } from '../../data/test/content.ts'
import { SEED } from '../engine/site.ts'
import { DataFileError } from '../import/data-files.ts'
import { hebrewName, latinName, russianName, searchNames } from '../import/gazetteer-names.ts'
import { importData, type Imported } from '../import/import.ts'

const PROVENANCE = {
  name: 'Made for tests',
  licence: 'CC0-1.0',
  checked: '2026-11-20',
  by: 'Test',
  status: 'compiled',
}
const KRAKOW = 3094802
const VILLAGE = 700

/** Columns of the gazetteer as GeoNames orders them. */
function gazetteerLine(
  id: number,
  name: string,
  { country = 'PL', population = 0, code = 'PPL', others = '', elevation = '', ground = '219' } = {},
): string {
  const place = ['P', code, country, '', '77', '', '', '']
  const rest = [population, elevation, ground, 'Europe/Warsaw', '2026-01-01']
  const names = [id, name, name, others, 50.06, 19.94]
  return [...names, ...place, ...rest].join('\t')
}

const GAZETTEER = [
  gazetteerLine(KRAKOW, 'Kraków', {
    population: 804_237,
    others: 'Krakow,Cracow,קרקוב,Краков,قراقوف',
  }),
  gazetteerLine(VILLAGE, 'Village', { population: 600 }),
  gazetteerLine(701, 'Hamlet', { population: 700, elevation: '-5' }),
  gazetteerLine(702, 'Capital', { population: 900, code: 'PPLC' }),
  gazetteerLine(703, 'Moshav', { population: 500, country: 'IL' }),
  gazetteerLine(704, 'Quarter', { population: 90_000, code: 'PPLX' }),
  gazetteerLine(705, 'Former', { population: 90_000, code: 'PPLH' }),
].join('\n')

function listing(tnid: number, fields: object = {}): Record<string, unknown> {
  return {
    tnid,
    dtype: 228,
    place: KRAKOW,
    title: { en: `Restaurant ${tnid}` },
    description: { en: 'A place to eat.' },
    address: 'Main Street',
    position: [19.94, 50.06],
    foodType: ['meat'],
    ...fields,
  }
}

const OPTIONS = [
  { list: 'foodtype', id: 'meat', name: { en: 'Meat' } },
  { list: 'foodtype', id: 'dairy', name: { en: 'Dairy' } },
  { list: 'pricerange', id: 'low', name: { en: 'Low' } },
]
const REVIEW = {
  tnid: 1,
  author: 'Guest',
  reviewTitle: 'Good',
  reviewContent: 'Very good.',
  reviewPriceRange: 'low',
  food: 5,
  service: 4,
  value: 3,
  day: '2026-01-02',
  language: 'en',
}

const file = (kind: string, rows: readonly object[]) => ({
  kind,
  provenance: PROVENANCE,
  rows,
})

const FILES = {
  'options.json': file('options', OPTIONS),
  'listings/a.json': file('listings', [listing(1), listing(2)]),
  'listings/b.json': file('listings', [listing(3)]),
  'places/known.json': file('places', [{ id: VILLAGE, names: { en: 'Village', he: 'כפר' } }]),
}

interface Desk {
  db: Store
  write(name: string, content: object | string): void
  remove(name: string): void
  run(now?: number): Promise<Imported>
}

/** A store and a folder of data files, both for this test. */
async function openDesk(files: Record<string, object | string> = FILES): Promise<Desk> {
  const folder = mkdtempSync(join(tmpdir(), 'import-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const db = openSqliteStore(join(folder, 'store.sqlite'))
  onTestFinished(() => db.destroy())
  await migrate(db)
  const gazetteer = join(folder, 'cities.txt')
  writeFileSync(gazetteer, GAZETTEER)
  const data = join(folder, 'data')
  const write = (name: string, content: object | string) => {
    const path = join(data, name)
    mkdirSync(dirname(path), { recursive: true })
    const text = typeof content === 'string' ? content : JSON.stringify(content)
    writeFileSync(path, text)
  }
  for (const [name, content] of Object.entries(files)) write(name, content)
  return {
    db,
    write,
    remove: (name) => rmSync(join(data, name)),
    run: (now = 1000) => importData(db, { folder: data, gazetteer, now }),
  }
}

const snapshot = async (db: Store) => ({
  content: await db.selectFrom('content').selectAll().orderBy('kind').orderBy('id').execute(),
  counters: await db.selectFrom('counters').selectAll().execute(),
  imports: await db.selectFrom('imports').selectAll().orderBy('file').execute(),
  reviews: await db.selectFrom('reviews').selectAll().execute(),
})

const liveIds = async (db: Store, kind: ContentKind) =>
  (
    await db
      .selectFrom('content')
      .select('id')
      .where('kind', '=', kind)
      .where('deleted', '=', 0)
      .orderBy('id')
      .execute()
  ).map(({ id }) => id)

async function bodyOf<T>(db: Store, kind: ContentKind, id: string): Promise<T> {
  const { body } = await db
    .selectFrom('content')
    .select('body')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return JSON.parse(body) as T
}

describe('a wrong file is refused whole', () => {
  const a = (rows: readonly object[]) => ({
    'listings/a.json': file('listings', rows),
  })
  const { title: _, ...untitled } = listing(2)
  test.each<[what: string, files: Record<string, object | string>, RegExp]>([
    ['not JSON', { 'listings/a.json': '{"kind": "listings",' }, /^listings\/a\.json: not valid JSON/],
    ['empty', { 'listings/a.json': '' }, /^listings\/a\.json: not valid JSON/],
    ['null', { 'listings/a.json': 'null' }, /^listings\/a\.json: field kind/],
    [
      'an unknown kind',
      { 'listings/a.json': file('listing', []) },
      /^listings\/a\.json: field kind must be one of listings, /,
    ],
    ['a kind of the language itself', { 'a.json': file('toString', []) }, /^a\.json: field kind/],
    ['no rows', { 'a.json': { kind: 'listings', provenance: PROVENANCE } }, /^a\.json: field .*rows/],
    ['no provenance', { 'a.json': { kind: 'listings', rows: [] } }, /^a\.json: field .*provenance/],
    [
      'a provenance without licence',
      { 'a.json': { ...file('listings', []), provenance: { ...PROVENANCE, licence: undefined } } },
      /^a\.json: field provenance.*licence/,
    ],
    ['a row without a field', a([listing(1), untitled]), /^listings\/a\.json: row 2, field .*title/],
    ['a row with an unknown field', a([listing(1, { tel: '1' })]), /^listings\/a\.json: row 1, field .*tel/],
    [
      'a field of another type',
      a([listing(1), listing(2, { address: 7 })]),
      /^listings\/a\.json: row 2, field address must be string/,
    ],
    ['a text of blanks', a([listing(1, { title: { en: ' ' } })]), /^listings\/a\.json: row 1, field title\.en /],
    [
      'a field within a field',
      a([listing(1, { title: { en: 'A', he: 5 } })]),
      /^listings\/a\.json: row 1, field title\.he must be string/,
    ],
    [
      'a place beyond the pole',
      a([listing(1, { position: [0, 91] })]),
      /^listings\/a\.json: row 1, field position\.1 /,
    ],
    [
      'an unknown choice',
      a([listing(1), listing(2, { foodType: ['meat', 'meet'] })]),
      /^listings\/a\.json: row 2, field foodType: "meet" is not in the list foodtype/,
    ],
    [
      'a choice of another list',
      a([listing(1, { priceRange: 'meat' })]),
      /^listings\/a\.json: row 1, field priceRange: "meat"/,
    ],
    [
      'an unknown city',
      a([listing(1), listing(2, { place: 701 })]),
      /^listings\/a\.json: row 2, field place: the gazetteer has no city 701/,
    ],
    [
      'a district of an unknown city',
      { 'p.json': file('places', [{ id: 616052, names: { en: 'Town' }, partOf: 5 }]) },
      /^p\.json: row 1, field partOf: the gazetteer has no city 5/,
    ],
    [
      'a number that another file has',
      a([listing(1), listing(3)]),
      /^listings\/b\.json: row 1, field tnid: listings 3 is already in listings\/a\.json/,
    ],
    [
      'a number twice',
      a([listing(1), listing(1)]),
      /^listings\/a\.json: row 2, field tnid: listings 1 is already in listings\/a\.json/,
    ],
    [
      'a choice twice',
      { 'options.json': file('options', [...OPTIONS, OPTIONS[0]!]) },
      /^options\.json: row 4, field id: foodtype meat is already in/,
    ],
    [
      'a list in two files',
      { 'more.json': file('options', [{ list: 'foodtype', id: 'fish', name: { en: 'Fish' } }]) },
      /^options\.json: field list: options foodtype is already in more\.json/,
    ],
    [
      'reviews in two files',
      { 'r1.json': file('reviews', [REVIEW]), 'r2.json': file('reviews', [REVIEW]) },
      /^r2\.json: field kind: reviews is already in r1\.json/,
    ],
    [
      'a review of nothing',
      { 'r.json': file('reviews', [REVIEW, { ...REVIEW, tnid: 77 }]) },
      /^r\.json: row 2, field tnid: there is no listing 77/,
    ],
    [
      'an offer that ends before it begins',
      { 'f.json': file('features', [feature(1, { dates: { from: '2027-05-10', to: '2027-05-01' } })]) },
      /^f\.json: row 1, field dates must not end before it begins$/,
    ],
    [
      'a day that there is not',
      { 'r.json': file('reviews', [{ ...REVIEW, day: '2027-02-30' }]) },
      /^r\.json: row 1, field day /,
    ],
    [
      'a review with six stars',
      { 'r.json': file('reviews', [{ ...REVIEW, food: 6 }]) },
      /^r\.json: row 1, field food /,
    ],
    ['a NUL', { 'r.json': file('reviews', [{ ...REVIEW, author: '\0' }]) }, /^r\.json: holds a NUL/],
  ])('%s', async (_, files, message) => {
    const desk = await openDesk()
    await desk.run()
    const before = await snapshot(desk.db)
    // A valid file beside the invalid one is not imported either.
    desk.write('0.json', file('listings', [listing(50)]))
    for (const [name, content] of Object.entries(files)) {
      desk.write(name, content)
    }
    const failure = await desk.run(2000).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(DataFileError)
    expect((failure as Error).message).toMatch(message)
    expect(await snapshot(desk.db)).toEqual(before)
  })

  test('the first time too', async () => {
    const wrong = file('listings', [listing(9, { place: 1 })])
    const desk = await openDesk({ ...FILES, 'listings/z.json': wrong })
    const before = await snapshot(desk.db)
    await expect(desk.run()).rejects.toThrow('listings/z.json: row 1')
    expect(await snapshot(desk.db)).toEqual(before)
  })
})

describe('an import', () => {
  test('takes in every file, and the cities that are large or wanted', async () => {
    const desk = await openDesk()
    const { files, changed } = await desk.run()
    expect(files).toEqual(['gazetteer', ...Object.keys(FILES).sort()])
    // Kraków, the quarter, the capital, the moshav and the named village.
    expect(await liveIds(desk.db, 'cities')).toEqual([KRAKOW, VILLAGE, 702, 703, 704].map(String).sort())
    expect(await countContent(desk.db)).toEqual({
      cities: 5,
      listings: 3,
      options: 2,
      places: 1,
    })
    expect(changed).toBe(11)
    expect(await bodyOf(desk.db, 'cities', String(KRAKOW))).toEqual({
      id: KRAKOW,
      names: { en: 'Kraków', he: 'קרקוב', ru: 'Краков' },
      aliases: ['krakow', 'cracow', 'קרקוב', 'краков'],
      lat: 50.06,
      lng: 19.94,
      country: 'PL',
      admin1: '77',
      capital: false,
      population: 804_237,
      elevationMetres: 219,
      timeZone: 'Europe/Warsaw',
    })
    const row = await bodyOf<SeedListing>(desk.db, 'listings', '1')
    expect(row.provenance).toEqual(PROVENANCE)
    expect(await bodyOf(desk.db, 'options', 'foodtype')).toEqual({
      list: 'foodtype',
      options: [
        { id: 'meat', name: { en: 'Meat' } },
        { id: 'dairy', name: { en: 'Dairy' } },
      ],
    })
  })

  test('of the same files changes nothing', async () => {
    const desk = await openDesk()
    await desk.run()
    const before = await snapshot(desk.db)
    expect(await desk.run(2000)).toEqual({ files: [], changed: 0 })
    expect(await snapshot(desk.db)).toEqual(before)
  })

  test('of a changed file changes only its changed rows', async () => {
    const desk = await openDesk()
    await desk.run()
    const before = await snapshot(desk.db)
    const edited = listing(2, { address: 'Other Street' })
    desk.write('listings/a.json', file('listings', [listing(1), edited]))
    const { files, changed } = await desk.run(2000)
    expect([files, changed]).toEqual([['listings/a.json'], 1])
    const after = await snapshot(desk.db)
    const touched = after.content.filter((row, i) => JSON.stringify(row) !== JSON.stringify(before.content[i]))
    expect(touched).toMatchObject([{ kind: 'listings', id: '2', deleted: 0 }])
  })

  test('marks rows that vanish from a file, and takes them back', async () => {
    const desk = await openDesk()
    await desk.run()
    desk.write('listings/a.json', file('listings', [listing(2)]))
    expect((await desk.run(2000)).changed).toBe(1)
    expect(await liveIds(desk.db, 'listings')).toEqual(['2', '3'])
    desk.write('listings/a.json', FILES['listings/a.json'])
    expect((await desk.run(3000)).changed).toBe(1)
    expect(await liveIds(desk.db, 'listings')).toEqual(['1', '2', '3'])
  })

  test('marks the rows of a file that vanishes', async () => {
    const desk = await openDesk({
      ...FILES,
      'reviews.json': file('reviews', [REVIEW]),
    })
    await desk.run()
    const seq = await currentSeq(desk.db)
    desk.remove('listings/b.json')
    desk.remove('reviews.json')
    expect(await desk.run(2000)).toMatchObject({ files: [], changed: 2 })
    expect(await liveIds(desk.db, 'listings')).toEqual(['1', '2'])
    const { imports, reviews, content } = await snapshot(desk.db)
    expect(reviews).toEqual([])
    expect(imports.map(({ file }) => file)).not.toContain('listings/b.json')
    // The listing that was spoken of is looked at again.
    const spokenOf = content.find(({ kind, id }) => kind === 'listings' && id === '1')
    expect(spokenOf!.seq).toBeGreaterThan(seq)
    expect(await desk.run(3000)).toEqual({ files: [], changed: 0 })
  })

  test('follows a row from one file to another, and a file to another name', async () => {
    const desk = await openDesk()
    await desk.run()
    const before = await snapshot(desk.db)
    desk.write('listings/a.json', file('listings', [listing(1)]))
    desk.remove('listings/b.json')
    desk.write('c.json', file('listings', [listing(3), listing(2)]))
    expect((await desk.run(2000)).changed).toBe(0)
    expect((await snapshot(desk.db)).content).toEqual(before.content)
    const edited = listing(2, { address: 'Other Street' })
    desk.write('c.json', file('listings', [listing(3), edited]))
    expect((await desk.run(3000)).changed).toBe(1)
  })

  test('leaves what an editor has written', async () => {
    const desk = await openDesk()
    await desk.run()
    const body = listing(2, { address: 'By hand' })
    await desk.db
      .transaction()
      .execute((trx) =>
        editContent(trx, { kind: 'listings', id: '2', body, sample: false }, { origin: 'editor:1', now: 1500 }),
      )
    const changed = [listing(1), listing(2, { address: 'By file' })]
    desk.write('listings/a.json', file('listings', changed))
    expect((await desk.run(2000)).changed).toBe(0)
    desk.write('listings/a.json', file('listings', [listing(1)]))
    expect((await desk.run(3000)).changed).toBe(0)
    expect(await bodyOf(desk.db, 'listings', '2')).toEqual(body)
  })

  test('replaces sample words and leaves those of people', async () => {
    const reviews = file('reviews', [REVIEW, { ...REVIEW, tnid: 2 }])
    const desk = await openDesk({ ...FILES, 'reviews.json': reviews })
    await desk.run()
    const [first] = (await snapshot(desk.db)).reviews
    expect(first).toMatchObject({
      sample: 1,
      uid: 0,
      at: Date.parse('2026-01-02T12:00:00Z'),
    })
    const { id: _, ...rest } = first!
    const byPerson = { ...rest, sample: 0 as const, author: 'Person' }
    await desk.db.insertInto('reviews').values(byPerson).execute()
    const seq = await currentSeq(desk.db)
    const edited = [{ ...REVIEW, tnid: 3, author: 'Edited' }]
    desk.write('reviews.json', file('reviews', edited))
    await desk.run(2000)
    const after = await snapshot(desk.db)
    expect(after.reviews.map(({ author, tnid }) => [author, tnid])).toEqual([
      ['Person', 1],
      ['Edited', 3],
    ])
    const seen = after.content.filter((row) => row.seq > seq)
    expect(seen.map(({ id }) => id)).toEqual(['1', '2', '3'])
  })

  test('takes in the gazetteer again when another place is wanted', async () => {
    const desk = await openDesk()
    await desk.run()
    desk.write('listings/c.json', file('listings', [listing(9, { place: 701 })]))
    desk.write('places/more.json', file('places', [{ id: 701, names: { en: 'Hamlet' } }]))
    const { files } = await desk.run(2000)
    expect(files).toEqual(['gazetteer', 'listings/c.json', 'places/more.json'])
    const hamlet = await bodyOf<{ elevationMetres: number }>(desk.db, 'cities', '701')
    expect(hamlet.elevationMetres).toBe(-5)
  })
})

describe('names of the gazetteer', () => {
  test.each<[names: string[], he: string | undefined]>([
    [['Jerusalem', 'ירושלים', 'القدس'], 'ירושלים'],
    [['יְרוּשָׁלַיִם'], 'ירושלים'],
    [['וואַרשע', 'ורשה'], 'ורשה'],
    [['ניו־יורק'], 'ניו־יורק'],
    [['ניו יארק', 'ניו יורק'], 'ניו יורק'],
    [['Paris', 'Париж'], undefined],
    [[], undefined],
  ])('%j in Hebrew is %s', (names, he) => {
    expect(hebrewName(names)).toBe(he)
  })

  test.each([
    ['Ḩalḩūl', 'PS', 'Halhul'],
    ['‘Ein Qunīya', 'IL', 'Ein Quniya'],
    ['Giv‘at Ela', 'IL', "Giv'at Ela"],
    ['Łódź', 'PL', 'Łódź'],
    ['Rēzekne', 'LV', 'Rēzekne'],
    ['L’Aquila', 'IT', 'L’Aquila'],
  ])('%s in %s is written %s', (name, country, latin) => {
    expect(latinName(name, country)).toBe(latin)
  })

  test.each<[names: string[], latin: string, ru: string | undefined]>([
    [['Киев', 'Київ', 'Kiev'], 'Kyiv', 'Киев'],
    [['Москва', 'Масква'], 'Moskva', 'Москва'],
    [['Краков', 'Кракау'], 'Krakow', 'Краков'],
    [['Београд', 'Белград', 'Бялград'], 'Belgrad', 'Белград'],
    [['Варшава', 'Варшаў'], 'Warszawa', 'Варшава'],
    [['Paris', 'פריז'], 'Paris', undefined],
  ])('%j, %s in Latin, is %s in Russian', (names, latin, ru) => {
    expect(russianName(names, latin)).toBe(ru)
  })

  test('each folded name is looked for once, in our scripts', () => {
    const names = ['Kraków', 'Krakow', 'KRAKÓW', 'קְרָקוֹב', 'Краков', '克拉科夫', 'X']
    expect(searchNames(names)).toEqual(['krakow', 'קרקוב', 'краков'])
  })

  test('no place has more names than anyone looks for', () => {
    const many = Array.from({ length: 300 }, (_, i) => `Name ${i}`)
    expect(searchNames(many).length).toBe(200)
    const before = many.slice(0, 150)
    expect(searchNames([...before, 'Yerushalayim'])).toContain('yerushalayim')
  })
})

describe('the data of the directory', () => {
  let bodies: Map<string, unknown[]>
  let counts: Record<string, number>

  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'seed-test-'))
    const db = openSqliteStore(join(folder, 'store.sqlite'))
    await migrate(db)
    await importData(db, { folder: SEED, now: 1000 })
    counts = await countContent(db)
    const rows = await db.selectFrom('content').select(['kind', 'body']).where('deleted', '=', 0).execute()
    bodies = new Map(
      [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, own]) => [
        kind,
        own.map(({ body }) => JSON.parse(body) as unknown),
      ]),
    )
    await db.destroy()
    rmSync(folder, { recursive: true })
  })

  interface City {
    id: number
    country: string
    population: number
    names: Localized
  }
  const all = <T>(kind: ContentKind) => (bodies.get(kind) ?? []) as T[]
  const real = () => all<SeedListing>('listings').filter(({ sample }) => !sample)
  const samples = () => all<SeedListing>('listings').filter(({ sample }) => sample)

  test('has cities, real places, samples and features enough', () => {
    expect(counts['cities']).toBeGreaterThanOrEqual(27_000)
    expect(real().length).toBeGreaterThanOrEqual(300)
    expect(samples().length).toBeGreaterThanOrEqual(500)
    const features = all<SeedFeature>('features')
    expect(features.length).toBeGreaterThanOrEqual(40)
    const destinations = new Set(features.map(({ place }) => place))
    expect(destinations.size).toBeGreaterThanOrEqual(12)
  })

  test('has real places in seventy cities on six continents', () => {
    const countryOf = new Map(all<City>('cities').map(({ id, country }) => [id, country]))
    const continentOf = new Map(
      all<{ code: string; continent: string }>('countries').map(({ code, continent }) => [code, continent]),
    )
    const cities = new Set(real().map(({ place }) => place))
    expect(cities.size).toBeGreaterThanOrEqual(70)
    const continents = [...cities].map((id) => continentOf.get(countryOf.get(id)!))
    expect([...new Set(continents)].sort()).toEqual(['AF', 'AS', 'EU', 'NA', 'OC', 'SA'])
  })

  test('has three cities with more than forty restaurants', () => {
    const byCity = Map.groupBy(
      all<SeedListing>('listings').filter(({ dtype }) => dtype === 228),
      ({ place }) => place,
    )
    const large = [...byCity.values()].filter(({ length }) => length > 40)
    expect(large.length).toBeGreaterThanOrEqual(3)
  })

  test('has listings of every type, and samples of every type', () => {
    const types = (rows: SeedListing[]) => [...new Set(rows.map(({ dtype }) => dtype))].sort()
    expect(types(all('listings'))).toEqual([...DIRECTORY_TYPES].sort())
    expect(types(samples())).toEqual([...DIRECTORY_TYPES].sort())
  })

  test('has every choice of every filter list in some listing', () => {
    const { rows } = JSON.parse(readFileSync(join(SEED, 'options.json'), 'utf8')) as {
      rows: { list: OptionListName; id: string }[]
    }
    expect([...new Set(rows.map(({ list }) => list))].sort()).toEqual(
      OPTION_LISTS.filter((list) => list !== 'supervision').toSorted(),
    )
    const used = new Set(
      all<SeedListing>('listings').flatMap((row) =>
        chosenOptions(row).flatMap(({ list, ids }) => ids.map((id) => `${list} ${id}`)),
      ),
    )
    // What may be said of kashrut is a matter of the day.
    const unused = rows
      .filter(({ list }) => !rowOf(FIELD_OF_LIST[list]).ofFacts)
      .map(({ list, id }) => `${list} ${id}`)
      .filter((choice) => !used.has(choice))
    // Eruvin come by imports alone.
    expect(unused).toEqual(['businessestype eruv'])
  })

  test('has sample videos only, each once, and none for real places', () => {
    const ofListings = all<SeedListing>('listings').flatMap(({ videos = [] }) => videos)
    const ofFeatures = all<SeedFeature>('features').flatMap(({ videos }) => videos)
    const ids = [...ofListings, ...ofFeatures].map(({ id }) => id)
    expect(ofListings.length).toBeGreaterThan(100)
    expect(ids.filter((id) => !isSampleVideo(id))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
    expect(real().filter(({ videos }) => videos)).toEqual([])
  })

  test('has a source and a date for each real place, and a Hebrew title unless its open source has none', () => {
    const isOpen = (tnid: number) => (tnid >= 200_001 && tnid <= 229_999) || (tnid >= 240_001 && tnid <= 275_999)
    const lacking = real().filter(
      ({ tnid, title, provenance }) =>
        (!isOpen(tnid) && !/[א-ת]/.test(title.he ?? '')) ||
        !provenance?.name ||
        !/^\d{4}-\d\d-\d\d$/.test(provenance.checked),
    )
    expect(lacking.map(({ tnid }) => tnid)).toEqual([])
  })

  test('has one Hebrew name for each of the best-known places', () => {
    const population = new Map(all<City>('cities').map(({ id, population }) => [id, population]))
    const known = all<{ id: number; names: Localized }>('places')
      .filter(({ id }) => population.has(id))
      .sort((a, b) => population.get(b.id)! - population.get(a.id)!)
      .slice(0, 150)
    expect(known.length).toBe(150)
    // One name: no slash, comma, brackets, digits, niqqud or letters of another script.
    const wrong = known.filter(({ names }) => !/^[א-ת]+(?:[ ־'׳"״-]+[א-ת]+)*[׳']?$/.test(names.he ?? ''))
    expect(wrong.map(({ id, names }) => [id, names.he])).toEqual([])
  })

  test('gives each country and each region of a listing its names', () => {
    const countries = all<{ code: string; names: Localized }>('countries')
    const nameless = countries.filter(({ code, names }) => names.en === code || !names.he)
    expect(nameless.map(({ code }) => code)).toEqual([])
    const codes = new Set(countries.map(({ code }) => code))
    const homeless = all<City>('cities').filter(({ country }) => !codes.has(country))
    expect(homeless.map(({ id }) => id)).toEqual([])
  })
})
