import { expect, test } from 'vitest'
import type { SeedFeature } from '#core/contract/data-files.ts'
import type { CategoryInput, FeatureInput, TravelInput, VacationsInput } from '#data/index/inputs.ts'
import type { Index } from '#data/index/open.ts'
import { pageInput } from '#data/index/page-kinds.ts'
import { CATEGORIES, FEATURES, ISRAEL, JERUSALEM, listing, PARIS } from './content.ts'
import { builtIndex, subjectRows, update, World } from './world.ts'

const FRANCE = 3017382
const TEL_AVIV = 293397
const SUVA = 2198148
const [FAMILY, CRUISES] = CATEGORIES.map(({ id }) => id) as [number, number]

const feature = (nid: number, fields: Partial<SeedFeature> = {}) => ({
  ...(FEATURES.find((known) => known.nid === nid) ?? FEATURES[0]!),
  nid,
  ...fields,
})

const category = (index: Index, id: number) => pageInput(index, 'category', id) as CategoryInput | undefined
const travel = (index: Index, place: number) => pageInput(index, 'travel', place) as TravelInput

const hashes = (index: Index) =>
  new Map(subjectRows(index).map(({ kind, ref, sub, hash }) => [`${kind} ${ref} ${sub}`, hash]))

/** The pages that a change creates, changes or deletes. */
async function changedBy(world: World, index: Index, change: () => void): Promise<string[]> {
  const before = hashes(index)
  change()
  await update(index, world)
  const after = hashes(index)
  const keys = new Set([...before.keys(), ...after.keys()])
  const changed = [...keys].filter((key) => before.get(key) !== after.get(key))
  // Unchanged pages equal those of a rebuilt index.
  expect(subjectRows(index)).toEqual(subjectRows(await builtIndex(world)))
  return changed.sort()
}

async function start(prepare: (world: World) => void = () => {}) {
  const world = new World()
  prepare(world)
  const index = await builtIndex(world)
  return { world, index }
}

test('an edited feature changes the pages that show it, and no other', async () => {
  // Another one of its place and category, too far down to appear on others' pages.
  const { world, index } = await start((place) =>
    place.put('features', 9, feature(9, { place: PARIS, category: CRUISES })),
  )
  const edit = { title: { en: 'Another name' } }
  const changed = await changedBy(world, index, () => world.put('features', 2, feature(2, edit)))
  expect(changed).toEqual([
    'category 1 0',
    'feature 1 0',
    'feature 2 0',
    'feature 3 0',
    'feature 4 0',
    'feature 5 0',
    'feature 6 0',
    'home 0 0',
    `place ${JERUSALEM} 0`,
    'search 0 0',
    `travel ${JERUSALEM} 0`,
    `travel ${ISRAEL} 0`,
    'vacations 0 0',
  ])
})

test('what is said of a feature on its own page alone changes no other', async () => {
  const { world, index } = await start()
  const edit = { description: { en: 'Told in another way.' } }
  const changed = await changedBy(world, index, () => world.put('features', 2, feature(2, edit)))
  expect(changed).toEqual(['feature 2 0'])
})

test('a category knows by what its current offers may be narrowed', async () => {
  const priced = (amount: number, currency = 'EUR') => ({ startRate: { amount, currency } })
  const { index } = await start((place) => {
    for (const { nid } of FEATURES) place.remove('features', nid)
    place.put(
      'features',
      11,
      feature(11, { category: FAMILY, ...priced(90), dates: { from: '2027-04-20', to: '2027-05-02' } }),
    )
    place.put('features', 12, feature(12, { category: FAMILY, place: PARIS, ...priced(210) }))
    place.put('features', 13, feature(13, { category: FAMILY, place: TEL_AVIV, ...priced(700, 'ILS') }))
    place.put(
      'features',
      14,
      feature(14, { category: CRUISES, ...priced(2000), dates: { from: '2027-08-20', to: '2027-08-22' } }),
    )
  })
  const { destinations, months, prices } = category(index, FAMILY)!
  expect(destinations.map(({ place, count }) => [place.id, count])).toEqual(
    [
      [ISRAEL, 2],
      [JERUSALEM, 1],
      [TEL_AVIV, 1],
      [PARIS, 1],
    ].sort(([a = 0, many = 0], [b = 0, few = 0]) => few - many || a - b),
  )
  expect(months).toEqual(['2027-04'])
  expect(prices).toEqual([100, 200].map((amount) => ({ amount, currency: 'EUR' })))
})

test('a listing says nothing about vacations', async () => {
  const { world, index } = await start()
  const changed = await changedBy(world, index, () =>
    world.put('listings', 100, {
      ...listing(100, { dtype: 231, place: PARIS, position: [2.3425, 48.8759] }),
      description: { en: 'Told in another way.' },
    }),
  )
  const kinds = new Set(changed.map((key) => key.split(' ')[0]))
  for (const kind of ['category', 'feature', 'travel', 'vacations']) {
    expect(kinds).not.toContain(kind)
  }
})

test('a renamed category changes the pages that name it', async () => {
  const { world, index } = await start((place) =>
    place.put('features', 9, feature(9, { place: PARIS, category: CRUISES })),
  )
  const title = { en: 'Journeys by sea' }
  const changed = await changedBy(world, index, () => world.put('categories', CRUISES, { ...CATEGORIES[1]!, title }))
  expect(changed).toEqual([
    'category 1 0',
    'category 2 0',
    'feature 9 0',
    'home 0 0',
    'search 0 0',
    `travel ${PARIS} 0`,
    `travel ${FRANCE} 0`,
    'vacations 0 0',
  ])
  const row = subjectRows(index).find(({ kind, ref }) => kind === 'category' && ref === CRUISES)!
  expect(JSON.parse(row.slugs)).toMatchObject({ en: 'Journeys_by_sea' })
})

test('a new category has a page that is not to be found before it has an offer', async () => {
  const { world, index } = await start()
  const changed = await changedBy(world, index, () => world.put('categories', 3, { ...CATEGORIES[1]!, id: 3 }))
  expect(changed).toEqual(['category 3 0'])
  expect(noindex(index, 3)).toBe(1)
  expect(category(index, FAMILY)!.others).toEqual([])
  world.put('features', 9, feature(9, { category: 3 }))
  await update(index, world)
  expect(noindex(index, 3)).toBe(0)
  expect(category(index, FAMILY)!.others).toMatchObject([{ id: 3, count: 1 }])
  expect(travel(index, JERUSALEM).categories).toMatchObject([
    { id: FAMILY, count: 6 },
    { id: 3, count: 1 },
  ])
})

const noindex = (index: Index, id: number) =>
  subjectRows(index).find(({ kind, ref }) => kind === 'category' && ref === id)?.noindex

test('a removed category takes its page along; its features stay and name none', async () => {
  const { world, index } = await start()
  const changed = await changedBy(world, index, () => world.remove('categories', FAMILY))
  expect(changed).toContain(`category ${FAMILY} 0`)
  expect(category(index, FAMILY)).toBeUndefined()
  const input = pageInput(index, 'feature', 1) as FeatureInput
  expect(input).not.toHaveProperty('category')
  expect(travel(index, JERUSALEM).categories).toEqual([])
  expect(travel(index, JERUSALEM).offers).toBe(6)
  const vacations = pageInput(index, 'vacations', 0) as VacationsInput
  expect(vacations.categories).toEqual([])
})

test('a feature that moves to another category is counted there', async () => {
  const { world, index } = await start((place) => {
    place.put('features', 9, feature(9, { place: PARIS, category: CRUISES }))
    place.put('categories', 3, { ...CATEGORIES[1]!, id: 3 })
    place.put('features', 10, feature(10, { place: SUVA, category: 3 }))
  })
  const counts = (id: number) => category(index, id)!.others.map((other) => [other.id, other.count])
  expect(counts(3)).toEqual([
    [FAMILY, 6],
    [CRUISES, 1],
  ])
  world.put('features', 6, feature(6, { category: CRUISES }))
  await update(index, world)
  expect(counts(3)).toEqual([
    [FAMILY, 5],
    [CRUISES, 2],
  ])
  const input = category(index, CRUISES)!
  expect(input.features.map(({ nid }) => nid)).toEqual([6, 9])
  expect(input.total).toBe(2)
  expect(subjectRows(index)).toEqual(subjectRows(await builtIndex(world)))
})

test('the last feature that leaves a category leaves an empty page', async () => {
  const { world, index } = await start((place) =>
    place.put('features', 9, feature(9, { place: PARIS, category: CRUISES })),
  )
  expect(noindex(index, CRUISES)).toBe(0)
  world.remove('features', 9)
  await update(index, world)
  expect(category(index, CRUISES)).toMatchObject({ features: [], total: 0 })
  expect(noindex(index, CRUISES)).toBe(1)
  expect(category(index, FAMILY)!.others).toEqual([])
  expect(subjectRows(index)).toEqual(subjectRows(await builtIndex(world)))
})

test('a category with hundreds of offers shows the first, the top ones before all', async () => {
  const { world, index } = await start((place) => {
    for (let nid = 1000; nid < 1300; nid++) place.put('features', nid, feature(nid, { category: CRUISES }))
    place.put('features', 1299, feature(1299, { category: CRUISES, top: true }))
  })
  const { features, total } = category(index, CRUISES)!
  expect(total).toBe(300)
  expect(features).toHaveLength(24)
  expect(features.slice(0, 2).map(({ nid }) => nid)).toEqual([1299, 1000])
  const { a, b } = travel(index, JERUSALEM).features
  expect([a.length, b.length]).toEqual([4, 24])
  expect(travel(index, JERUSALEM).offers).toBe(306)
  world.remove('features', 1200)
  const changed = await changedBy(world, index, () => world.remove('features', 1201))
  // Only the counts differ.
  expect(changed).toContain('category 2 0')
  expect(changed.filter((key) => key.startsWith('place'))).toEqual([])
})

test('a place without offers leads to the nearest that have some', async () => {
  const { world, index } = await start()
  expect(travel(index, PARIS).nearest).toMatchObject([{ place: { id: JERUSALEM }, km: 3332 }])
  expect(travel(index, JERUSALEM).nearest).toEqual([])
  const changed = await changedBy(world, index, () => world.put('features', 9, feature(9, { place: TEL_AVIV })))
  expect(changed).toContain(`travel ${PARIS} 0`)
  expect(changed).not.toContain(`place ${PARIS} 0`)
  const near = travel(index, PARIS).nearest.map(({ place }) => place.id)
  expect(near).toEqual([TEL_AVIV, JERUSALEM])
  // A further offer changes nothing elsewhere.
  const more = await changedBy(world, index, () => world.put('features', 10, feature(10, { place: TEL_AVIV })))
  expect(more).not.toContain(`travel ${PARIS} 0`)
})

test('a country has the offers of its cities, and which cities have how many', async () => {
  const { index } = await start((place) => place.put('features', 9, feature(9, { place: TEL_AVIV, top: true })))
  const { features, cities, offers, times } = travel(index, ISRAEL)
  expect(features.a.map(({ nid }) => nid)).toEqual([9, 1, 2, 3])
  expect(features.b.map(({ nid }) => nid)).toEqual([4, 5, 6])
  expect(offers).toBe(7)
  expect(cities.map(({ place, count }) => [place.id, count])).toEqual([
    [JERUSALEM, 6],
    [TEL_AVIV, 1],
  ])
  expect(times).toBeUndefined()
  expect(travel(index, TEL_AVIV).times?.runs).not.toEqual([])
})

test('the popular vacations stand apart from the other links, once', async () => {
  const { index } = await start()
  const { vacations, linkSets } = travel(index, JERUSALEM)
  // Nothing leads to the place that has no page.
  expect(vacations?.links.map(({ title }) => title.en)).toEqual(['Jerusalem', 'Outside'])
  expect(linkSets.map(({ name }) => name)).not.toContain('popularVacations')
})
