import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import type { SeedFeature } from '#core/contract/data-files.ts'
import { placeRow } from '#data/index/cards.ts'
import { featureGroups } from '#data/index/feature-groups.ts'
import { searchFeatures } from '#data/index/feature-search.ts'
import type {
  CategoryInput,
  CityInput,
  FeatureInput,
  HomeInput,
  TravelInput,
  VacationsInput,
} from '#data/index/inputs.ts'
import { featuresOf } from '#data/index/items.ts'
import type { Index } from '#data/index/open.ts'
import { pageInput } from '#data/index/page-inputs.ts'
import { documents, ISRAEL, JERUSALEM, PARIS } from './content.ts'
import { builtIndex, subjectRows, update, World } from './world.ts'

vi.setConfig({ testTimeout: 60_000 })

const HOUR = 3_600_000
/** A Tuesday: no Shabbat ends in the nights around it. */
const BEFORE = Date.parse('2026-12-15T12:00:00Z')
/** Midnight after it in Jerusalem, and in Paris. */
const END = Date.parse('2026-12-15T22:00:00Z')
const END_PARIS = END + HOUR
const ENDS = { from: '2026-12-10', to: '2026-12-15' }

function feature(nid: number, fields: Partial<SeedFeature> = {}): SeedFeature {
  return {
    nid,
    category: 1,
    place: JERUSALEM,
    title: { en: `Offer ${nid}` },
    summary: { en: 'In short.' },
    description: { en: 'At length.' },
    email: 'host@example.org',
    fieldsRequired: [],
    pictures: ['travel-1'],
    videos: [],
    jobs: [],
    startRate: { amount: 100, currency: 'ILS' },
    ...fields,
  }
}

function worldWith(...features: SeedFeature[]): World {
  const world = new World(documents().filter(({ kind }) => kind !== 'features'))
  for (const one of features) world.put('features', one.nid, one)
  return world
}

const night = (index: Index, world: World, now: number) =>
  update(index, world, { now, turnWeeks: true })

const input = <T>(index: Index, kind: string, ref = 0) =>
  pageInput(index, kind as 'home', ref) as T

/** Every list of offers, by their ids. */
function lists(index: Index) {
  const nids = (cards: readonly { nid: number }[]) =>
    cards.map(({ nid }) => nid)
  const home = input<HomeInput>(index, 'home')
  const category = input<CategoryInput>(index, 'category', 1)
  const vacations = input<VacationsInput>(index, 'vacations')
  const city = input<CityInput>(index, 'place', JERUSALEM)
  const travel = input<TravelInput>(index, 'travel', JERUSALEM)
  const country = input<TravelInput>(index, 'travel', ISRAEL)
  const both = ({ a, b }: CityInput['features']) => nids([...a, ...b])
  return {
    top: nids(home.features),
    rows: home.carousels.flatMap((row) => nids(row.features)),
    kinds: home.categories.map(({ id, count }) => [id, count]),
    category: nids(category.features),
    categoryTotal: category.total,
    vacations: nids(vacations.features),
    vacationsTotal: vacations.total,
    destinations: vacations.destinations.map((one) => [one.place.id, one.count]), // prettier-ignore
    city: both(city.features),
    travel: both(travel.features),
    travelTotal: travel.offers,
    country: both(country.features),
    cities: country.cities.map(({ place, count }) => [place.id, count]),
  }
}

const pastOf = (index: Index, nid: number) =>
  input<FeatureInput>(index, 'feature', nid).past

const noindexOf = (index: Index, kind: string, ref: number) =>
  subjectRows(index).find((row) => row.kind === kind && row.ref === ref)?.noindex // prettier-ignore

/** The pages that say something else than before. */
function changed(index: Index, before: ReturnType<typeof subjectRows>) {
  const known = new Map(before.map((row) => [`${row.kind} ${row.ref} ${row.sub}`, row.hash])) // prettier-ignore
  return subjectRows(index)
    .filter(
      (row) => known.get(`${row.kind} ${row.ref} ${row.sub}`) !== row.hash,
    ) // prettier-ignore
    .map(({ kind, ref }) => (ref ? `${kind} ${ref}` : kind))
}

test('a past offer stands in no list, whatever list that is', async () => {
  const current = [1, 2, 3, 4].map((nid) => feature(nid))
  const ending = [5, 6].map((nid) => feature(nid, { top: true, dates: ENDS }))
  const without = await builtIndex(worldWith(...current), { now: BEFORE })
  const world = worldWith(...current, ...ending)
  const index = await builtIndex(world, { now: BEFORE })
  expect(lists(index)).toMatchObject({
    top: [5, 6, 1, 2, 3, 4],
    category: [5, 6, 1, 2, 3, 4],
    city: [5, 6, 1, 2, 3, 4],
    country: [5, 6, 1, 2, 3, 4],
    destinations: [[JERUSALEM, 6]],
    kinds: [[1, 6]],
  })
  await night(index, world, END - 1)
  expect(lists(index).top).toContain(5)
  await night(index, world, END)
  expect(lists(index)).toEqual(lists(without))
  expect(lists(index).city).toEqual([1, 2, 3, 4])
  expect([pastOf(index, 5), pastOf(index, 1)]).toEqual([{ hasKind: true }, undefined]) // prettier-ignore
  expect([noindexOf(index, 'feature', 5), noindexOf(index, 'feature', 1)]).toEqual([1, 0]) // prettier-ignore
  expect(input<FeatureInput>(index, 'feature', 5).others.map(({ nid }) => nid)).toEqual([1, 2, 3, 4]) // prettier-ignore
})

test('what has ended before it is written is past at once', async () => {
  const world = worldWith(feature(1), feature(2, { dates: ENDS }))
  const index = await builtIndex(world, { now: END })
  expect(lists(index).city).toEqual([1])
  // An edit takes effect without a night, in both directions.
  world.put('features', 2, feature(2, { dates: { ...ENDS, to: '2027-01-01' } }))
  world.put('features', 1, feature(1, { dates: ENDS }))
  await update(index, world, { now: END })
  expect(lists(index).city).toEqual([2])
  expect([pastOf(index, 1), pastOf(index, 2)]).toEqual([{ hasKind: true }, undefined]) // prettier-ignore
})

test('an edit leaves offers that have ended as they are; the night turns them', async () => {
  const world = worldWith(feature(1), feature(2, { dates: ENDS }), feature(3))
  const index = await builtIndex(world, { now: BEFORE })
  world.put('features', 3, feature(3, { title: { en: 'Other' }, place: PARIS }))
  await update(index, world, { now: END })
  expect([pastOf(index, 2), lists(index).city]).toEqual([undefined, [1, 2]])
  await night(index, world, END)
  expect(pastOf(index, 2)).toEqual({ hasKind: true })
})

test('a night in which nothing ends changes nothing, and none of the two after one in which something did', async () => {
  const world = worldWith(feature(1), feature(2, { dates: ENDS }))
  const index = await builtIndex(world, { now: BEFORE })
  for (const [now, some] of [
    [END - 1, false],
    [END, true],
    [END + HOUR, false],
    [END + 20 * HOUR, false],
  ] as const) {
    // prettier-ignore
    const before = subjectRows(index)
    await night(index, world, now)
    expect(changed(index, before).length > 0).toBe(some)
  }
})

test('each ends by the clock of its own place; in a country by the last clock on earth', async () => {
  const world = worldWith(
    feature(1, { dates: ENDS }),
    feature(2, { dates: ENDS, place: PARIS }),
    feature(3, { dates: ENDS, place: ISRAEL }),
  )
  const index = await builtIndex(world, { now: BEFORE })
  const past = async (now: number) => {
    await night(index, world, now)
    return [1, 2, 3].filter((nid) => pastOf(index, nid))
  }
  expect(await past(END)).toEqual([1])
  expect(await past(END_PARIS - 1)).toEqual([1])
  expect(await past(END_PARIS)).toEqual([1, 2])
  expect(await past(Date.parse('2026-12-16T12:00:00Z') - 1)).toEqual([1, 2])
  expect(await past(Date.parse('2026-12-16T12:00:00Z'))).toEqual([1, 2, 3])
  // Nothing was hidden for good by a clock that was ahead.
  expect(await past(END)).toEqual([1])
  expect(await past(BEFORE)).toEqual([])
})

test('a place that moves to another zone takes its offers along', async () => {
  const world = worldWith(feature(1, { dates: ENDS }))
  const index = await builtIndex(world, { now: END })
  expect(pastOf(index, 1)).toBeDefined()
  const [row] = (await world.all('cities')).filter(({ id }) => id === String(JERUSALEM)) // prettier-ignore
  const body = JSON.parse(row!.body) as object
  world.put('cities', JERUSALEM, { ...body, timeZone: 'America/New_York' })
  await update(index, world, { now: END })
  expect(pastOf(index, 1)).toBeUndefined()
  await night(index, world, Date.parse('2026-12-16T05:00:00Z'))
  expect(pastOf(index, 1)).toBeDefined()
})

test('the pages that an end touches, and no other', async () => {
  const world = worldWith(
    ...[1, 2].map((nid) => feature(nid)),
    feature(3, { dates: ENDS, category: 2, top: true }),
    feature(4, { dates: { from: '2026-11-01', to: '2026-11-20' }, category: 2, place: PARIS }), // prettier-ignore
    feature(5, { place: PARIS }),
  )
  const index = await builtIndex(world, { now: BEFORE })
  expect([pastOf(index, 4), noindexOf(index, 'category', 2)]).toEqual([{ hasKind: true }, 0]) // prettier-ignore
  const before = subjectRows(index)
  await night(index, world, END)
  expect(changed(index, before)).toEqual([
    'category 1',
    'category 2',
    // Those beside it, and one elsewhere whose way to its kind leads nowhere now.
    'feature 1',
    'feature 2',
    'feature 3',
    'feature 4',
    'home',
    `place ${JERUSALEM}`,
    'search',
    `travel ${JERUSALEM}`,
    `travel ${ISRAEL}`,
    'vacations',
  ])
  expect(pastOf(index, 4)).toEqual({ hasKind: false })
  expect(noindexOf(index, 'category', 2)).toBe(1)
})

test('the last offer of all leaves pages that say so, and lead nowhere', async () => {
  const world = worldWith(feature(1, { dates: ENDS, top: true }))
  const index = await builtIndex(world, { now: BEFORE })
  expect(noindexOf(index, 'travel', JERUSALEM)).toBe(0)
  await night(index, world, END)
  const none = lists(index)
  expect([none.top, none.rows, none.kinds, none.category, none.vacations, none.destinations, none.city, none.travel, none.country, none.cities]).toEqual(Array(10).fill([])) // prettier-ignore
  expect([none.categoryTotal, none.vacationsTotal, none.travelTotal]).toEqual([0, 0, 0]) // prettier-ignore
  expect(input<TravelInput>(index, 'travel', PARIS).nearest).toEqual([])
  expect([noindexOf(index, 'travel', JERUSALEM), noindexOf(index, 'category', 1)]).toEqual([1, 1]) // prettier-ignore
  expect(pastOf(index, 1)).toEqual({ hasKind: false })
})

describe('asked by the moment, without a night', () => {
  const world = worldWith(
    feature(1),
    feature(2, { dates: ENDS }),
    feature(3, { dates: ENDS, place: PARIS }),
  )
  const asked = (index: Index, at: number) => {
    const found = searchFeatures(index, { text: '', page: 1, at })
    const paris = { text: 'offer', page: 1, at, place: placeRow(index, PARIS) }
    const { a } = featureGroups(index, placeRow(index, JERUSALEM)!, { at })
    return [
      found.features.map(({ nid }) => nid),
      found.total,
      found.destinations.map(({ place, count }) => [place.id, count]),
      searchFeatures(index, paris).total,
      a.map(({ nid }) => nid),
    ]
  }
  const all = [[1, 2, 3], 3, [[JERUSALEM, 2], [PARIS, 1]], 1, [1, 2]] // prettier-ignore
  const without = [[1, 3], 2, [[JERUSALEM, 1], [PARIS, 1]], 1, [1]] // prettier-ignore
  const last = [[1], 1, [[JERUSALEM, 1]], 0, [1]]

  test('the search and the offers of a place leave out what has just ended', async () => {
    const index = await builtIndex(world, { now: BEFORE })
    expect(asked(index, BEFORE)).toEqual(all)
    expect(asked(index, END - 1)).toEqual(all)
    expect(asked(index, END)).toEqual(without)
    // What was found before is not told again, nor by a clock that was put back.
    expect(asked(index, END_PARIS - 1)).toEqual(without)
    expect(asked(index, END_PARIS).slice(0, 2)).toEqual(last.slice(0, 2))
    expect(asked(index, END_PARIS)[3]).toBe(0)
    expect(asked(index, BEFORE)).toEqual(all)
  })

  test('after the night they say the same', async () => {
    const index = await builtIndex(world, { now: BEFORE })
    const before = asked(index, END)
    await night(index, world, END)
    expect(asked(index, END)).toEqual(before)
  })

  test('saved ones stay, and say that their dates have passed', async () => {
    const index = await builtIndex(world, { now: BEFORE })
    const past = (at: number) => featuresOf(index, [1, 2, 3], at).map((card) => card.past) // prettier-ignore
    expect(past(END - 1)).toEqual([undefined, undefined, undefined])
    expect(past(END)).toEqual([undefined, true, undefined])
    await night(index, world, END_PARIS)
    expect(past(BEFORE)).toEqual([undefined, true, true])
  })
})

test('night by night an index becomes the one that is built anew', async () => {
  const days = ['2026-12-14', '2026-12-15', '2026-12-16', undefined]
  const one = fc.record({
    day: fc.constantFrom(...days),
    place: fc.constantFrom(JERUSALEM, PARIS, ISRAEL),
    category: fc.constantFrom(1, 2),
    top: fc.boolean(),
  })
  // Nine steps over three days, all within one week.
  const nights = Array.from({ length: 9 }, (_, at) => BEFORE - 24 * HOUR + at * 8 * HOUR) // prettier-ignore
  await fc.assert(
    fc.asyncProperty(
      fc.array(one, { minLength: 1, maxLength: 9 }),
      async (offers) => {
        // prettier-ignore
        const rows = offers.map(({ day, ...fields }, at) =>
        feature(at + 1, {
          ...fields,
          ...(day && { dates: { from: '2026-12-01', to: day } }),
        }),
      )
        const world = worldWith(...rows)
        const index = await builtIndex(world, { now: nights[0]! })
        for (const now of nights.slice(1)) await night(index, world, now)
        const anew = await builtIndex(world, { now: nights.at(-1)! })
        expect(subjectRows(index)).toEqual(subjectRows(anew))
      },
    ),
    { numRuns: 12 },
  )
})
