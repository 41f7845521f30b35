import { describe, expect, test } from 'vitest'
import type { SeedFeature } from '#core/contract/data-files.ts'
import { fc } from '#core/test/properties.ts'
import { placeRow } from '#data/index/cards.ts'
import { searchFeatures } from '#data/index/feature-search.ts'
import { withoutPrefix } from '#data/index/feature-words.ts'
import type { Index } from '#data/index/open.ts'
import { documents, feature, ISRAEL, JERUSALEM, PARIS } from './content.ts'
import { builtIndex, update, World } from './world.ts'

const TEL_AVIV = 293397
const SPRINGFIELD = 4250542

const category = (en: string) => ({
  id: 1,
  title: { en, he: 'הפלגות' },
  description: { en: 'Whatever.' },
  pictures: ['travel-1'],
})

/** The world of the tests with other travel features. */
function worldWith(...features: SeedFeature[]): World {
  const world = new World(documents().filter(({ kind }) => kind !== 'features'))
  world.put('categories', 1, category('Cruises'))
  for (const offer of features) world.put('features', offer.nid, offer)
  return world
}

const nids = (index: Index, text: string, place = 0) =>
  searchFeatures(index, {
    text,
    place: placeRow(index, place),
    page: 1,
    at: 0,
  }).features.map(({ nid }) => nid)

describe('what a word is found in', () => {
  const world = worldWith(
    feature(1, {
      title: { en: 'Passover by the Sea', he: 'פֶּסַח ליד הים' },
      summary: { en: 'Full board.', fr: 'Pension complète à la mer' },
      description: { en: 'With Łódź’s best cook.', de: 'Schöne Straße' },
    }),
    feature(2, { place: PARIS, title: { en: 'City break', he: 'סוף שבוע' } }),
    feature(3, { place: SPRINGFIELD }),
  )

  test.each([
    ['the title', 'passover', [1]],
    ['the beginning of a word', 'PASS', [1]],
    ['not the middle of one', 'assover', []],
    ['another language', 'פסח', [1]],
    ['Hebrew points', 'פֶּסַח', [1]],
    ['another spelling of a festival', 'pesach', [1]],
    ['its beginning', 'pessac', [1]],
    ['another festival', 'sukkot', []],
    ['the summary', 'complete', [1]],
    ['accents', 'complète', [1]],
    ['the description', 'lodz', [1]],
    ['letters that are folded', 'SCHONE STRASSE', [1]],
    ['the category', 'cruise', [1, 2, 3]],
    ['the category in Hebrew', 'הפלגות', [1, 2, 3]],
    ['the place', 'Иерусалим', [1]],
    ['the country', 'צרפת', [2]],
    ['the region', 'illinois', [3]],
    ['words from everywhere, in any order', 'jerusalem board passover', [1]],
    ['all of them or nothing', 'passover paris', []],
    ['a letter alone beside words', 'passover à', [1]],
    ['signs around words', '"passover" -sea*', [1]],
    ['what the query language knows as its own', 'passover AND NOT', []],
    ['a column of the table', 'titles:passover', []],
    ['no words', '  ', [1, 2, 3]],
    ['signs alone', '?! "*"', []],
  ])('%s', async (_, text, found) => {
    expect(nids(await builtIndex(world), text)).toEqual(found)
  })

  test('Hebrew words with the letters that are written together with them', async () => {
    const index = await builtIndex(
      worldWith(
        feature(1, { title: { en: 'a', he: 'נופש בירושלים ולמשפחות' } }),
        feature(2, { place: PARIS, title: { en: 'b', he: 'חופשה' } }),
      ),
    )
    expect(nids(index, 'משפחות')).toEqual([1])
    // 'In France': the country is called 'France'.
    expect(nids(index, 'חופשה בצרפת')).toEqual([2])
    expect(nids(index, 'והחופשה')).toEqual([2])
  })

  test.each([
    ['בירושלים', ['ירושלים']],
    ['שבירושלים', ['בירושלים', 'ירושלים']],
    ['הים', []],
    ['rome', []],
    ['', []],
  ])('%s without its prefixes', (word, rest) => {
    expect(withoutPrefix(word)).toEqual(rest)
  })
})

describe('the order', () => {
  test('is top, then words in the title, then the number', async () => {
    const title = { en: 'Ski' }
    const summary = { en: 'For who likes to ski.' }
    const index = await builtIndex(
      worldWith(
        feature(1, { summary }),
        feature(2, { title }),
        feature(3, { summary, top: true }),
        feature(4, { title, top: true }),
        feature(5, { summary }),
        feature(6, { title }),
        feature(7, { top: true }),
      ),
    )
    expect(nids(index, 'ski')).toEqual([4, 3, 2, 6, 1, 5])
    expect(nids(index, '')).toEqual([3, 4, 7, 1, 2, 5, 6])
  })
})

describe('destinations', () => {
  const world = worldWith(
    feature(1, { title: { en: 'Ski' } }),
    feature(2, { title: { en: 'Ski' }, place: TEL_AVIV }),
    feature(3, { title: { en: 'Ski' }, place: TEL_AVIV }),
    feature(4, { title: { en: 'Sea' }, place: PARIS }),
    // A place that nobody knows is nowhere.
    feature(5, { title: { en: 'Ski' }, place: 77 }),
  )
  const counted = (index: Index, text: string, place = 0) =>
    searchFeatures(index, {
      text,
      place: placeRow(index, place),
      page: 1,
      at: 0,
    }).destinations.map(({ place: { id }, count }) => [id, count])

  test('are those of the words, with countries of several; a chosen one stays', async () => {
    const index = await builtIndex(world)
    const ski = [
      [ISRAEL, 3],
      [TEL_AVIV, 2],
      [JERUSALEM, 1],
    ]
    expect(counted(index, 'ski')).toEqual(ski)
    expect(counted(index, 'ski', JERUSALEM)).toEqual(ski)
    expect(counted(index, 'ski', PARIS)).toEqual([...ski, [PARIS, 0]])
    expect(counted(index, 'zzzz')).toEqual([])
  })

  test('a city has its own, a country those of its cities', async () => {
    const index = await builtIndex(world)
    expect(nids(index, 'ski', TEL_AVIV)).toEqual([2, 3])
    expect(nids(index, 'ski', ISRAEL)).toEqual([1, 2, 3])
    expect(nids(index, '', PARIS)).toEqual([4])
    expect(nids(index, 'ski', PARIS)).toEqual([])
  })
})

test('of a month are those with a day in it, whichever year they end; without dates they are of none', async () => {
  const index = await builtIndex(
    worldWith(
      feature(1, { dates: { from: '2027-04-20', to: '2027-05-02' } }),
      feature(2, { dates: { from: '2026-12-20', to: '2027-01-03' }, place: PARIS }),
      feature(3),
    ),
  )
  const of = (month: string) => {
    const found = searchFeatures(index, { text: '', month, page: 1, at: 0 })
    return [found.features.map(({ nid }) => nid), found.destinations.map(({ place }) => place.id)]
  }
  expect(of('2027-04')).toEqual([[1], [JERUSALEM]])
  expect(of('2027-05')).toEqual([[1], [JERUSALEM]])
  expect(of('2027-01')).toEqual([[2], [PARIS]])
  expect(of('2027-06')).toEqual([[], []])
  expect(nids(index, '')).toEqual([1, 2, 3])
})

test('soonest first: those without dates after them, samples last', async () => {
  const index = await builtIndex(
    worldWith(
      feature(1, { sample: true, dates: { from: '2026-12-01', to: '2026-12-08' } }),
      feature(2),
      feature(3, { dates: { from: '2027-04-20', to: '2027-05-02' } }),
      feature(4, { dates: { from: '2027-04-19', to: '2027-06-02' } }),
      feature(5),
    ),
  )
  const of = (sort?: 'date') => {
    const { features } = searchFeatures(index, { text: '', sort, samples: 'with', page: 1, at: 0 })
    return features.map(({ nid }) => nid)
  }
  expect(of()).toEqual([2, 3, 4, 5, 1])
  expect(of('date')).toEqual([4, 3, 2, 5, 1])
})

const priced = (amount: number, currency: string) => ({ startRate: { amount, currency } })

test('lowest price first within a currency, the commonest currency first; without a price after them', async () => {
  const index = await builtIndex(
    worldWith(
      feature(1, { sample: true, ...priced(1, 'ILS') }),
      feature(2),
      feature(3, priced(900, 'EUR')),
      feature(4, { place: PARIS, ...priced(10, 'HUF') }),
      feature(5, priced(400, 'ILS')),
      feature(6, { top: true, ...priced(1000, 'ILS') }),
    ),
  )
  const of = (place = 0, question = {}) => {
    const row = placeRow(index, place)
    const query = { text: '', place: row, sort: 'price', samples: 'with', page: 1, at: 0 } as const
    const found = searchFeatures(index, { ...query, ...question })
    return [found.features.map(({ nid }) => nid), found.currencies]
  }
  expect(of()).toEqual([
    [5, 6, 3, 4, 2, 1],
    ['ILS', 'EUR', 'HUF'],
  ])
  expect(of(PARIS)).toEqual([[4], ['HUF']])
  expect(of(0, { maxPrice: { amount: 900, currency: 'ILS' } })).toEqual([[5, 1], ['ILS']])
  expect(of(0, { maxPrice: { amount: 900, currency: 'EUR' } })).toEqual([[3], ['EUR']])
  expect(of(0, { maxPrice: { amount: 900, currency: 'USD' } })).toEqual([[], []])
})

test('of a category, with the destinations of its features', async () => {
  const world = worldWith(feature(1, { category: 1 }), feature(2, { category: 2, place: PARIS }))
  const index = await builtIndex(world)
  const of = (category: number, text = '') => {
    const found = searchFeatures(index, { text, category, page: 1, at: 0 })
    return [found.features.map(({ nid }) => nid), found.destinations.map(({ place }) => place.id)]
  }
  expect(of(1)).toEqual([[1], [JERUSALEM]])
  expect(of(2)).toEqual([[2], [PARIS]])
  expect(of(2, 'nothing of the kind')).toEqual([[], []])
  expect(of(99)).toEqual([[], []])
})

test('ten a page; a page too far is the last', async () => {
  const all = Array.from({ length: 23 }, (_, at) => feature(at + 1))
  const index = await builtIndex(worldWith(...all))
  const pageOf = (page: number) => {
    const found = searchFeatures(index, { text: 'vacation', page, at: 0 })
    return [found.page, found.pages, found.total, found.features.map(({ nid }) => nid)]
  }
  expect(pageOf(1)).toEqual([1, 3, 23, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]])
  expect(pageOf(3)).toEqual([3, 3, 23, [21, 22, 23]])
  expect(pageOf(1_000_000)).toEqual(pageOf(3))
  const none = searchFeatures(index, { text: 'zzzz', page: 5, at: 0 })
  expect([none.page, none.pages, none.total]).toEqual([1, 1, 0])
})

describe('after a change', () => {
  test('of a feature, its words of before find it no more', async () => {
    const world = worldWith(feature(1, { title: { en: 'Ski' } }), feature(2))
    const index = await builtIndex(world)
    expect(nids(index, 'ski')).toEqual([1])
    world.put('features', 1, feature(1, { title: { en: 'Sea' } }))
    await update(index, world)
    expect(nids(index, 'ski')).toEqual([])
    expect(nids(index, 'sea')).toEqual([1])
    world.remove('features', 1)
    await update(index, world)
    expect(nids(index, 'sea')).toEqual([])
    expect(nids(index, '')).toEqual([2])
  })

  test('of a category or a place, all features bear the new name', async () => {
    const world = worldWith(feature(1), feature(2, { place: PARIS }))
    const index = await builtIndex(world)
    world.put('categories', 1, category('Voyages'))
    await update(index, world)
    expect(nids(index, 'cruises')).toEqual([])
    expect(nids(index, 'voyages')).toEqual([1, 2])
    world.put('places', PARIS, { names: { en: 'Lutetia' }, page: true })
    await update(index, world)
    expect(nids(index, 'paris')).not.toContain(1)
    expect(nids(index, 'lutetia')).toEqual([2])
  })

  test('whatever comes in whatever order, the words are those of an index built at once', async () => {
    const word = fc.constantFrom('ski', 'sea', 'ירושלים', 'בירושלים', 'мир')
    const change = fc.oneof(
      fc.record({
        nid: fc.integer({ min: 1, max: 4 }),
        title: word,
        place: fc.constantFrom(JERUSALEM, PARIS),
        top: fc.boolean(),
      }),
      fc.record({ gone: fc.integer({ min: 1, max: 4 }) }),
      fc.record({ category: word }),
      fc.record({ paris: word }),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(change, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 }),
        async (rounds) => {
          const world = worldWith(feature(1), feature(2, { place: PARIS }))
          const index = await builtIndex(world)
          for (const round of rounds) {
            for (const step of round) {
              if ('gone' in step) world.remove('features', step.gone)
              else if ('category' in step) world.put('categories', 1, category(step.category))
              else if ('paris' in step) world.put('places', PARIS, { names: { en: step.paris }, page: true })
              else world.put('features', step.nid, feature(step.nid, { ...step, title: { en: step.title } }))
            }
            await update(index, world)
          }
          const rebuilt = await builtIndex(world)
          for (const text of ['', 'ski', 'sea', 'ירושלים', 'мир', 'paris', 'vacation', 'france'])
            for (const place of [0, JERUSALEM, PARIS, ISRAEL])
              expect(nids(index, text, place), `${text} ${place}`).toEqual(nids(rebuilt, text, place))
          rebuilt.close()
          index.close()
        },
      ),
      { numRuns: 20 },
    )
  })
})

test('no text makes an error', async () => {
  const index = await builtIndex(worldWith(feature(1)))
  const odd = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.constantFrom('"', '*', 'a"*', 'ꭰꭱ', '½ ²', 'NEAR(a b)', '\0', 'ﷺ', '-', 'titles : x', 'ׇ', '日本 語'),
  )
  fc.assert(
    fc.property(odd, odd, (a, b) => {
      const found = searchFeatures(index, { text: `${a} ${b}`, page: 1, at: 0 })
      return found.total <= 1
    }),
    { numRuns: 2000 },
  )
})
