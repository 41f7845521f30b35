import type { SeedListing } from '#core/contract/data-files.ts'
import { DIRECTORY_TYPES } from '#core/terms/directory.ts'
import type { Index } from '#data/index/open.ts'
import { nothingTouched } from '#data/index/affected-pages.ts'
import { writeListing } from '#data/index/write-listings.ts'
import { writePlaces, type CityBody } from '#data/index/write-places.ts'
import { createIndex } from '#data/index/write.ts'
import { countryNames } from '../../import/country-names.ts'
import { gazetteerFile, readGazetteer } from '../../import/gazetteer.ts'
import type { Random } from '../random.ts'

// A generated index for the search benchmark: the real cities of the gazetteer, and as many invented towns and listings
// around them as it takes.

/** Ids of what is generated begin here. */
const FIRST_CITY = 20_000_000
const FIRST_COUNTRY = 19_000_000
/** Standard deviation of generated towns and listings around their city, in degrees. */
const TOWN_DEGREES = 0.6
const LISTING_DEGREES = 0.06
/** Per 100 listings, in the order of types. */
const TYPES_OF_100 = [35, 15, 20, 15, 2, 1, 12]
const FIRST = ['Beit', 'Ohel', 'Beth', 'Kehilat', 'Great', 'Old', 'Chabad', 'Café', 'Chez', 'Casa', 'La', 'Bar']
const BEFORE = ['New', 'Upper', 'North', 'Villa', 'Ramat', 'Saint', 'Port', 'Gross', 'Bad', 'El']
const AFTER = ['Heights', 'Village', 'sur Mer', 'del Valle', 'Hills', 'am See', 'Park', 'Springs', 'Novo', 'Este']

/** The real cities of the gazetteer. */
export interface Cities {
  all: readonly CityBody[]
  /** A random city, weighted by population. */
  pick(random: Random): CityBody
}

export async function realCities(): Promise<Cities> {
  const all: CityBody[] = []
  for await (const city of readGazetteer(gazetteerFile(), new Set())) all.push(city)
  let people = 0
  const sums = all.map(({ population }) => (people += population + 1000))
  return {
    all,
    pick(random) {
      const target = random() * people
      let [low, high] = [0, sums.length - 1]
      while (low < high) {
        const middle = (low + high) >> 1
        if (sums[middle]! < target) low = middle + 1
        else high = middle
      }
      return all[low]!
    },
  }
}

/** A normally distributed number around 0. */
export function scatter(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random()))
  return radius * Math.cos(2 * Math.PI * random())
}

/** A random point around another, about so many degrees away. */
export function around({ lat, lng }: { lat: number; lng: number }, degrees: number, random: Random) {
  const scatteredLat = lat + scatter(random) * degrees
  const scatteredLng = lng + scatter(random) * degrees
  return {
    lat: Math.max(-89, Math.min(89, scatteredLat)),
    lng: ((scatteredLng + 540) % 360) - 180,
  }
}

/** Fills a new index with `rows` listings, and as many places: all real ones, and invented ones if those are fewer. */
export function fillIndex(
  index: Index,
  { cities, rows, random }: { cities: Cities; rows: number; random: Random },
): void {
  createIndex(index, 'bench')
  index.db.transaction(() => {
    const towns = Array.from({ length: Math.max(0, rows - cities.all.length) })
    writePlaces(index, {
      cities: [...cities.all, ...towns.map((_, i) => townNear(cities.pick(random), i, random))],
      countries: countriesOf(cities),
      regions: new Map(),
      checked: new Map(),
      otherNames: new Map(),
    })
  })()
  index.db.transaction(() => {
    const touched = { ...nothingTouched(), everything: true }
    for (let tnid = 1; tnid <= rows; tnid++) {
      const listing = listingIn(cities, tnid, random)
      writeListing(index, tnid, { listing, words: undefined }, { touched: touched, now: 0 })
    }
  })()
  index.db.pragma('wal_checkpoint(truncate)')
}

function countriesOf({ all }: Cities) {
  const codes = [...new Set(all.map(({ country }) => country))].sort()
  return codes.map((code, i) => ({
    id: FIRST_COUNTRY + i,
    code,
    continent: 'EU',
    names: countryNames(code),
  }))
}

export const oneOf = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)]!

/** A town whose name derives from a real one. */
function townNear(city: CityBody, i: number, random: Random): CityBody {
  const { en = '' } = city.names
  const name = random() < 0.5 ? `${oneOf(BEFORE, random)} ${en}` : `${en} ${oneOf(AFTER, random)}`
  return {
    ...city,
    id: FIRST_CITY + i,
    names: { en: name },
    aliases: city.aliases.slice(0, 2),
    ...around(city, TOWN_DEGREES, random),
    capital: false,
    population: Math.round(500 * 30 ** random()),
  }
}

const TYPES = TYPES_OF_100.flatMap((share, i) => Array.from({ length: share }, () => DIRECTORY_TYPES[i]!))

/** Names as real ones are: a common word, and words of a long tail, here those of towns. */
export function titleIn(cities: Cities, city: CityBody, random: Random): string {
  const word = () => oneOf((oneOf(cities.all, random).names.en ?? '').split(/[\s-]/), random)
  const name = `${oneOf(FIRST, random)} ${word()} ${word()}`
  return random() < 0.3 ? `${name} ${city.names.en}` : name
}

function listingIn(cities: Cities, tnid: number, random: Random): SeedListing {
  const city = cities.pick(random)
  const { lat, lng } = around(city, LISTING_DEGREES, random)
  return {
    tnid,
    dtype: oneOf(TYPES, random),
    place: city.id,
    title: { en: titleIn(cities, city, random), he: `מקום ${tnid}` },
    description: { en: 'A place of the benchmark.' },
    address: `${tnid % 200} Example Street`,
    position: [lng, lat],
    provenance: {
      name: 'Benchmark',
      licence: 'CC0-1.0',
      checked: '2026-01-01',
      by: 'Benchmark',
      status: 'compiled',
    },
  }
}
