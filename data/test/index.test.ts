import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { RESULTS_PER_PAGE } from '#core/terms/directory.ts'
import type { SeedListing } from '#core/contract/data-files.ts'
import type { RouteKind } from '#core/terms/route-kinds.ts'
import { fc } from '#core/test/properties.ts'
import { listedCards } from '#data/index/entries.ts'
import { byPlace, sortFeatured } from '#data/index/list-order.ts'
import { listingIds } from '#data/index/queries.ts'
import { placeRow } from '#data/index/cards.ts'
import type { CityInput, FeatureInput, HomeInput, ListingInput, ResultsInput } from '#data/index/inputs.ts'
import { linkSet } from '#data/index/link-sets.ts'
import { nearbyCards } from '#data/index/near.ts'
import { offersNoted } from '#data/index/offer-inputs.ts'
import type { Index } from '#data/index/open.ts'
import { pageInput } from '#data/index/page-kinds.ts'
import { resultsSub } from '#data/index/results-input.ts'
import { PORTAL_CITIES_SQL } from '#data/index/times-input.ts'
import { CATEGORIES, documents, feature, FEATURES, ISRAEL, JERUSALEM, listing, PAGELESS, PARIS } from './content.ts'
import { NOW } from './helpers.ts'
import { builtIndex, expectAsRebuilt, night, stalePages, subjectRows, update, World } from './world.ts'

const TEL_AVIV = 293397
const KRAKOW = 3094802
const POLAND = 798544
const SUVA = 2198148
const WEEK_MS = 7 * 86_400_000

const POSITIONS = {
  [JERUSALEM]: [35.21, 31.77],
  // Near enough for Jerusalem to show it.
  [TEL_AVIV]: [34.95, 31.9],
  [PARIS]: [2.35, 48.86],
  [KRAKOW]: [19.94, 50.06],
  [SUVA]: [-179.9, -18],
} as const
const PLACES = [JERUSALEM, TEL_AVIV, PARIS, KRAKOW, SUVA] as const
const TYPES = [228, 230, 233] as const

const results = (index: Index, place: number, dtype: number, page = 1) =>
  pageInput(index, 'results', place, resultsSub(dtype, page)) as ResultsInput | undefined

const resultPages = (index: Index, place: number, dtype: number) =>
  subjectRows(index).filter(
    ({ kind, ref, sub }) => kind === 'results' && ref === place && Math.floor(sub / 1e6) === dtype,
  ).length

test('an index built by single changes is the one that is built at once', async () => {
  const all = new World()
  const world = new World([])
  const index = await builtIndex(world)
  const order = ['cities', 'countries', 'regions', 'options', 'linkSets']
  order.push('authorities', 'categories', 'features', 'listings')
  for (const kind of order) {
    for (const { id, body } of await all.all(kind)) {
      world.put(kind, id, JSON.parse(body) as object)
      if (kind === 'listings' || kind === 'features') await update(index, world)
    }
    await update(index, world)
  }
  await expectAsRebuilt(index, world)
  expect(subjectRows(index).length).toBeGreaterThan(80)
})

type Step =
  | { do: 'put'; tnid: number; place: number; dtype: number; far: boolean; title: string; paid: boolean }
  | { do: 'remove'; tnid: number }
  | { do: 'feature'; nid: number; place: number; category: number; top: boolean }
  | { do: 'category'; id: number; title: string }
  | { do: 'dropCategory'; id: number }
  | { do: 'dropFeature'; nid: number }
  | { do: 'review'; tnid: number; overAll: number }

const tnid = fc.integer({ min: 40, max: 49 })
const nid = fc.integer({ min: 4, max: 8 })
const place = fc.constantFrom(...PLACES)
const category = fc.integer({ min: 1, max: 3 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('put' as const),
    tnid,
    place,
    dtype: fc.constantFrom(...TYPES),
    far: fc.boolean(),
    title: fc.constantFrom('Alef', 'Zayin', 'Éclair', 'restaurant 3'),
    paid: fc.boolean(),
  }),
  fc.record({ do: fc.constant('remove' as const), tnid }),
  fc.record({
    do: fc.constant('feature' as const),
    nid,
    place,
    category,
    top: fc.boolean(),
  }),
  fc.record({
    do: fc.constant('category' as const),
    id: category,
    title: fc.constantFrom('Cruises', 'City breaks'),
  }),
  fc.record({ do: fc.constant('dropCategory' as const), id: category }),
  fc.record({ do: fc.constant('dropFeature' as const), nid }),
  fc.record({
    do: fc.constant('review' as const),
    tnid,
    overAll: fc.constantFrom(1, 3.33, 5),
  }),
)

function take(world: World, action: Step): void {
  switch (action.do) {
    case 'put': {
      const { tnid, place, dtype, far, title, paid } = action
      const [lng, lat] = POSITIONS[place as keyof typeof POSITIONS]
      return world.put(
        'listings',
        tnid,
        listing(tnid, {
          place,
          dtype: dtype as SeedListing['dtype'],
          title: { en: title },
          position: [lng, far ? lat + 3 : lat],
          paid,
        }),
      )
    }
    case 'remove':
      return world.remove('listings', action.tnid)
    case 'feature':
      return world.put('features', action.nid, feature(action.nid, action))
    case 'category': {
      const { id, title } = action
      const fields = { id, title: { en: title } }
      return world.put('categories', id, { ...CATEGORIES[0], ...fields })
    }
    case 'dropCategory':
      return world.remove('categories', action.id)
    case 'dropFeature':
      return world.remove('features', action.nid)
    case 'review':
      return world.write(action.tnid, words(action.tnid, action.overAll))
  }
}

function words(tnid: number, overAll: number) {
  const review = {
    id: tnid,
    author: 'Dana',
    reviewTitle: 'Well',
    reviewContent: 'Well done.',
    reviewPriceRange: 'low',
    reviewRating: { food: 3, service: 3, value: 3, overAll },
    at: NOW,
    language: 'en' as const,
    sample: false,
  }
  return { tnid, reviews: [review], questions: [] }
}

/** Links that are there as long as the place has restaurants. */
function putLinks(world: World, on: number, place: number, name = 'foodLinks'): void {
  const links = [{ title: { en: 'Food' }, to: { place, dtype: 228 } }]
  const set = { name, title: { en: 'Food' }, links }
  world.put('linkSets', `${name}:${on}`, set)
}

test('whatever changes, every page that shows it is found', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), {
        minLength: 1,
        maxLength: 5,
      }),
      async (rounds) => {
        const world = new World()
        putLinks(world, 0, KRAKOW)
        putLinks(world, JERUSALEM, PARIS)
        putLinks(world, PARIS, KRAKOW, 'popularVacations')
        const index = await builtIndex(world)
        for (const round of rounds) {
          for (const action of round) take(world, action)
          await update(index, world)
          expect(stalePages(index)).toEqual([])
        }
        await night(index, world)
        expect(stalePages(index)).toEqual([])
        const rebuilt = await builtIndex(world)
        expect(subjectRows(index)).toEqual(subjectRows(rebuilt))
        rebuilt.close()
        index.close()
      },
    ),
    { numRuns: 25 },
  )
})

test('a change that says nothing new changes no page', async () => {
  const world = new World()
  const index = await builtIndex(world)
  const before = index.all('select * from subjects order by id')
  world.put('listings', 7, listing(7, { paid: false, priceRange: 'low' }))
  await update(index, world, { now: NOW + 1000 })
  expect(index.all('select * from subjects order by id')).toEqual(before)
})

test('an edit changes the pages that show the listing, and no other', async () => {
  const world = new World()
  const index = await builtIndex(world)
  const before = new Map(subjectRows(index).map(({ kind, ref, sub, hash }) => [`${kind} ${ref} ${sub}`, hash]))
  world.put('listings', 101, {
    ...listing(101, { dtype: 230, place: SUVA, position: [179.95, -17] }),
    title: { en: 'Another name' },
  })
  await update(index, world)
  const changed = subjectRows(index)
    .map(({ kind, ref, sub, hash }) => [`${kind} ${ref} ${sub}`, hash] as const)
    .filter(([key, hash]) => before.get(key) !== hash)
    .map(([key]) => key)
  expect(changed.sort()).toEqual([
    'feed 2198148 0',
    'feed 2198148 1',
    'listing 101 230',
    'place 2198148 0',
    'place 2205218 0',
    // It is the only place to stay: every guide names it.
    ...[281184, 293397, 2988507, 3093133, 3094802].map((id) => `place ${id} 0`),
    'results 2198148 230000001',
    'results 2205218 230000001',
    'travel 2198148 0',
    'travel 2205218 0',
  ])
})

test.each([
  [RESULTS_PER_PAGE, 1],
  [RESULTS_PER_PAGE + 1, 2],
  [2 * RESULTS_PER_PAGE, 2],
  [2 * RESULTS_PER_PAGE + 1, 3],
])('%i entries stand on %i pages', async (count, pages) => {
  const world = new World()
  for (let i = 0; i < count; i++) {
    world.put('listings', 500 + i, listing(500 + i, { place: KRAKOW, position: [19.94, 50.06] }))
  }
  const index = await builtIndex(world)
  expect(resultPages(index, KRAKOW, 228)).toBe(pages)
  const inputs = Array.from({ length: pages }, (_, i) => results(index, KRAKOW, 228, i + 1)!)
  expect(inputs.map((input) => [input.page, input.pages, input.total])).toEqual(
    inputs.map((_, i) => [i + 1, pages, count]),
  )
  const tnids = inputs.flatMap(({ entries }) => entries.en.map((e) => e.tnid))
  expect(new Set(tnids).size).toBe(count)
  expect(results(index, KRAKOW, 228, pages + 1)).toBeUndefined()
  expect(results(index, KRAKOW, 228, 0)).toBeUndefined()
})

test('a last page that empties is gone, and comes back', async () => {
  const world = new World()
  const row = (id: number) => listing(id, { place: KRAKOW, position: [19.94, 50.06] })
  for (let i = 0; i <= RESULTS_PER_PAGE; i++) {
    world.put('listings', 500 + i, row(500 + i))
  }
  const index = await builtIndex(world)
  world.remove('listings', 500)
  await update(index, world)
  expect(resultPages(index, KRAKOW, 228)).toBe(1)
  expect(resultPages(index, POLAND, 228)).toBe(1)
  await expectAsRebuilt(index, world)
  world.put('listings', 500, row(500))
  await update(index, world)
  expect(resultPages(index, KRAKOW, 228)).toBe(2)
  await expectAsRebuilt(index, world)
})

test('a removed listing leaves its own page and the last results of its type', async () => {
  const world = new World()
  const index = await builtIndex(world)
  world.remove('listings', 100)
  await update(index, world)
  expect(pageInput(index, 'listing', 100)).toBeUndefined()
  expect(resultPages(index, PARIS, 231)).toBe(0)
  expect(subjectRows(index).some(({ ref }) => ref === 100)).toBe(false)
  expect(index.get('select 1 from listing_boxes where tnid = 100')).toBe(undefined)
  await expectAsRebuilt(index, world)
})

test('the first listing of another type appears in the tabs of all results', async () => {
  const world = new World()
  const index = await builtIndex(world)
  world.put('listings', 600, listing(600, { dtype: 231, position: [35.21, 31.77] }))
  await update(index, world)
  const stored = results(index, JERUSALEM, 228)
  expect(stored?.stats).toEqual([
    { dtype: 228, count: 45 },
    { dtype: 231, count: 1 },
  ])
  expect(resultPages(index, ISRAEL, 231)).toBe(1)
  await expectAsRebuilt(index, world)
  world.remove('listings', 600)
  await update(index, world)
  await expectAsRebuilt(index, world)
})

test('a listing that changes its type or its city leaves its old pages', async () => {
  const world = new World()
  const index = await builtIndex(world)
  world.put('listings', 1, listing(1, { dtype: 230 }))
  await update(index, world)
  await expectAsRebuilt(index, world)
  world.put('listings', 1, listing(1, { dtype: 230, place: KRAKOW, position: [19.94, 50.06] }))
  await update(index, world)
  await expectAsRebuilt(index, world)
  expect(subjectRows(index).filter((s) => s.kind === 'listing' && s.ref === 1)).toMatchObject([{ sub: 230 }])
  expect((pageInput(index, 'place', KRAKOW) as CityInput).total).toBe(1)
})

test('a listing changes the pages of its places, whichever place it lets it pass', async () => {
  const world = new World()
  for (const [i, place] of ([JERUSALEM, TEL_AVIV, PARIS, KRAKOW] as const).entries()) {
    const [lng, lat] = POSITIONS[place]
    for (let n = 0; n < 12 - 2 * i; n++)
      world.put('listings', 800 + 20 * i + n, listing(800 + 20 * i + n, { place, position: [lng, lat] }))
  }
  putLinks(world, 0, SUVA)
  const index = await builtIndex(world)
  const popular = () => (pageInput(index, 'home', 0) as HomeInput).popular.map(({ place: { id } }) => id)
  const before = popular()
  const [lng, lat] = POSITIONS[SUVA]
  for (let n = 0; n < 100; n++)
    world.put('listings', 5000 + n, listing(5000 + n, { place: SUVA, position: [lng, lat] }))
  const old = new Map(
    index.all<{ id: number; hash: string }>('select id, hash from subjects').map(({ id, hash: was }) => [id, was]),
  )
  await update(index, world)
  const { country } = placeRow(index, SUVA)!
  const changed = index
    .all<{ id: number; kind: string; ref: number; hash: string }>('select * from subjects')
    .filter(({ id, hash: now }) => old.get(id) !== now)
  const strange = changed
    .filter(({ kind }) => ['place', 'travel', 'results'].includes(kind))
    .filter(({ ref }) => placeRow(index, ref)?.country !== country)
  expect(strange).toEqual([])
  expect(popular()).toEqual(before)
  await night(index, world)
  expect(popular()[0]).toBe(SUVA)
  await expectAsRebuilt(index, world)
})

test('the menu leads to offers where there are some', async () => {
  const world = new World()
  world.put('listings', 7, listing(7, { sample: true }))
  const index = await builtIndex(world)
  const metas = () => {
    const input = pageInput(index, 'home', 0) as HomeInput
    return [input.hasOffers, offersNoted(index)]
  }
  expect(metas()).toEqual([true, 'real'])
  for (const { kind, id } of documents()) if (kind === 'features' || kind === 'listings') world.remove(kind, id)
  await update(index, world)
  // The menu is on all pages: it is updated only at night.
  expect(metas()).toEqual([true, 'real'])
  await night(index, world)
  expect(metas()).toEqual([false, 'none'])
  world.put('listings', 800, listing(800))
  world.put('features', 800, feature(800))
  await update(index, world, { refreshShabbatTimes: true })
  expect(metas()).toEqual([true, 'real'])
  await expectAsRebuilt(index, world)
})

test('the cities of the Shabbat times are read in the order of an index', async () => {
  const index = await builtIndex(new World())
  const plan = index.all<{ detail: string }>(`explain query plan ${PORTAL_CITIES_SQL}`, 150)
  const steps = plan.map(({ detail }) => detail)
  expect(steps[0]).toContain('USING INDEX places_listed')
  expect(steps.join()).not.toContain('TEMP B-TREE')
})

test('a link to results is there while there are results', async () => {
  const world = new World()
  putLinks(world, 0, KRAKOW)
  const index = await builtIndex(world)
  const names = () => (pageInput(index, 'home', 0) as HomeInput).linkSets.map(({ name }) => name)
  expect(names()).not.toContain('foodLinks')
  world.put('listings', 700, listing(700, { place: KRAKOW, position: [19.94, 50.06] }))
  await update(index, world)
  expect(names()).not.toContain('foodLinks')
  await night(index, world)
  expect(names()).toContain('foodLinks')
  await expectAsRebuilt(index, world)
  world.remove('listings', 700)
  await update(index, world)
  expect(names()).not.toContain('foodLinks')
  await expectAsRebuilt(index, world)
})

test('a place that gets its first page is linked from everywhere', async () => {
  const world = new World()
  world.put('features', 9, feature(9, { place: PAGELESS, top: false }))
  const fields = { place: PAGELESS, position: [-89.64, 39.8] } as const
  const index = await builtIndex(world)
  index.db.exec(
    `update places set has_page = 0 where id = ${PAGELESS};
     delete from times where place = ${PAGELESS}`,
  )
  for (const { kind, ref, sub } of subjectRows(index)) {
    const input = pageInput(index, kind as RouteKind, ref, sub)
    const isGone = kind !== 'feature' && ref === PAGELESS
    const stored = input && !isGone && hash('sha1', JSON.stringify(input))
    index.run(
      stored
        ? `update subjects set hash = '${stored}' where kind = ? and ref = ? and sub = ?`
        : 'delete from subjects where kind = ? and ref = ? and sub = ?',
      kind,
      ref,
      sub,
    )
  }
  expect(stalePages(index)).toEqual([])
  world.put('listings', 950, { ...listing(950), ...fields })
  await update(index, world)
  expect(placeRow(index, PAGELESS)?.has_page).toBe(1)
  await expectAsRebuilt(index, world)
})

test('a feature that goes or moves is no longer shown beside the others', async () => {
  const world = new World()
  const index = await builtIndex(world)
  world.remove('features', 1)
  await update(index, world)
  await expectAsRebuilt(index, world)
  world.put('features', 2, feature(2, { place: PARIS, top: true }))
  await update(index, world)
  await expectAsRebuilt(index, world)
  const { others } = pageInput(index, 'feature', 3) as FeatureInput
  expect(others.map(({ nid }) => nid)).toEqual([4, 5, 6])
})

test('changed choices, names and regions reach the pages', async () => {
  const world = new World()
  const index = await builtIndex(world)
  world.put('regions', 'US.MO', { names: { en: 'The Show-Me State' } })
  world.put('places', KRAKOW, { names: { en: 'Cracow', he: 'קרקוב' } })
  await update(index, world)
  expect(placeRow(index, KRAKOW)?.names).toContain('Cracow')
  await expectAsRebuilt(index, world)
  world.remove('linkSets', 'popularVacations:0')
  world.remove('authorities', 'example-board')
  await update(index, world)
  await expectAsRebuilt(index, world)
  expect((pageInput(index, 'home', 0) as HomeInput).linkSets).toEqual([])
  const { authorities } = pageInput(index, 'listing', 100) as ListingInput
  expect(authorities).toEqual([])
})

test('no link leads to vacations that are all invented', async () => {
  const world = new World()
  const invented = FEATURES.map((row) => ({ ...row, sample: true }))
  for (const row of invented) world.put('features', row.nid, row)
  const index = await builtIndex(world)
  const titles = () => linkSet(index, 'popularVacations')?.links.map(({ title }) => title.en)
  expect(titles()).toEqual(['Outside'])
  world.put('features', 1, feature(1))
  await update(index, world)
  await night(index, world)
  expect(titles()).toEqual(['Jerusalem', 'Outside'])
  await expectAsRebuilt(index, world)
})

test('a listing shows the popular vacations of its place, or the general ones, or none', async () => {
  const world = new World()
  putLinks(world, PARIS, JERUSALEM, 'popularVacations')
  putLinks(world, KRAKOW, PAGELESS, 'popularVacations')
  const there = { place: KRAKOW, position: [19.94, 50.06] } as const
  world.put('listings', 700, listing(700, { ...there, position: [...there.position] }))
  world.put('listings', 701, listing(701, { ...there, position: [...there.position], pdi: true }))
  const index = await builtIndex(world)
  const titles = (tnid: number) =>
    (pageInput(index, 'listing', tnid) as ListingInput).vacations?.links.map(({ title }) => title.en)
  expect(titles(100)).toEqual(['Food'])
  // Those of its own place lead nowhere.
  expect(titles(700)).toEqual(linkSet(index, 'popularVacations')?.links.map(({ title }) => title.en))
  expect(titles(700)).not.toEqual([])
  expect(titles(701)).toBeUndefined()
})

test('results are sorted by the rules of each language, paid ones first', async () => {
  const titles: [number, SeedListing['title'], boolean][] = [
    [801, { en: 'Zebra', he: 'אבן', de: 'Zebra' }, false],
    [802, { en: 'apple', he: 'תפוח', de: 'Öfen' }, false],
    [803, { en: 'Éclair', he: 'בית', de: 'Ofen' }, false],
    [804, { en: 'Deli 10', he: 'גן', de: 'Pilz' }, false],
    [805, { en: 'Deli 9', he: 'דג', de: 'Nuss' }, false],
    [806, { en: 'Zulu', he: 'תות', de: 'Zulu' }, true],
  ]
  const world = new World()
  const position = [19.94, 50.06] as const
  for (const [tnid, title, paid] of titles) {
    const fields = { title, paid, place: KRAKOW, position: [...position] }
    world.put('listings', tnid, listing(tnid, fields as Partial<SeedListing>))
  }
  const index = await builtIndex(world)
  const { entries } = results(index, KRAKOW, 228)!
  const order = (lang: 'en' | 'he' | 'de') => entries[lang].map((e) => e.tnid)
  expect(order('en')).toEqual([806, 802, 805, 804, 803, 801])
  expect(order('he')).toEqual([806, 801, 803, 804, 805, 802])
  expect(order('de')).toEqual([806, 805, 803, 802, 804, 801])
  const row = placeRow(index, KRAKOW)!
  const cards = sortFeatured(
    'he',
    listedCards(index, listingIds(index, row, { dtype: 228, samples: false })),
    byPlace('he', row),
  )
  expect(cards.map(({ tnid }) => tnid)).toEqual(order('he'))
})

test('results of a country stand by city, in the names of each language', async () => {
  const world = new World()
  const inCity = (tnid: number, title: string, place: number, lng: number, lat: number) =>
    world.put('listings', tnid, listing(tnid, { title: { en: title }, place, position: [lng, lat] }))
  inCity(811, 'A', 293397, 34.78, 32.08)
  inCity(812, 'C', JERUSALEM, 35.21, 31.77)
  inCity(813, 'B', JERUSALEM, 35.21, 31.77)
  const { entries } = results(await builtIndex(world), ISRAEL, 228)!
  const order = (lang: 'en' | 'he') => entries[lang].map(({ tnid }) => tnid).filter((tnid) => tnid > 800)
  expect(order('en')).toEqual([813, 812])
  expect(entries.en.every(({ place }) => place.id === JERUSALEM)).toBe(true)
  expect(order('he')).toEqual([813, 812])
})

test('cards stand by importance, in a country then two of each town in turn, in a city by distance', async () => {
  const world = new World()
  const site = (tnid: number, place: number, more: Partial<SeedListing> = {}) =>
    world.put('listings', tnid, listing(tnid, { dtype: 237, place, position: [35.2, 31.7], ...more }))
  site(821, 293397)
  site(822, JERUSALEM)
  site(823, JERUSALEM, { position: [35.3, 31.8] })
  site(824, 293397, { sitelinks: 12 })
  site(825, JERUSALEM, { importance: 5, position: [35.35, 31.9] })
  site(826, JERUSALEM, { position: [35.4, 31.95] })
  const index = await builtIndex(world)
  const tnids = (place: number) => {
    const { sections } = pageInput(index, 'place', place) as CityInput
    const section = sections.find(({ dtype }) => dtype === 237)
    return section?.cards.map(({ tnid }) => tnid).filter((tnid) => tnid > 800)
  }
  expect(tnids(ISRAEL)).toEqual([825, 824, 822, 823, 821, 826])
  expect(tnids(JERUSALEM)).toEqual([825, 822, 823, 826])
})

test('a section shows paid ones first, then those alike nearest to the centre', async () => {
  const index = await builtIndex(new World())
  const input = pageInput(index, 'place', JERUSALEM) as CityInput
  const [section] = input.sections
  expect(section).toMatchObject({ dtype: 228, total: 45 })
  expect(section!.cards.map(({ tnid }) => tnid)).toEqual([45, 16, 17, 15, 18, 14])
})

test('what is near does not end at the antimeridian', async () => {
  const world = new World()
  const across = [
    [901, 179.99, -17],
    [902, -179.99, -17],
    [903, -179.5, -17],
    [904, 178.9, -17],
  ] as const
  for (const [tnid, lng, lat] of across) {
    world.put('listings', tnid, listing(tnid, { place: SUVA, position: [lng, lat] }))
  }
  const index = await builtIndex(world)
  const near = nearbyCards(index, -17, 179.999, { km: 20, limit: 10 })
  expect(near.map(({ card }) => card.tnid)).toEqual([901, 902, 101, 102])
  const limited = { km: 100, limit: 1, types: [236] }
  const [rental] = nearbyCards(index, -17, -179.999, limited)
  expect(rental).toMatchObject({ card: { tnid: 102 } })
})

test('a change across the antimeridian reaches the city on the other side', async () => {
  const world = new World()
  const city = (await world.all('cities')).find(({ id }) => id === String(SUVA))!
  const body = JSON.parse(city.body) as object
  const west = { ...body, id: 7_000_001, lng: -179.95, names: { en: 'West' } }
  world.put('cities', SUVA, { ...body, lng: 179.95 })
  world.put('cities', 7_000_001, west)
  const index = await builtIndex(world)
  const fields = { place: SUVA, position: [179.96, -18.1] } as const
  world.put('listings', 905, { ...listing(905), ...fields })
  await update(index, world)
  const { nearby } = pageInput(index, 'place', 7_000_001) as CityInput
  expect(nearby.map(({ card }) => card.tnid)).toEqual([905])
  await expectAsRebuilt(index, world)
})

interface Times {
  place: number
  turns_at: number
  body: string
}
const times = (index: Index) => index.all<Times>('select * from times order by place')

test('times turn when they are due and asked to, place by place', async () => {
  const world = new World()
  const index = await builtIndex(world)
  const before = times(index)
  const turns = before.map((row) => row.turns_at)
  const first = Math.min(...turns)
  expect(first).toBeLessThan(Math.max(...turns))
  await update(index, world, { now: first - 1, refreshShabbatTimes: true })
  expect(times(index)).toEqual(before)
  await update(index, world, { now: first, refreshShabbatTimes: true })
  const after = times(index)
  const turned = after.filter((row, i) => row.body !== before[i]!.body)
  const due = before.filter(({ turns_at }) => turns_at <= first)
  expect(turned.map(({ place }) => place)).toEqual(due.map(({ place }) => place))
  expect(stalePages(index)).toEqual([])
  await update(index, world, { now: first, refreshShabbatTimes: true })
  expect(times(index)).toEqual(after)
})

test('an edit leaves times that are due as they are', async () => {
  const world = new World()
  const index = await builtIndex(world)
  const before = times(index)
  world.put('listings', 1, listing(1, { title: { en: 'Edited' } }))
  await update(index, world, { now: NOW + 3 * WEEK_MS })
  expect(times(index)).toEqual(before)
  await update(index, world, { now: NOW + 3 * WEEK_MS, refreshShabbatTimes: true })
  expect(times(index).every((row, i) => row.body !== before[i]!.body)).toBe(true)
  expect(stalePages(index)).toEqual([])
})

test('words of people are counted into the rating and shown newest first', async () => {
  const world = new World()
  const index = await builtIndex(world)
  const [review] = words(1, 5).reviews
  const reviews = [
    { ...review!, id: 1, at: NOW },
    { ...review!, id: 2, at: NOW + 1, reviewRating: { ...review!.reviewRating, overAll: 2 } },
  ]
  world.write(1, { tnid: 1, reviews, questions: [] })
  await update(index, world)
  const input = pageInput(index, 'listing', 1) as ListingInput
  expect(input.rating).toEqual({ mean: 3.5, count: 2 })
  expect(input.reviews.map(({ id }) => id)).toEqual([2, 1])
  await expectAsRebuilt(index, world)
})

test('a page gets the newest reviews of each language, as many as the API has on a page', async () => {
  const world = new World()
  const index = await builtIndex(world)
  const [review] = words(1, 5).reviews
  const of = (language: 'en' | 'he', first: number) =>
    Array.from({ length: 8 }, (_, i) => ({ ...review!, language, id: first + i, at: NOW + i }))
  world.write(1, { tnid: 1, reviews: [...of('en', 1), ...of('he', 101)], questions: [] })
  await update(index, world)
  const { reviews, reviewsTotal } = pageInput(index, 'listing', 1) as ListingInput
  const ids = (lang: string) => reviews.filter(({ language }) => language === lang).map(({ id }) => id)
  const newest = [8, 7, 6, 5, 4, 3]
  expect([ids('en'), ids('he')]).toEqual([newest, newest.map((id) => 100 + id)])
  expect(reviewsTotal).toBe(16)
})

test('reviews of what is listed as a cemetery by now count for nothing', async () => {
  const world = new World()
  const index = await builtIndex(world)
  const reviews = words(1, 2).reviews
  world.write(1, { tnid: 1, reviews, questions: [] })
  await update(index, world)
  expect(pageInput(index, 'listing', 1)).toHaveProperty('rating')
  const cemetery = listing(1, { dtype: 237, heritageType: 'cemetery' })
  world.put('listings', 1, cemetery)
  await update(index, world)
  const input = pageInput(index, 'listing', 1) as ListingInput
  expect(input).toMatchObject({ reviews: [], reviewsTotal: 0 })
  expect(input).not.toHaveProperty('rating')
  await expectAsRebuilt(index, world)
})

test('times calculated with a clock that was ahead are recalculated when it is right again', async () => {
  const world = new World()
  const index = await builtIndex(world)
  await update(index, world, { now: NOW, refreshShabbatTimes: true })
  const before = times(index)
  await update(index, world, { now: NOW + WEEK_MS, refreshShabbatTimes: true })
  expect(times(index).every((row, i) => row.body !== before[i]!.body)).toBe(true)
  await update(index, world, { now: NOW, refreshShabbatTimes: true })
  expect(times(index)).toEqual(before)
  expect(stalePages(index)).toEqual([])
})
