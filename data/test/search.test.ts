import { expect, test } from 'vitest'
import { fc } from '#core/test/properties.ts'
import { largestCityOfZone, searchPlaces } from '#data/index/search.ts'
import { city, documents, JERUSALEM, listing, PAGELESS } from './content.ts'
import { testIndex } from './helpers.ts'
import { builtIndex, World } from './world.ts'

const names = async (text: string) => searchPlaces(await testIndex(), text, { lang: 'en' }).map(({ name }) => name)

test.each([
  ['English', 'jerusal', 'Jerusalem'],
  ['Hebrew', 'ירושלים', 'Jerusalem'],
  ['Hebrew with niqqud', 'יְרוּשָׁלַיִם', 'Jerusalem'],
  ['French, with an accent', 'Jérusalem', 'Jerusalem'],
  ['Spanish, accent left out', 'jerusalen', 'Jerusalem'],
  ['Russian', 'иерусал', 'Jerusalem'],
  ['German', 'krakau', 'Kraków'],
  ['a stroke that is no accent', 'lodz', 'Łódź'],
  ['the beginning of a later word', 'aviv', 'Tel Aviv'],
  ['a hyphen for a space', 'тель авив', 'Tel Aviv'],
  ['the middle of a word', 'rusale', 'Jerusalem'],
  ['words of the country', 'krakow pol', 'Kraków'],
])('finds by %s', async (_, text, name) => {
  expect(await names(text)).toContain(name)
})

test.each([
  ['fewer than 3 characters', 'je'],
  ['nothing', ''],
  ['marks that fold away', 'ֳֳֳֳ'],
  ['only signs', '"*()^-:'],
  ['FTS operators', 'NEAR(jerusalem, paris)'],
  ['a lone surrogate', '\ud800\ud800\ud800'],
  ['NUL', '\0\0\0'],
  ['emoji', '🕍🕍🕍'],
  ['10,000 characters', 'x'.repeat(10_000)],
])('finds nothing by %s', async (_, text) => {
  expect(await names(text)).toEqual([])
})

test('tells towns of one name apart, the more populous first', async () => {
  const index = await testIndex()
  const found = searchPlaces(index, 'springf', { lang: 'en' })
  expect(found.map(({ text }) => text)).toEqual([
    'Springfield, Missouri, United States',
    'Springfield, Illinois, United States',
  ])
  expect(found.map(({ hasPage }) => hasPage)).toEqual([true, false])
  const places = searchPlaces(index, 'Springfield, Illinois', { lang: 'he' })
  expect(places).toEqual([
    expect.objectContaining({
      id: PAGELESS,
      text: 'Springfield, אילינוי, ארצות הברית',
      slug: 'Springfield',
      kind: 'city',
      country: 'US',
    }),
  ])
})

test('beginnings of words come before what stands within them', async () => {
  const index = await testIndex()
  const found = searchPlaces(index, 'isr', { lang: 'en' })
  expect(found[0]).toMatchObject({ name: 'Israel', kind: 'country' })
  const cities = searchPlaces(index, 'isr', { lang: 'en', kinds: ['city'] })
  expect(cities).toEqual([])
})

/** Places of the gazetteer: the more populous one is not always meant. */
const RIVALS = [
  { id: 616052, names: { en: 'Yerevan', he: 'ירוואן', de: 'Jerewan' }, country: 'AM', population: 1_093_485 },
  {
    id: 7303419,
    names: { en: 'East Jerusalem', he: 'מזרח ירושלים' },
    aliases: ['yerushalayim oryentala'],
    country: 'PS',
    population: 428_304,
  },
  {
    id: JERUSALEM,
    names: { en: 'Jerusalem', he: 'ירושלים' },
    aliases: ['yerushalayim', 'par'],
    country: 'IL',
    population: 971_800,
  },
  { id: 789923, names: { en: 'Gornji Milanovac' }, country: 'RS', population: 24_048 },
  { id: 3173435, names: { en: 'Milan', fr: 'Milan' }, aliases: ['milano'], country: 'IT', population: 1_371_498 },
  { id: 3439389, names: { en: 'Paramount' }, country: 'PY', population: 3_500_000 },
  { id: 1800627, names: { en: 'Mianyang' }, country: 'CN', population: 5_450_000 },
  { id: 4164138, names: { en: 'Miami' }, country: 'US', population: 441_003 },
  { id: 4164143, names: { en: 'Miami Beach' }, country: 'US', population: 92_312 },
  { id: 4171563, names: { en: 'St. Petersburg' }, country: 'US', population: 257_083 },
  { id: 498817, names: { en: 'Saint Petersburg' }, country: 'RU', population: 5_351_935 },
  { id: 2633352, names: { en: 'York' }, country: 'GB', population: 153_717 },
  { id: 5128581, names: { en: 'New York City' }, country: 'US', population: 8_804_190 },
]

async function rivals() {
  const world = new World(documents().filter(({ kind }) => kind !== 'listings'))
  for (const rival of RIVALS) world.put('cities', rival.id, city({ lat: 1, lng: 1, ...rival }))
  const listed: [place: number, count: number][] = [
    [JERUSALEM, 7], [616052, 1], [2988507, 5], [3439389, 1], [4164138, 1], [4164143, 4],
    [3173435, 1], [498817, 1], [2633352, 1], [5128581, 2],
  ] // prettier-ignore
  for (const [place, count] of listed) {
    for (let i = 0; i < count; i++) world.put('listings', place * 100 + i, listing(place * 100 + i, { place }))
  }
  return builtIndex(world)
}

test('what lists many comes first, then the larger of what lists some, before what is only larger', async () => {
  const index = await rivals()
  const first = (text: string) => searchPlaces(index, text, { lang: 'en' }).map(({ id }) => id)[0]
  const found = ['jer', 'ירו', 'yerushalayim', 'milano', 'par', 'mia', 'york', 'st. petersburg', 'St Pet'].map(first)
  expect(found).toEqual([JERUSALEM, JERUSALEM, JERUSALEM, 3173435, 2988507, 4164138, 2633352, 498817, 498817])
  const saints = searchPlaces(index, 'saint petersb', { lang: 'en' })
  expect(saints.map(({ id }) => id)).toEqual([498817, 4171563])
})

test('returns no more than requested', async () => {
  const index = await testIndex()
  expect(searchPlaces(index, 'springfield', { lang: 'en', limit: 1 })).toHaveLength(1)
})

test('takes any text', async () => {
  const index = await testIndex()
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.array(fc.constantFrom('"', "'", '*', 'NEAR', ' ', 'ירו', '\ud83d')).map((a) => a.join('')),
  )
  fc.assert(
    fc.property(text, (typed) => {
      searchPlaces(index, typed, { lang: 'he' })
    }),
  )
})

test('knows the largest city of a time zone', async () => {
  const index = await testIndex()
  expect(largestCityOfZone(index, 'Asia/Jerusalem')?.id).toBe(JERUSALEM)
  expect(largestCityOfZone(index, 'Mars/Base')).toBeUndefined()
})
