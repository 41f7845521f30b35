import { expect, test } from 'vitest'
import { guessColumns } from '../import/places/guess-columns.ts'
import { shapeOfFile } from '../import/places/file-shape.ts'
import { openReading } from '../import/places/reading.ts'
import { typeOfWords } from '../import/places/type-words.ts'
import { fixture, NOW, scratch } from './import-world.ts'

const guesses = (columns: Record<string, string[]>) =>
  Object.fromEntries(
    guessColumns(Object.entries(columns).map(([name, samples]) => ({ name, samples, values: samples }))).map(
      ({ name, guess }) => [name, guess],
    ),
  )

const named = (...names: string[]) => guesses(Object.fromEntries(names.map((name) => [name, []])))

test.each<[what: string, Record<string, string | undefined>]>([
  [
    'GeoDirectory',
    {
      ID: 'id',
      post_title: 'title.en',
      post_content: 'description.en',
      post_status: undefined,
      default_category: 'dtype',
      street: 'address',
      city: 'town',
      region: undefined,
      country: 'country',
      zip: 'postcode',
      latitude: 'position.lat',
      longitude: 'position.lng',
      phone: 'phones',
      email: 'email',
      website: 'website',
      business_hours: 'openingHours.en',
    },
  ],
  [
    'Directorist',
    {
      listing_id: 'id',
      listing_title: 'title.en',
      listing_content: 'description.en',
      category: 'dtype',
      address: 'address',
      manual_lat: 'position.lat',
      manual_lng: 'position.lng',
      phone: 'phones',
      phone2: undefined,
      website: 'website',
    },
  ],
  [
    'OpenStreetMap',
    {
      '@id': 'id',
      name: 'title.en',
      'name:he': 'title.he',
      'name:ru': 'title.ru',
      'addr:street': 'address',
      'addr:city': 'town',
      'addr:postcode': 'postcode',
      'contact:phone': 'phones',
      'contact:website': 'website',
      opening_hours: 'openingHours.en',
    },
  ],
  [
    'Hebrew',
    {
      מזהה: 'id',
      שם: 'title.en',
      כתובת: 'address',
      עיר: 'town',
      מדינה: 'country',
      'קו רוחב': 'position.lat',
      'קו אורך': 'position.lng',
      טלפון: 'phones',
      'דוא״ל': 'email',
      אתר: 'website',
      מיקוד: 'postcode',
    },
  ],
  ['French', { Nom: 'title.en', 'Code postal': 'postcode', Ville: 'town', Pays: 'country', Téléphone: 'phones' }],
  ['Spanish', { Nombre: 'title.en', Dirección: 'address', Ciudad: 'town', País: 'country', Teléfono: 'phones' }],
  [
    'Russian',
    { Название: 'title.en', Адрес: 'address', Город: 'town', Широта: 'position.lat', Долгота: 'position.lng' },
  ],
  ['German', { Name: 'title.en', Straße: 'address', Ort: 'town', PLZ: 'postcode', Breitengrad: 'position.lat' }],
  ['Italian', { Nome: 'title.en', Indirizzo: 'address', Città: 'town', CAP: 'postcode', Telefono: 'phones' }],
])('the headers of %s are known', (_, expected) => {
  expect(named(...Object.keys(expected))).toEqual(expected)
})

test('the labels of the desk and of forms are known in each language', () => {
  expect(named('Kosher status', 'רב', 'Fax', 'Position')).toMatchObject({
    'Kosher status': 'kosherStatus.en',
    רב: 'rabbi',
    Fax: 'fax',
    Position: undefined,
  })
})

test('what no header tells, cells may; no field is guessed twice but phones', () => {
  expect(
    guesses({
      a: ['editor@example.org'],
      b: ['https://example.org', 'www.example.org/a'],
      c: ['48.8556', '48.8570'],
      d: ['2.3600', '2.3590'],
      e: ['+33 1 44 55 66 77', '01 44 55 66 78'],
      f: ['by phone', 'www.example.org'],
      g: [],
      Telephone: ['x'],
      Mobile: ['y'],
      name: ['Sample'],
      title: ['Sample'],
    }),
  ).toEqual({
    a: 'email',
    b: 'website',
    c: 'position.lat',
    d: 'position.lng',
    e: 'phones',
    f: undefined,
    g: undefined,
    Telephone: 'phones',
    Mobile: 'phones',
    name: 'title.en',
    title: undefined,
  })
})

test('names in Hebrew and Cyrillic letters are in Hebrew and Russian', () => {
  expect(guesses({ name: ['ביסטרו לדוגמה'] })).toEqual({ name: 'title.he' })
  expect(guesses({ name: ['Кафе'] })).toEqual({ name: 'title.ru' })
  expect(guesses({ 'Name (he)': ['Sample'], name_IW: [], title_en: [] })).toEqual({
    'Name (he)': 'title.he',
    name_IW: undefined,
    title_en: 'title.en',
  })
})

test.each<[dtype: number, ...words: string[]]>([
  [228, 'Restaurants', 'Kosher restaurants', 'Café', 'מסעדות כשרות', 'Рестораны', 'Ristorante', 'Pizzeria'],
  [230, 'Hotels', 'בתי מלון', 'Отели', 'Hôtel', 'Albergo'],
  [231, 'Synagogue', 'Chabad house', 'בית כנסת', 'Синагога', 'Jüdische Gemeinde', '231'],
  [232, 'Bakeries', 'Mikveh', 'מקווה', 'Boucherie', 'Supermarkt', 'Пекарня'],
  [233, 'Embassies', 'שגרירות', 'Посольство'],
  [236, 'Vacation rentals', 'צימרים', 'Квартиры'],
  [237, 'Jewish cemetery', 'בית קברות', 'Музей'],
])('type %i is told by its words', (dtype, ...words) => {
  expect(words.filter((word) => typeOfWords(word) !== dtype)).toEqual([])
})

test('what names no type is left to the editor', () => {
  expect(['Boats', '', 'x', 'toString'].map(typeOfWords)).toEqual([undefined, undefined, undefined, undefined])
})

const shapeOf = (file: string) => shapeOfFile(openReading(file, { now: NOW }))

test('a table is read with the delimiter of its header; its cells are shown', async () => {
  const file = scratch()
  for (const delimiter of [',', ';', '\t', '|']) {
    const rows = [
      ['ID', 'Name, full', 'a;b'],
      ['1', 'Sample', 'x'],
      ['2', 'Sample', ''],
    ]
    const text = rows.map((row) => row.map((cell) => (cell.includes(delimiter) ? JSON.stringify(cell) : cell)))
    const shape = await shapeOf(file('a.csv', text.map((row) => row.join(delimiter)).join('\r\n')))
    expect(shape).toMatchObject({ format: 'csv', count: 2, delimiter })
    expect(shape.columns?.map(({ samples }) => samples)).toEqual([['1', '2'], ['Sample'], ['x']])
  }
})

test('UTF-16 as spreadsheets write it is read', async () => {
  const text = '\ufeffID\tשם\n1\tביסטרו'
  const shape = await shapeOf(scratch()('a.csv', Buffer.from(text, 'utf16le')))
  expect(shape).toMatchObject({
    delimiter: '\t',
    count: 1,
    columns: [{ guess: 'id' }, { name: 'שם', guess: 'title.he' }],
  })
})

test('data of OpenStreetMap needs no mapping; other features have columns, with an id or without', async () => {
  expect(await shapeOf(fixture('sample-places.geojson'))).toEqual({ format: 'geojson', count: 11 })
  expect((await shapeOf(fixture('sample-places.overpass.json'))).columns).toBeUndefined()
  const feature = { type: 'Feature', properties: { uuid: 'a1', Name: 'Sample', note: null }, geometry: null }
  const shape = await shapeOf(scratch()('a.geojson', { type: 'FeatureCollection', features: [feature] }))
  expect(shape).toMatchObject({
    count: 1,
    columns: [
      { name: 'uuid', guess: 'id' },
      { name: 'Name', guess: 'title.en' },
    ],
  })
})

test('of many values, none is offered as a type', async () => {
  const rows = Array.from({ length: 40 }, (_, at) => `${at},Kind ${at}`)
  const shape = await shapeOf(scratch()('a.csv', ['ID,Type', ...rows].join('\n')))
  expect(shape.columns?.[1]).toEqual({ name: 'Type', samples: ['Kind 0', 'Kind 1', 'Kind 2'] })
})
