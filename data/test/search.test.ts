import { expect, test } from 'vitest'
import { fc } from '#core/test/properties.ts'
import { largestCityOfZone, searchPlaces } from '#data/index/search.ts'
import { PAGELESS, JERUSALEM } from './content.ts'
import { testIndex } from './helpers.ts'

const names = async (text: string) =>
  searchPlaces(await testIndex(), text, { lang: 'en' }).map(({ name }) => name)

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
  const one = searchPlaces(index, 'Springfield, Illinois', { lang: 'he' })
  expect(one).toEqual([
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

test('gives no more than it is asked for', async () => {
  const index = await testIndex()
  expect(
    searchPlaces(index, 'springfield', { lang: 'en', limit: 1 }),
  ).toHaveLength(1)
})

test('takes any text', async () => {
  const index = await testIndex()
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc
      .array(fc.constantFrom('"', "'", '*', 'NEAR', ' ', 'ירו', '\ud83d'))
      .map((a) => a.join('')),
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
