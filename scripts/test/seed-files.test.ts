import { beforeAll, expect, test } from 'vitest'
import { distanceKm } from '#core/domain/distance.ts'
import type { OptionListName, SeedListing } from '#core/contract/data-files.ts'
import { checkTogether } from '../import/check-together.ts'
import { readDataFiles, type DataFile } from '../import/data-files.ts'
import { gazetteerFile, readGazetteer } from '../import/gazetteer.ts'
import { SEED } from '../engine/site.ts'
import { kindOf } from '../import/osm/kinds.ts'
import { choicesOf } from '../import/places/choices.ts'
import { matchKeys, matchOf } from '../import/places/match-keys.ts'
import { Towns } from '../import/places/towns.ts'
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
  const wanted = new Set(named.flatMap(({ id, partOf = id }) => [id, partOf]))
  for await (const city of readGazetteer(gazetteerFile(), wanted)) towns.add(city)
  const rows = files.flatMap((file) => (file.kind === 'options' ? file.rows : []))
  const lists = Map.groupBy(rows, ({ list }) => list as OptionListName)
  const options = new Map([...lists].map(([list, choices]) => [list, choicesOf(choices)]))
  seed = new SeedPlaces(files, { towns, options })
})

/** All real listings of some files, as they are imported. */
const listed = (some: readonly PlacesFile[]): SeedListing[] =>
  some
    .flatMap((file) => seed.rowsOf(file))
    .filter(({ sample }) => !sample)
    .map(({ body }) => body as SeedListing)

test('all files agree with each other', () => {
  expect(() => checkTogether(files)).not.toThrow()
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
      const said = tags['addr:city']
      // The extracts are of one country each, which counts as said.
      const found = towns.find(position, { country: town?.country ?? '', ...(said && { town: said }) })
      expect([id, place]).toEqual([id, found?.id])
      expect(distanceKm(lat, lng, town?.lat ?? 0, town?.lng ?? 0)).toBeLessThan(40)
    }
  }
})

test('no place of a map is a school, and none says more about kashrut than the map', () => {
  for (const { rows } of maps)
    for (const { id, tags } of rows) expect([id, kindOf(tags)?.name]).not.toEqual([id, 'school'])
  const all = listed(places.filter(isOsm))
  expect(all.length).toBeGreaterThan(1900)
  for (const { tnid, kashrutFacts, isGlatt, foodType, dtype } of all) {
    expect([tnid, isGlatt, foodType]).toEqual([tnid, undefined, undefined])
    if (dtype === 228) expect(kashrutFacts?.map(({ claim }) => claim)).toEqual(['map-says'])
  }
})

test('English titles hold no Hebrew letter; those that stand for Hebrew ones say so', () => {
  for (const { tnid, title, transliterated } of listed(places)) {
    expect([tnid, title.en]).toEqual([tnid, expect.not.stringMatching(/\p{Script=Hebrew}/u)])
    if (transliterated) expect([tnid, title.he]).toEqual([tnid, expect.stringMatching(/\p{Script=Hebrew}/u)])
  }
})

test('every place that seems to be a compiled listing was looked at by somebody', () => {
  const pairs = files.flatMap((file) => (file.kind === 'samePlaces' ? file.rows : []))
  const decided = new Set(pairs.map(({ tnid, source }) => `${tnid} ${source}`))
  const marks = (listing: SeedListing) => ({ listing, keys: matchKeys(listing, towns) })
  const others = listed(places.filter(({ file }) => file.startsWith('listings/'))).map(marks)
  const rows = maps.flatMap((file) => seed.linksOf(file))
  const open = rows.flatMap(({ row, source, sourceId }) => {
    const { keys } = marks(row.body as SeedListing)
    return others
      .filter((other) => matchOf(keys, other.keys))
      .map(({ listing }) => `${listing.tnid} ${source}:${sourceId}`)
      .filter((pair) => !decided.has(pair))
  })
  expect(open).toEqual([])
})

test('a place is one listing at most, and a listing one place of a source', () => {
  const same = [...samePlaces(files)]
  const bySource = same.map(([source, tnid]) => `${source.split(':')[0]} ${tnid}`)
  expect(new Set(bySource).size).toBe(bySource.length)
  const compiled = new Set(
    places.filter(({ file }) => file.startsWith('listings/')).flatMap(({ rows }) => rows.map(({ tnid }) => tnid)),
  )
  for (const [source, tnid] of same) expect([source, compiled.has(tnid)]).toEqual([source, true])
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
  const shown: { key: string; place: number }[] = []
  const show = ({ sample, place, pictures = [] }: Pick<SeedListing, 'sample' | 'place' | 'pictures'>) => {
    if (sample) shown.push(...pictures.map((key) => ({ key, place })))
  }
  for (const file of files) if (file.kind === 'features' || file.kind === 'listings') file.rows.forEach(show)
  expect(shown.length).toBeGreaterThan(500)
  const wrong = shown.filter(({ key, place }) => {
    const [from, to] = CLIMATES[key] ?? [0, 90]
    const degrees = Math.abs(towns.get(place)!.lat)
    return degrees < from || degrees > to
  })
  expect(wrong).toEqual([])
})
