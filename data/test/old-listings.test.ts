import { expect, test } from 'vitest'
import { GENERAL_KNOWLEDGE } from '#core/domain/provenance.ts'
import { LANGS } from '#core/i18n/languages.ts'
import type { ListingInput, PlaceInput, ResultsInput } from '#data/index/inputs.ts'
import type { Index } from '#data/index/open.ts'
import { pageInput } from '#data/index/page-kinds.ts'
import { resultsSub } from '#data/index/results-input.ts'
import { documents, JERUSALEM, listing, PROVENANCE } from './content.ts'
import { builtIndex, night, stalePages, subjectRows, update, World } from './world.ts'

const input = <T>(index: Index, kind: Parameters<typeof pageInput>[1], ref: number, sub = 0) =>
  pageInput(index, kind, ref, sub) as T

const mapped = (checked: string) => ({
  ...PROVENANCE,
  name: 'OpenStreetMap',
  licence: 'ODbL-1.0',
  checked,
  sourceId: 'osm:node/1',
})

/** Jerusalem with restaurants of 2020, 2026 and the day from which on one is old. */
function agedWorld(): World {
  const world = new World(documents().filter(({ kind }) => !['listings', 'features'].includes(kind)))
  world.put('listings', 1, listing(1, { title: { en: 'Aleph' }, provenance: mapped('2020-12-18') }))
  world.put('listings', 2, listing(2, { title: { en: 'Beth' }, provenance: mapped('2026-06-17') }))
  world.put('listings', 3, listing(3, { title: { en: 'Gimel' }, provenance: mapped('2024-11-20') }))
  world.put('listings', 4, listing(4, { title: { en: 'Daleth' }, sample: true, provenance: mapped('2020-01-01') }))
  world.put('listings', 5, listing(5, { title: { en: 'He' }, paid: true, provenance: mapped('2020-01-01') }))
  return world
}

/** The day on which the index is built: 2026-11-20. */
const order = (index: Index) =>
  input<ResultsInput>(index, 'results', JERUSALEM, resultsSub(228, 1)).entries.en.map(({ tnid }) => tnid)

test('what is known from more than two years ago stands last', async () => {
  const index = await builtIndex(agedWorld())
  const { entries } = input<ResultsInput>(index, 'results', JERUSALEM, resultsSub(228, 1))
  for (const lang of LANGS) expect(entries[lang].map(({ tnid }) => tnid)).toEqual([5, 3, 2, 1])
  expect(entries.en.map(({ isOld }) => isOld)).toEqual([true, undefined, undefined, true])
  const [section] = input<PlaceInput>(index, 'place', JERUSALEM).sections
  expect(section?.cards.map(({ tnid }) => tnid)).toEqual([5, 3, 2, 1])
  expect([1, 2, 4].map((tnid) => input<ListingInput>(index, 'listing', tnid).confirmation?.isOld)).toEqual([
    true,
    undefined,
    undefined,
  ])
})

test('what grows old moves to the end in a night, with the pages that show it', async () => {
  const world = agedWorld()
  const index = await builtIndex(world)
  const later = Date.parse('2026-11-21T10:00:00Z')
  await update(index, world, { now: later, refreshShabbatTimes: true })
  expect(order(index)).toEqual([5, 2, 3, 1])
  expect(stalePages(index)).toEqual([])
  expect(subjectRows(index)).toEqual(subjectRows(await builtIndex(world, { now: later })))
  // A clock that was put back brings it back.
  await night(index, world)
  expect(order(index)).toEqual([5, 3, 2, 1])
})

test('the page of credits names the sources of listings', async () => {
  const world = agedWorld()
  const own = { ...PROVENANCE, name: GENERAL_KNOWLEDGE, licence: 'Facts, CC0-1.0', checked: '2026-10-01' }
  world.put('listings', 6, listing(6, { provenance: own }))
  world.put('listings', 7, listing(7, { sample: true, provenance: own }))
  const index = await builtIndex(world)
  expect(input<{ sources: unknown }>(index, 'credits', 0).sources).toEqual([
    { name: 'OpenStreetMap', licence: 'ODbL-1.0', listings: 4, checked: '2026-06-17' },
    { name: GENERAL_KNOWLEDGE, licence: 'Facts, CC0-1.0', listings: 1, checked: '2026-10-01' },
  ])
})
