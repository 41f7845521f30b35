import { expect, test } from 'vitest'
import { LANGS } from '#core/i18n/languages.ts'
import { authorityInput } from '#data/index/authority-inputs.ts'
import { placeRow } from '#data/index/cards.ts'
import { searchFeatures } from '#data/index/feature-search.ts'
import type { FeatureInput, HomeInput, PlaceInput, ResultsInput, VacationsInput } from '#data/index/inputs.ts'
import { nearbyGroups } from '#data/index/near.ts'
import { offersNoted } from '#data/index/offer-inputs.ts'
import type { Index } from '#data/index/open.ts'
import { pageInput } from '#data/index/page-kinds.ts'
import { resultsSub } from '#data/index/results-input.ts'
import { keyRef, optionList, typeCounts } from '#data/index/queries.ts'
import { documents, feature, JERUSALEM, listing, PARIS } from './content.ts'
import { builtIndex, World } from './world.ts'

const CONFIRMED = {
  source: { kind: 'authorityList', name: 'Example board', retrieved: '2026-09-01' },
  confirmedAt: '2026-09-01',
  confirmedBy: 'Editors',
} as const

/** Jerusalem with two real restaurants and two samples, Paris with a sample alone; offers likewise. */
function mixedWorld(): World {
  const world = new World(documents().filter(({ kind }) => !['listings', 'features'].includes(kind)))
  const at = (lng: number): [number, number] => [lng, 31.7767]
  world.put('listings', 1, listing(1, { title: { en: 'Aleph' }, position: at(35.2), sample: true, paid: true }))
  world.put('listings', 2, listing(2, { title: { en: 'Beth' }, position: at(35.21) }))
  world.put('listings', 3, listing(3, { title: { en: 'Gimel' }, position: at(35.22), paid: true }))
  world.put('listings', 4, listing(4, { title: { en: 'Daleth' }, position: at(35.2), sample: true }))
  world.put('listings', 5, listing(5, { place: PARIS, position: [2.35, 48.86], sample: true }))
  world.put('features', 1, feature(1, { title: { en: 'Invented' }, top: true, sample: true }))
  world.put('features', 2, feature(2, { title: { en: 'Real' } }))
  return world
}

const input = <T>(index: Index, kind: Parameters<typeof pageInput>[1], ref: number, sub = 0) =>
  pageInput(index, kind, ref, sub) as T
const isKept = (index: Index, kind: string, ref: number) =>
  index.get<{ noindex: number }>('select noindex from subjects where kind = ? and ref = ?', kind, ref)?.noindex

test('samples are no part of what is counted', async () => {
  const index = await builtIndex(mixedWorld())
  const counts = (id: number) => typeCounts(index, placeRow(index, id)!)
  expect(counts(JERUSALEM)).toEqual([{ dtype: 228, count: 2 }])
  expect(counts(PARIS)).toEqual([])
  expect(input<PlaceInput>(index, 'place', JERUSALEM).total).toBe(2)
  expect(input<PlaceInput>(index, 'place', PARIS).total).toBe(0)
  const { total, hasSamples, destinations } = input<VacationsInput>(index, 'vacations', 0)
  expect([total, hasSamples]).toEqual([1, true])
  expect(destinations.map(({ count }) => count)).toEqual([1])
})

test('no page lists a sample, also none that is paid, near or top', async () => {
  const index = await builtIndex(mixedWorld())
  const sub = resultsSub(228, 1)
  const { entries, hasPaid, hasSamples, total } = input<ResultsInput>(index, 'results', JERUSALEM, sub)
  for (const lang of LANGS) expect(entries[lang].map(({ tnid }) => tnid)).toEqual([3, 2])
  expect([hasPaid, hasSamples, total]).toEqual([true, true, 2])
  const [section] = input<PlaceInput>(index, 'place', JERUSALEM).sections
  expect(section?.cards.map(({ tnid }) => tnid)).toEqual([3, 2])
  const [near] = nearbyGroups(index, 31.7767, 35.2)
  expect(near?.items.map(({ tnid }) => tnid)).toEqual([2, 3])
  expect(nearbyGroups(index, 48.86, 2.35)).toEqual([])
  const { features } = input<VacationsInput>(index, 'vacations', 0)
  expect(features.map(({ nid }) => nid)).toEqual([2])
  expect(input<FeatureInput>(index, 'feature', 2).others).toEqual([])
  expect(JSON.stringify(input(index, 'home', 0))).not.toContain('Invented')
  expect(JSON.stringify(input(index, 'travel', JERUSALEM))).not.toContain('Invented')
})

test('a list of samples alone is a page without any', async () => {
  const index = await builtIndex(mixedWorld())
  const page = (number: number) => input<ResultsInput>(index, 'results', PARIS, resultsSub(228, number))
  expect(page(1)).toMatchObject({ total: 0, hasSamples: true, stats: [], entries: { en: [], he: [] } })
  expect(page(2)).toBeUndefined()
  expect(isKept(index, 'results', PARIS)).toBe(1)
})

test('offers that are samples are found where they are asked for, after all others or alone', async () => {
  const index = await builtIndex(mixedWorld())
  const ask = (samples?: 'with' | 'only') => {
    const { total, features } = searchFeatures(index, { text: '', page: 1, at: 0, samples })
    return [total, ...features.map(({ nid }) => nid)]
  }
  expect(ask()).toEqual([1, 2])
  expect(ask('with')).toEqual([2, 2, 1])
  expect(ask('only')).toEqual([1, 1])
})

test('the menu leads to offers of samples alone only where those are shown', async () => {
  const world = mixedWorld()
  world.remove('features', 2)
  const index = await builtIndex(world)
  expect(offersNoted(index)).toBe('samples')
  expect(input<HomeInput>(index, 'home', 0).hasOffers).toBe(false)
})

test('the places of an authority are those of its real listings', async () => {
  const world = mixedWorld()
  const kashrutFacts = [{ claim: 'certified', authority: 'example-board', ...CONFIRMED } as const]
  const put = (tnid: number, place: number, sample: boolean) =>
    world.put('listings', tnid, listing(tnid, { place, sample, kashrutFacts }))
  put(10, PARIS, true)
  put(11, PARIS, true)
  put(12, JERUSALEM, false)
  const page = authorityInput(await builtIndex(world), keyRef('example-board'))
  expect(page?.sections.map(({ place }) => place.id)).toEqual([JERUSALEM])
})

test('search engines are kept from samples, and from pages that list nothing else', async () => {
  const index = await builtIndex(mixedWorld())
  const noindex = {
    place: [isKept(index, 'place', JERUSALEM), isKept(index, 'place', PARIS)],
    results: [isKept(index, 'results', JERUSALEM), isKept(index, 'results', PARIS)],
    listing: [2, 1, 5].map((tnid) => isKept(index, 'listing', tnid)),
    feature: [2, 1].map((nid) => isKept(index, 'feature', nid)),
    vacations: isKept(index, 'vacations', 0),
  }
  expect(noindex).toEqual({
    place: [0, 1],
    results: [0, 1],
    listing: [0, 1, 1],
    feature: [0, 1],
    vacations: 0,
  })
})

test('authorities stand by their names, invented ones last', async () => {
  const world = mixedWorld()
  const put = (id: string, more: object) =>
    world.put('authorities', id, { id, names: { en: id.toUpperCase() }, ...more })
  put('a', { sample: true })
  put('z', {})
  const ids = optionList(await builtIndex(world), 'supervision').map(({ id }) => id)
  expect(ids).toEqual(['example-board', 'z', 'a'])
})
