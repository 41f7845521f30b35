import { expect, test } from 'vitest'
import type {
  CategoryInput,
  CityInput,
  FeatureInput,
  HomeInput,
  TravelInput,
  VacationsInput,
} from '#data/index/inputs.ts'
import type { Index } from '#data/index/open.ts'
import { pageInput } from '#data/index/page-kinds.ts'
import { feature, ISRAEL, JERUSALEM, PARIS } from './content.ts'
import { BEFORE, END, ENDS, HOUR, night, pastOf, worldWith } from './ending-offers.ts'
import { builtIndex, subjectRows, update } from './world.ts'

const input = <T>(index: Index, kind: string, ref = 0) => pageInput(index, kind as 'home', ref) as T

/** Every list of offers, by their ids. */
function lists(index: Index) {
  const nids = (cards: readonly { nid: number }[]) => cards.map(({ nid }) => nid)
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
    destinations: vacations.destinations.map((destination) => [destination.place.id, destination.count]),
    city: both(city.features),
    travel: both(travel.features),
    travelTotal: travel.offers,
    country: both(country.features),
    cities: country.cities.map(({ place, count }) => [place.id, count]),
  }
}

const noindexOf = (index: Index, kind: string, ref: number) =>
  subjectRows(index).find((row) => row.kind === kind && row.ref === ref)?.noindex

/** The changed pages. */
function changed(index: Index, before: ReturnType<typeof subjectRows>) {
  const known = new Map(before.map((row) => [`${row.kind} ${row.ref} ${row.sub}`, row.hash]))
  return subjectRows(index)
    .filter((row) => known.get(`${row.kind} ${row.ref} ${row.sub}`) !== row.hash)
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
  expect([pastOf(index, 5), pastOf(index, 1)]).toEqual([{ hasKind: true }, undefined])
  expect([noindexOf(index, 'feature', 5), noindexOf(index, 'feature', 1)]).toEqual([1, 0])
  expect(input<FeatureInput>(index, 'feature', 5).others.map(({ nid }) => nid)).toEqual([1, 2, 3, 4])
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
  expect([pastOf(index, 1), pastOf(index, 2)]).toEqual([{ hasKind: true }, undefined])
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

test('a night in which nothing ends changes nothing, nor do the two after one in which something did', async () => {
  const world = worldWith(feature(1), feature(2, { dates: ENDS }))
  const index = await builtIndex(world, { now: BEFORE })
  for (const [now, some] of [
    [END - 1, false],
    [END, true],
    [END + HOUR, false],
    [END + 20 * HOUR, false],
  ] as const) {
    const before = subjectRows(index)
    await night(index, world, now)
    expect(changed(index, before).length > 0).toBe(some)
  }
})

test('the pages that an end touches, and no other', async () => {
  const world = worldWith(
    ...[1, 2].map((nid) => feature(nid)),
    feature(3, { dates: ENDS, category: 2, top: true }),
    feature(4, { dates: { from: '2026-11-01', to: '2026-11-20' }, category: 2, place: PARIS }),
    feature(5, { place: PARIS }),
  )
  const index = await builtIndex(world, { now: BEFORE })
  expect([pastOf(index, 4), noindexOf(index, 'category', 2)]).toEqual([{ hasKind: true }, 0])
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
  expect([
    none.top,
    none.rows,
    none.kinds,
    none.category,
    none.vacations,
    none.destinations,
    none.city,
    none.travel,
    none.country,
    none.cities,
  ]).toEqual(Array(10).fill([]))
  expect([none.categoryTotal, none.vacationsTotal, none.travelTotal]).toEqual([0, 0, 0])
  expect(input<TravelInput>(index, 'travel', PARIS).nearest).toEqual([])
  expect([noindexOf(index, 'travel', JERUSALEM), noindexOf(index, 'category', 1)]).toEqual([1, 1])
  expect(pastOf(index, 1)).toEqual({ hasKind: false })
})
