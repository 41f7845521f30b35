import { beforeAll, expect, test } from 'vitest'
import { distanceKm } from '#core/domain/distance.ts'
import type { OptionListName, SeedListing } from '#core/contract/data-files.ts'
import { stayOptions } from '#core/domain/stay-options.ts'
import { STAY_ANSWERS } from '#core/fields/listing.ts'
import { checkReferences } from '#scripts/import/check-references.ts'
import { readDataFiles, type DataFile } from '../import/data-files.ts'
import { gazetteerFile, readGazetteer } from '../import/gazetteer.ts'
import { SEED } from '../engine/site.ts'
import { kindOf } from '../import/osm/kinds.ts'
import { choicesOf } from '../import/places/choices.ts'
import { matchKeys, matchOf } from '../import/places/match-keys.ts'
import { Towns } from '#scripts/import/places/nearest-town.ts'
import { hasPlaces, samePlaces, SeedPlaces, sourceOf, type PlacesFile } from '../import/seed-places.ts'

// What ships, as the importer reads it: the files themselves, not samples of them.

const files = readDataFiles(SEED)
const places = files.filter(hasPlaces)
const maps = files.filter((file): file is Extract<DataFile, { kind: 'mapPlaces' }> => file.kind === 'mapPlaces')
const isOsm = ({ file }: DataFile) => file.startsWith('openstreetmap/')
const towns = new Towns()
let seed: SeedPlaces

beforeAll(async () => {
  const named = files.flatMap((file) => (file.kind === 'places' ? file.rows : []))
  const ids = new Set(named.flatMap(({ id, partOf = id }) => [id, partOf]))
  for await (const city of readGazetteer(gazetteerFile(), ids)) towns.add(city)
  const rows = files.flatMap((file) => (file.kind === 'options' ? file.rows : []))
  const lists = Map.groupBy(rows, ({ list }) => list as OptionListName)
  const options = new Map([...lists].map(([list, choices]) => [list, choicesOf(choices)]))
  seed = new SeedPlaces(files, { towns, options, own: new Map() })
})

/** All real listings of some files, as they are imported. */
const listed = (some: readonly PlacesFile[]): SeedListing[] =>
  some
    .flatMap((file) => seed.rowsOf(file))
    .filter(({ sample }) => !sample)
    .map(({ body }) => body as SeedListing)

test('all files agree with each other', () => {
  expect(() => checkReferences(files)).not.toThrow()
})

test('each thing that a place to stay may have for Shabbat has an option', () => {
  const rows = files.flatMap((file) => (file.kind === 'options' ? file.rows : []))
  const ids = rows.filter(({ list }) => list === 'forshabbat').map(({ id }) => id)
  const all = Object.fromEntries(STAY_ANSWERS.map((field) => [field, true]))
  expect(ids).toEqual(stayOptions(all).forShabbat)
})

test('sources and licences stand apart', () => {
  for (const { file, kind, provenance } of files) {
    if (file.startsWith('openstreetmap/') && kind === 'mapPlaces')
      expect([file, provenance.name, provenance.licence]).toEqual([file, 'OpenStreetMap', 'ODbL-1.0'])
    else expect([file, provenance.licence]).not.toEqual([file, 'ODbL-1.0'])
  }
  for (const { provenance, tnid } of listed(places.filter((file) => file.file.startsWith('wikidata/')))) {
    expect([tnid, provenance?.licence]).toEqual([tnid, 'CC0-1.0'])
    expect(provenance?.sourceId).toMatch(/^wikidata:Q\d+$/)
  }
})

test('numbers are of the range of their source', () => {
  const ranges: Readonly<Record<string, [number, number]>> = {
    'openstreetmap/israel-eating.json': [200_001, 209_999],
    'openstreetmap/israel-synagogues.json': [210_001, 219_999],
    'openstreetmap/elsewhere.json': [220_001, 229_999],
    'wikidata/missions.json': [230_001, 239_999],
    'openstreetmap/united-states-eating.json': [240_001, 244_999],
    'openstreetmap/world-eating.json': [245_001, 249_999],
    'openstreetmap/united-states-synagogues.json': [250_001, 259_999],
    'openstreetmap/world-synagogues.json': [260_001, 269_999],
    'openstreetmap/israel-shops.json': [270_001, 271_999],
    'new-york-city/health-register.json': [272_001, 272_999],
    'new-york-state/food-stores.json': [273_001, 273_999],
    'food-standards-agency/food-register.json': [274_001, 274_999],
    'imls/museums.json': [275_001, 275_999],
  }
  for (const { file, rows } of places) {
    const range = ranges[file]
    for (const { tnid } of rows) {
      const isReserved = tnid >= 200_000 && tnid < 300_000
      expect([tnid, isReserved]).toEqual([tnid, range !== undefined])
      if (range) expect(tnid >= range[0] && tnid <= range[1]).toBe(true)
    }
  }
})

test('each place of a map lies in its city, as near as the importer looks', () => {
  for (const { rows } of maps) {
    for (const { id, place, position, tags } of rows) {
      const town = towns.get(place)
      const [lng, lat] = position
      const city = tags['addr:city']
      // The extracts are of one country each, which counts as said.
      const found = towns.find(position, { country: town?.country ?? '', ...(city && { town: city }) })
      expect([id, place]).toEqual([id, found?.id])
      expect(distanceKm(lat, lng, town?.lat ?? 0, town?.lng ?? 0)).toBeLessThan(100)
    }
  }
})

test('no place of a map is a school, and none says more about kashrut than the map', () => {
  for (const { rows } of maps)
    for (const { id, tags } of rows) expect([id, kindOf(tags)?.name]).not.toEqual([id, 'school'])
  const all = listed(places.filter(isOsm))
  expect(all.length).toBe(4997)
  for (const { tnid, kashrutFacts, isGlatt, foodType, dtype } of all) {
    expect([tnid, isGlatt, foodType]).toEqual([tnid, undefined, undefined])
    if (dtype === 228) expect(kashrutFacts?.map(({ claim }) => claim)).toEqual(['map-says'])
  }
})

/** [file, listings, what they say of kashrut] */
const REGISTERS: readonly (readonly [string, number, readonly string[]])[] = [
  ['new-york-city/health-register.json', 179, ['', 'register-says', 'register-says map-says']],
  ['new-york-state/food-stores.json', 75, ['']],
  ['food-standards-agency/food-register.json', 30, ['']],
  ['imls/museums.json', 19, ['']],
]

test.each(REGISTERS)('%s lists %i places, and says no more of kashrut than it knows', (file, count, claims) => {
  const rows = listed(places.filter((place) => place.file === file))
  expect(rows.length).toBe(count)
  const claimLines = rows.map(({ kashrutFacts = [] }) => kashrutFacts.map(({ claim }) => claim).join(' '))
  expect([...new Set(claimLines)].sort()).toEqual(claims)
})

test('nothing that ships is certified, and every claim has a source with its day', () => {
  const facts = listed(places).flatMap(({ kashrutFacts = [] }) => kashrutFacts)
  expect(facts.length).toBeGreaterThan(900)
  for (const { claim, source, confirmedAt } of facts) {
    expect(['map-says', 'register-says']).toContain(claim)
    expect(source).toEqual({
      kind: 'import',
      name: expect.any(String),
      url: expect.any(String),
      retrieved: confirmedAt,
    })
  }
})

test('of two sources of one place the fresher one leads, and what both say of kashrut stays', () => {
  const all = new Map(listed(places).map((row) => [row.tnid, row]))
  const leading = samePlaces(files).get('osm:?/12534620325')
  const tokyo = all.get(leading!)!
  expect([tokyo.title.en, tokyo.provenance?.name]).toEqual(['Sushi Tokyo', 'City of New York'])
  expect(tokyo.kashrutFacts?.map(({ claim }) => claim)).toEqual(['register-says', 'map-says'])
  const kingdom = all.get(samePlaces(files).get('fhrs:756819')!)!
  expect([kingdom.title.en, kingdom.provenance?.name]).toEqual(['Kosher Kingdom', 'OpenStreetMap'])
  const titles = [...all.values()].map(({ title, place }) => `${title.en} ${place}`)
  for (const { title, place } of [tokyo, kingdom])
    expect(titles.filter((label) => label === `${title.en} ${place}`).length).toBe(1)
})

test('English titles hold no Hebrew letter; those that stand for Hebrew ones say so', () => {
  for (const { tnid, title, transliterated } of listed(places)) {
    expect([tnid, title.en]).toEqual([tnid, expect.not.stringMatching(/\p{Script=Hebrew}/u)])
    if (transliterated) expect([tnid, title.he]).toEqual([tnid, expect.stringMatching(/\p{Script=Hebrew}/u)])
  }
})

test('every place that seems to be a listing of another file was looked at by somebody', () => {
  const pairs = files.flatMap((file) => (file.kind === 'samePlaces' ? file.rows : []))
  const decided = new Set(pairs.map(({ tnid, source }) => `${tnid} ${source}`))
  const marks = (listing: SeedListing) => ({ listing, keys: matchKeys(listing, towns) })
  const others = listed(places.filter(({ kind }) => kind === 'listings')).map(marks)
  const rows = places.flatMap((file) => seed.linksOf(file))
  /** Two rows with sources are asked about once. */
  const isPair = (a: number, b: number) => b < 200_000 || a < b
  const open = rows.flatMap(({ row, source, sourceId }) => {
    const { keys } = marks(row.body as SeedListing)
    return others
      .filter(
        ({ listing: { tnid }, keys: theirs }) =>
          tnid !== Number(row.id) && isPair(Number(row.id), tnid) && matchOf(keys, theirs),
      )
      .map(({ listing }) => `${listing.tnid} ${source}:${sourceId}`)
      .filter((pair) => !decided.has(pair))
  })
  expect(open).toEqual([])
})

test('a place is one listing at most, and a listing one place of a source', () => {
  const same = [...samePlaces(files)]
  const bySource = same.map(([source, tnid]) => `${source.split(':')[0]} ${tnid}`)
  expect(new Set(bySource).size).toBe(bySource.length)
  const titles = new Set(listed(places).map(({ tnid }) => tnid))
  for (const [source, tnid] of same) expect([source, titles.has(tnid)]).toEqual([source, true])
  const listedSources = places.flatMap((file) => file.rows.map(sourceOf)).filter(Boolean)
  expect(new Set(listedSources).size).toBe(listedSources.length)
})

/** Degrees from the equator between which a scene may be. */
const CLIMATES: Readonly<Record<string, [number, number]>> = {
  'hotel-1': [0, 42], // palms
  'hotel-4': [0, 42],
  'rental-6': [0, 42],
  'travel-7': [0, 42],
  'hotel-5': [44, 70], // snow
  'rental-8': [44, 70],
  'hotel-8': [0, 32], // desert
  'travel-9': [0, 32],
  'travel-4': [45, 70], // mountains
  'travel-8': [45, 70],
  'travel-12': [45, 70],
}

test('scenes of samples fit the climate of their place', () => {
  const uses: { key: string; place: number }[] = []
  const show = ({ sample, place, pictures = [] }: Pick<SeedListing, 'sample' | 'place' | 'pictures'>) => {
    if (sample) uses.push(...pictures.map((key) => ({ key, place })))
  }
  for (const file of files) if (file.kind === 'features' || file.kind === 'listings') file.rows.forEach(show)
  expect(uses.length).toBeGreaterThan(500)
  const wrong = uses.filter(({ key, place }) => {
    const [from, to] = CLIMATES[key] ?? [0, 90]
    const degrees = Math.abs(towns.get(place)!.lat)
    return degrees < from || degrees > to
  })
  expect(wrong).toEqual([])
})
