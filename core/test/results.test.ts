import { describe, expect, test } from 'vitest'
import type { Entry } from '#core/contract/entries.ts'
import type { FilterListName } from '#core/contract/options.ts'
import { ALL_OPTION } from '#core/contract/choices.ts'
import { FIELD_OF_LIST } from '#core/fields/listing.ts'
import {
  chosenOf,
  FILTERS,
  prepareEntries,
  resultsOf,
  toggled,
  withKnownOptions,
  type Choice,
} from '#core/domain/results/results.ts'
import { SORTS, sortsOf, type Sort } from '#core/domain/results/results-sorts.ts'
import { choiceOf, choiceUrl } from '#core/domain/results/results-url.ts'
import { entry } from '#core/test/entry.ts'
import { fc } from '#core/test/properties.ts'

const setup = { lang: 'en', dtype: 228 } as const
const plain: Choice = { filters: {}, page: 1 }

const LISTS = FILTERS[228]
const OPTIONS = ['a', 'b', 'c', 'd'] as const
const option = fc.constantFrom(...OPTIONS)
const options = fc.uniqueArray(option, { maxLength: 3 })
const entries = fc
  .array(
    fc.record({
      paid: fc.boolean(),
      title: fc.string({ maxLength: 5 }),
      foodType: options,
      cuisine: options,
      supervision: options,
      priceRange: option,
    }),
    { maxLength: 70 },
  )
  .map((all) => all.map((fields, at) => entry(at + 1, fields)))
const chosen = fc.uniqueArray(option, { minLength: 1, maxLength: 3 })
const choices: fc.Arbitrary<Choice> = fc.record(
  {
    filters: fc.record({ foodtype: chosen, cuisine: chosen, pricerange: chosen }, { requiredKeys: [] }),
    sort: fc.constantFrom('featured', 'az', 'za', 'confirmed'),
    page: fc.integer({ min: 1, max: 9 }),
  },
  { requiredKeys: ['filters', 'page'] },
)

/** The naive definition of a filter. */
function fits(candidate: Entry, { filters }: Choice): boolean {
  return Object.entries(filters).every(([list, ids]) =>
    [candidate[FIELD_OF_LIST[list as FilterListName]] ?? []].flat().some((id) => ids.includes(id)),
  )
}

describe('filters', () => {
  test('find what fits all lists, each entry once, in the order of the language', () => {
    fc.assert(
      fc.property(entries, choices, (all, choice) => {
        const { found } = resultsOf(prepareEntries(all, setup), choice)
        const expected = all.filter((item) => fits(item, choice))
        expect(found.map(({ tnid }) => tnid).toSorted((a, b) => a - b)).toEqual(expected.map(({ tnid }) => tnid))
        const collator = new Intl.Collator('en', { numeric: true })
        const ordered = found.every((item, at) => {
          const next = found[at + 1]
          if (!next) return true
          const byTitle = collator.compare(item.title, next.title)
          if (choice.sort === 'za') return byTitle >= 0
          if (choice.sort === 'az' || choice.sort === 'confirmed') return byTitle <= 0
          return item.paid === next.paid ? byTitle <= 0 : item.paid
        })
        expect(ordered).toBe(true)
      }),
    )
  })

  test('count beside an option what it alone would show, the others being as they are', () => {
    fc.assert(
      fc.property(entries, choices, (all, choice) => {
        const directory = prepareEntries(all, setup)
        const { counts } = resultsOf(directory, choice)
        for (const list of LISTS) {
          for (const id of [ALL_OPTION, ...OPTIONS]) {
            const { [list]: _, ...others } = choice.filters
            const filters = id === ALL_OPTION ? others : { ...others, [list]: [id] }
            const page = resultsOf(directory, { ...choice, filters }).found
            expect(counts[list]?.get(id) ?? 0).toBe(page.length)
          }
        }
      }),
    )
  })

  test('the page is clamped and holds twenty at most', () => {
    fc.assert(
      fc.property(entries, choices, (all, choice) => {
        const { found, shown, page, pages } = resultsOf(prepareEntries(all, setup), choice)
        expect(pages).toBe(Math.max(1, Math.ceil(found.length / 20)))
        expect(page).toBe(Math.min(choice.page, pages))
        expect(shown).toEqual(found.slice((page - 1) * 20, page * 20))
      }),
    )
  })
})

test('a filter of standards wants all of those that are chosen, and counts what would be left', () => {
  const all = [['glatt', 'yoshon'], ['glatt'], ['yoshon'], undefined].map((kosherStandards, at) =>
    entry(at + 1, kosherStandards && { kosherStandards }),
  )
  const directory = prepareEntries(all, setup)
  const both = resultsOf(directory, { ...plain, filters: { kosherstandard: ['glatt', 'yoshon'] } })
  expect(both.found.map(({ tnid }) => tnid)).toEqual([1])
  const results = resultsOf(directory, { ...plain, filters: { kosherstandard: ['glatt'] } })
  expect(results.found.map(({ tnid }) => tnid)).toEqual([1, 2])
  expect(Object.fromEntries(results.counts.kosherstandard!)).toEqual({ [ALL_OPTION]: 4, glatt: 2, yoshon: 1 })
})

test('hotels and rentals are found by what they have for Shabbat, all of it; unknown and lacking match neither', () => {
  for (const dtype of [230, 236] as const) {
    const all = [['eruv', 'sukkah'], ['eruv'], undefined].map((forShabbat, at) =>
      entry(at + 1, { dtype, ...(forShabbat && { forShabbat }) }),
    )
    const directory = prepareEntries(all, { lang: 'en', dtype })
    const found = (query: string) =>
      resultsOf(directory, choiceOf({ pathname: '/x.html', search: query }, dtype)).found.map(({ tnid }) => tnid)
    expect(found('?forshabbat=eruv')).toEqual([1, 2])
    expect(found('?forshabbat=eruv,sukkah')).toEqual([1])
    const { counts } = resultsOf(directory, plain)
    expect(Object.fromEntries(counts.forshabbat!)).toEqual({ [ALL_OPTION]: 3, eruv: 2, sukkah: 1 })
  }
})

describe('all', () => {
  test('is chosen where nothing else is, and never beside anything', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(ALL_OPTION, ...OPTIONS)), (presses) => {
        let choice = plain
        for (const press of presses) {
          choice = toggled(choice, 'cuisine', press)
          const now = chosenOf(choice, 'cuisine')
          expect(now.length).toBeGreaterThan(0)
          if (now.includes(ALL_OPTION)) expect(now).toEqual([ALL_OPTION])
          if (press === ALL_OPTION) expect(now).toEqual([ALL_OPTION])
        }
      }),
    )
  })

  test('an empty choice comes back to it, and other lists and the page stay', () => {
    const next = toggled({ ...plain, page: 3 }, 'cuisine', 'a')
    const two = toggled(next, 'foodtype', 'b')
    expect(chosenOf(two, 'cuisine')).toEqual(['a'])
    const back = toggled(two, 'cuisine', 'a')
    expect(chosenOf(back, 'cuisine')).toEqual([ALL_OPTION])
    expect(back).toEqual({ filters: { foodtype: ['b'] }, page: 3 })
  })
})

describe('orders', () => {
  test('featured is offered, and stands by itself, only where something is paid', () => {
    expect(sortsOf({ hasPaid: true, hasRated: false })).toEqual(['featured', 'best', 'az', 'za', 'confirmed'])
    expect(sortsOf({ hasPaid: false, hasRated: false })).toEqual(['best', 'az', 'za', 'confirmed'])
    expect(sortsOf({ hasPaid: true, hasRated: true, origin: [0, 0], withTown: true })).toEqual(SORTS)
    const unpaid = [entry(1, { title: 'B' }), entry(2, { title: 'A' })]
    const choice: Choice = { ...plain, sort: 'featured' }
    const { found } = resultsOf(prepareEntries(unpaid, setup), choice)
    expect(found.map(({ title }) => title)).toEqual(['A', 'B'])
  })

  test.each([
    ['de', ['Apfel', 'Äpfel', 'Zoo']],
    ['es', ['nube', 'ñame', 'oca']],
    ['he', ['אבן', 'בית', 'Zoo']],
    ['en', ['Place 2', 'Place 10']],
  ] as const)('%s: by its own rules', (lang, titles) => {
    const all = titles.toReversed().map((title, at) => entry(at + 1, { title }))
    const directory = prepareEntries(all, { lang, dtype: 228 })
    const order = (sort: 'az' | 'za') => resultsOf(directory, { ...plain, sort }).found.map(({ title }) => title)
    expect(order('az')).toEqual(titles)
    expect(order('za')).toEqual(titles.toReversed())
  })
})

test('without a choice: by worth, the nearest of those alike first, paid ones before all others', () => {
  const of = (tnid: number, worth: number, lng: number, rest = {}) =>
    entry(tnid, { worth, position: [lng, 31], ...rest })
  const all = [of(1, 4, 35.2), of(2, 9, 35.3), of(3, 4, 35.1), of(4, 20, 35, { sample: true })]
  const order = (entries: readonly Entry[]) =>
    resultsOf(prepareEntries(entries, { ...setup, origin: [35, 31] }), plain).found.map(({ tnid }) => tnid)
  expect(order(all)).toEqual([2, 3, 1, 4])
  expect(order([...all, of(5, 0, 35.9, { paid: true })])).toEqual([5, 2, 3, 1, 4])
})

test('of a country: by worth, town and name, paid ones before all others', () => {
  const of = (tnid: number, town: string, title: string, rest = {}) => entry(tnid, { town, title, ...rest })
  const all = [of(1, 'Paris', 'B'), of(2, 'Lyon', 'C'), of(3, 'Paris', 'A'), of(4, 'Arles', 'A', { sample: true })]
  const order = (entries: readonly Entry[], sort?: Sort) =>
    resultsOf(prepareEntries(entries, { ...setup, withTown: true }), { ...plain, sort }).found.map(({ tnid }) => tnid)
  expect(order(all)).toEqual([2, 3, 1, 4])
  expect(order(all, 'az')).toEqual([3, 1, 2, 4])
  expect(order([...all, of(5, 'Paris', 'Z', { paid: true })])).toEqual([5, 2, 3, 1, 4])
})

test('by the last confirmation: the latest first, unknown days after them, what is old behind all of those', () => {
  const days = ['2026-01-01', undefined, '2026-05-05', '2021-01-01', '2026-01-01', '2022-01-01']
  const all = days.map((confirmed, at) =>
    entry(at + 1, {
      title: `Place ${at + 1}`,
      ...(confirmed && { confirmed }),
      ...(confirmed && confirmed < '2024' && { isOld: true as const }),
    }),
  )
  const sample = entry(7, { title: 'A', sample: true })
  const directory = prepareEntries([sample, ...all], setup)
  expect(resultsOf(directory, { ...plain, sort: 'confirmed' }).found.map(({ tnid }) => tnid)).toEqual([
    3, 1, 5, 2, 6, 4, 7,
  ])
})

describe('the address', () => {
  const path = '/Kosher_Restaurants-TJ1-x-Kosher_Restaurants.html'

  test('says a choice whole', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        const url = new URL(choiceUrl(path, choice, 'featured'), 'https://x')
        const { sort, ...rest } = choice
        expect(choiceOf(url, 228)).toEqual(sort === undefined || sort === 'featured' ? rest : choice)
      }),
    )
  })

  test('takes those of unknown hours along only beside a time', () => {
    const at = (search: string) => choiceOf({ pathname: '/r.html', search }, 228)
    expect(at('?open=now&hours=unknown')).toMatchObject({ open: 'now', orUnknown: true })
    expect(at('?hours=unknown')).not.toHaveProperty('orUnknown')
    expect(choiceUrl('/r.html', at('?open=now&hours=unknown'), 'az')).toBe('/r.html?open=now&hours=unknown')
  })

  test('without a choice is that of the prebuilt page', () => {
    expect(choiceUrl(path, plain, 'az')).toBe(path)
    expect(choiceUrl(path, { ...plain, sort: 'az', page: 2 }, 'az')).toBe(
      '/Kosher_Restaurants-TJ1-x-Kosher_Restaurants-p2.html',
    )
    const filters = { cuisine: ['grill', 'sushi'] }
    expect(choiceUrl(path, { filters, sort: 'za', page: 2 }, 'az')).toBe(`${path}?cuisine=grill,sushi&sort=za&page=2`)
  })

  test.each([
    '?page=0',
    '?page=-1',
    '?page=1e9',
    '?sort=worst',
    '?cuisine=',
    '?cuisine=all',
    '?cuisine=%00,<b>',
    '?religion=reform',
    '?__proto__=x',
  ])('%s asks for nothing', (search) => {
    expect(choiceOf({ pathname: path, search }, 228)).toEqual(plain)
  })

  test('an option that no list has is passed over', () => {
    const filters = { cuisine: ['a', 'gone'], foodtype: ['gone'], pricerange: ['x'] }
    expect(withKnownOptions({ ...plain, filters }, { cuisine: ['a'], foodtype: [] })).toEqual({
      filters: { cuisine: ['a'], pricerange: ['x'] },
      page: 1,
    })
  })
})

test('by rating: the best first, of equals the one with more reviews, the unrated last', () => {
  const rated = [undefined, { mean: 4, count: 1 }, { mean: 5, count: 1 }, { mean: 4, count: 9 }]
  const all = rated.map((rating, at) => entry(at + 1, rating && { rating }))
  const { hasRated, ...directory } = prepareEntries(all, setup)
  expect(hasRated).toBe(true)
  const { found } = resultsOf({ ...directory, hasRated }, { ...plain, sort: 'rating' })
  expect(found.map(({ tnid }) => tnid)).toEqual([3, 4, 2, 1])
  expect(prepareEntries([entry(1)], setup).hasRated).toBe(false)
})

test('by distance from a point, across the date line too; without one there is no such order', () => {
  const all = ([[178, 0], [-179.5, 0], [179, 0]] as const).map(([lng, lat], at) =>
    entry(at + 1, { position: [lng, lat] }),
  ) // prettier-ignore
  const order = (origin: [number, number] | undefined) =>
    resultsOf(prepareEntries(all, { ...setup, origin }), { ...plain, sort: 'distance' }).found.map(({ tnid }) => tnid)
  expect(order([180, 0])).toEqual([2, 3, 1])
  expect(order(undefined)).toEqual([1, 2, 3])
})

describe('by name', () => {
  const all = [
    entry(1, { title: 'Café Élan', hebrewTitle: 'קפה אלון' }),
    entry(2, { title: 'שלום פלאפל', latinTitle: 'Shalom Falafel' }),
    entry(3, { title: "Angel's Bakery" }),
  ]
  const directory = prepareEntries(all, setup)

  test.each([
    ['cafe', [1]],
    ['ELAN caf', [1]],
    ['אלונ', [1]],
    ['שָׁלוֹם', [2]],
    ['שלומ', [2]],
    ['falaf', [2]],
    ['angels', [3]],
    ['al', [2]],
    ['l', [3, 1, 2]],
    [' - ', [3, 1, 2]],
    ['pizza', []],
  ])('%s', (name, expected) => {
    const { found, anywhere } = resultsOf(directory, { ...plain, name, sort: 'az' })
    expect(found.map(({ tnid }) => tnid)).toEqual(expected)
    expect(anywhere).toEqual(found)
  })

  test('counts are of what has the name, and the address brings it back', () => {
    const { counts } = resultsOf(directory, { ...plain, name: 'cafe' })
    expect(counts.cuisine!.get(ALL_OPTION)).toBe(1)
    const url = choiceUrl('/x.html', { ...plain, name: ' קפה & co ' }, 'az')
    expect(choiceOf(new URL(url, 'https://example.org'), 228)).toEqual({ ...plain, name: 'קפה & co' })
    expect(choiceUrl('/x.html', { ...plain, name: '  ' }, 'az')).toBe('/x.html')
    expect(choiceUrl('/x.html', { ...plain, name: '\ud800' }, 'az')).toBe('/x.html?name=%EF%BF%BD')
  })
})

test('what is somewhere in its town is in no area, within no distance, and last by distance', () => {
  const all = [entry(1, { inTown: true }), entry(2), entry(3, { position: [35.01, 31] })]
  const directory = prepareEntries(all, { ...setup, origin: [35, 31], from: { lng: 35, lat: 31, name: 'Here' } })
  const found = (choice: Partial<Choice>) => resultsOf(directory, { ...plain, ...choice }).found.map(({ tnid }) => tnid)
  expect(found({ sort: 'distance' })).toEqual([2, 3, 1])
  expect(found({ within: '2km' }).sort()).toEqual([2, 3])
  expect(found({ area: { west: 34, south: 30, east: 36, north: 32 } }).sort()).toEqual([2, 3])
})

test('from the point of a visitor the nearest come first, unless another order is asked for', () => {
  const all = [entry(1, { title: 'A', position: [35.02, 31] }), entry(2, { title: 'B', position: [35.01, 31] })]
  const directory = prepareEntries(all, { ...setup, origin: [35, 31], from: { lng: 35, lat: 31, name: 'Here' } })
  expect(sortsOf(directory)[0]).toBe('distance')
  const found = (choice: Partial<Choice>) => resultsOf(directory, { ...plain, ...choice }).found.map(({ tnid }) => tnid)
  expect(found({})).toEqual([2, 1])
  expect(found({ sort: 'az' })).toEqual([1, 2])
  const far = prepareEntries(all, { ...setup, origin: [35, 31], from: { lng: 2, lat: 48, name: 'Paris' } })
  expect(sortsOf(far)[0]).not.toBe('distance')
})

describe('filters by fields of editors', () => {
  const own = ['own.garden'] as const
  const all = [entry(1, { own: { 'own.garden': 'yes' } }), entry(2, { own: { 'own.garden': 'no' } }), entry(3, {})]
  const at = (search: string) => choiceOf({ pathname: '/a.html', search }, 228)

  test('find what has the answer: what nobody has stated is neither yes nor no', () => {
    const directory = prepareEntries(all, { ...setup, own })
    const found = (search: string) => resultsOf(directory, at(search)).found.map(({ tnid }) => tnid)
    expect([found('?own.garden=yes'), found('?own.garden=no'), found('?own.garden=yes,no')]).toEqual([[1], [2], [1, 2]])
    const { counts } = resultsOf(directory, at(''))
    expect([...counts['own.garden']!]).toEqual([[ALL_OPTION, 3], ['yes', 1], ['no', 1]]) // prettier-ignore
  })

  test('stand in the address, and go when their field does', () => {
    const choice = at('?own.garden=yes&own.Bad=yes&own.gone=no')
    expect(choice.filters).toEqual({ 'own.garden': ['yes'], 'own.gone': ['no'] })
    const known = withKnownOptions(choice, { 'own.garden': ['yes', 'no'] })
    expect(choiceUrl('/a.html', known, undefined)).toBe('/a.html?own.garden=yes')
  })
})
