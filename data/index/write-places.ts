import type { Localized } from '#core/terms/localized.ts'
import { COUNTRY_SHORT_NAMES, STATE_CODES } from '#core/domain/country-short-names.ts'
import { SIGHTS } from '#core/domain/sights.ts'
import { searchForm } from '#core/domain/slug.ts'
import { KNOWN_LANGS } from '#core/i18n/languages.ts'
import type { Index } from './open.ts'
import { writeStarts, type StartsWriter } from './place-starts.ts'
import type { AffectedPages } from './affected-pages.ts'

/** A city as stored. */
export interface CityBody {
  id: number
  names: Localized
  /** Other search terms, in search form. */
  aliases: readonly string[]
  lat: number
  lng: number
  country: string
  /** The gazetteer's first-level division. */
  admin1: string
  capital: boolean
  population: number
  elevationMetres: number
  timeZone: string
}

/** A country with its names in all languages. */
export interface CountryBody {
  id: number
  code: string
  continent: string
  names: Localized
}

export interface PlacesContent {
  cities: readonly CityBody[]
  countries: readonly CountryBody[]
  /** Names by `${country}.${admin1}`. */
  regions: ReadonlyMap<string, Localized>
  /** Names checked by hand, and which places get a page. */
  checked: ReadonlyMap<number, { names: Localized; page?: boolean; partOf?: number; about?: Localized }>
  /** Names by which people search besides those of our languages. */
  otherNames: ReadonlyMap<number, readonly string[]>
}

/** About this many places have pages. */
const PAGES = 1000
const ISRAELI_TOWN = 10_000
/** Smaller cities get no page just to fill the number. */
const LARGE_CITY = 150_000

/** Rewrites all places, without pages yet. */
export function writePlaces(index: Index, content: PlacesContent): void {
  for (const table of ['places', 'place_boxes', 'region_words']) index.run(`delete from ${table}`)
  const starts = writeStarts(index)
  const cities = [...content.cities].sort((a, b) => b.population - a.population || a.id - b.id)
  const ranked = countriesByPopulation(content.countries, cities)
  const idByCode = new Map(ranked.map(({ country }) => [country.code, country.id]))
  const places: Omit<NewPlace, 'rank'>[] = ranked.map(({ country, centre, population }) => ({
    ...centre,
    kind: 'country',
    id: country.id,
    parent: null,
    region: null,
    population,
    names: country.names,
    aliases: [],
    shortNames: COUNTRY_SHORT_NAMES[country.code] ?? [],
    about: content.checked.get(country.id)?.about ?? null,
    partOf: null,
  }))
  for (const city of cities) {
    const checked = content.checked.get(city.id)
    places.push({
      ...city,
      kind: 'city',
      parent: idByCode.get(city.country) ?? null,
      region: content.regions.get(`${city.country}.${city.admin1}`) ?? null,
      names: { ...city.names, ...checked?.names },
      aliases: [...city.aliases, ...(SIGHTS[city.id] ?? [])],
      otherNames: content.otherNames.get(city.id) ?? [],
      about: checked?.about ?? null,
      partOf: checked?.partOf ?? null,
    })
  }
  places.sort((a, b) => b.population - a.population || a.id - b.id)
  places.forEach((place, i) => {
    const ranked = { ...place, rank: i + 1 }
    insertPlace(index, ranked)
    nameFor(starts, ranked)
  })
  starts.finish()
  writeRegionWords(index, content)
  const continents = Object.fromEntries(ranked.map(({ country }) => [country.code, country.continent]))
  index.setMeta('continents', JSON.stringify(continents))
}

function writeRegionWords(index: Index, { regions, countries }: PlacesContent): void {
  const names = [...regions.values(), ...countries.map((country) => country.names)].flatMap((localized) =>
    Object.values(localized),
  )
  const short = [...STATE_CODES.values(), ...Object.values(COUNTRY_SHORT_NAMES).flat()]
  const words = new Set([...names, ...short].flatMap((name) => searchForm(name).split(' ')))
  for (const word of words) index.run('insert into region_words values (?)', word)
}

interface RankedCountry {
  country: CountryBody
  /** Its capital, or its largest city. */
  centre: CityBody
  population: number
}

/** The countries with cities, by descending urban population. */
function countriesByPopulation(countries: readonly CountryBody[], cities: readonly CityBody[]): RankedCountry[] {
  const byCountry = Map.groupBy(cities, ({ country }) => country)
  return countries
    .flatMap((country) => {
      const own = byCountry.get(country.code) ?? []
      const centre = own.find(({ capital }) => capital) ?? own[0]
      const population = own.reduce((sum, city) => sum + city.population, 0)
      return centre ? [{ country, centre, population }] : []
    })
    .sort((a, b) => b.population - a.population || a.country.id - b.country.id)
}

interface NewPlace extends Omit<CityBody, 'capital' | 'admin1'> {
  kind: 'city' | 'country'
  rank: number
  parent: number | null
  region: Localized | null
  about: Localized | null
  partOf: number | null
  /** Names of a country as good as its own. */
  shortNames?: readonly string[]
  /** Names by which people search for a city. */
  otherNames?: readonly string[]
}

function insertPlace(index: Index, place: NewPlace): void {
  index.run(
    `insert into places values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '', 0, 0, ?, 0)`,
    place.id,
    place.kind,
    place.rank,
    place.country,
    place.parent,
    place.region && JSON.stringify(place.region),
    place.lat,
    place.lng,
    place.elevationMetres,
    place.timeZone,
    place.population,
    JSON.stringify(place.names),
    place.about && JSON.stringify(place.about),
    place.partOf,
  )
  index.run('insert into place_boxes values (?, ?, ?, ?, ?)', place.id, place.lng, place.lng, place.lat, place.lat)
}

/** Adds a place's search words. */
function nameFor(starts: StartsWriter, { names, aliases, shortNames = [], otherNames = [], rank }: NewPlace): void {
  const all = [...KNOWN_LANGS.flatMap((lang) => names[lang] ?? []), ...shortNames]
  const folded = new Set(all.map(searchForm).flatMap(spelledOtherwise))
  for (const other of new Set(otherNames.map(searchForm))) if (!folded.has(other)) starts.addOther(other, rank)
  for (const name of folded) starts.add('names', name, rank)
  for (const alias of new Set(aliases.map(searchForm))) if (!folded.has(alias)) starts.add('aliases', alias, rank)
}

/** A name in search form, also with 'saint' abbreviated or spelled out, and 'kiryat' in Hebrew with one yod. */
function spelledOtherwise(name: string): string[] {
  return [name, name.replace(/^saint /, 'st '), name.replace(/^st /, 'saint '), name.replace(/^קריית /, 'קרית ')]
}

/** Counts the listings of every place, and chooses which places have pages. */
export function choosePages(index: Index, content: PlacesContent): void {
  index.run('update places set listed = 0, has_page = 0')
  // A place may have become a district.
  index.run(
    `update listings set city = coalesce(places.part_of, places.id) from places where places.id = listings.place`,
  )
  for (const scope of ['place', 'city'])
    index.run(
      `update places set listed = counted.n
       from (select ${scope}, count(*) n from listings where sample = 0 group by ${scope}) counted
       where places.id = counted.${scope}`,
    )
  index.run(
    `update places set listed = counted.n
     from (select country, count(*) n from listings where sample = 0 group by country) counted
     where places.country = counted.country and places.kind = 'country'`,
  )
  const listed = index.all<{ id: number }>('select place id from listings union select city from listings')
  const chosen = chosenCities(content, new Set(listed.map(({ id }) => id)))
  for (const id of chosen) index.run('update places set has_page = 1 where id = ?', id)
  index.run(
    `update places set has_page = 1 where id in (select parent from places where kind = 'city' and has_page = 1)`,
  )
}

/**
 * Ranks places by their listings, and notes the pages of countries where the order changed. Edits do not: one more
 * listing may let a city overtake another, and thousands of pages list them in order. Returns whether it changed.
 */
export function rankPlaces(index: Index, { places }: AffectedPages): boolean {
  const others = index.all<{ id: number }>(
    `select id from places where has_page = 1 and country in
       (select country from places where popularity <> listed)`,
  )
  index.run('update places set popularity = listed where popularity <> listed')
  for (const { id } of others) places.add(id)
  return others.length > 0
}

/**
 * Cities with a listing (samples included), chosen by hand, capitals, Israeli towns, then the most populous large ones.
 */
function chosenCities(content: PlacesContent, listed: ReadonlySet<number>): Set<number> {
  const chosen = new Set<number>()
  for (const city of content.cities) {
    const byHand = content.checked.get(city.id)?.page === true
    const town = city.country === 'IL' && city.population >= ISRAELI_TOWN
    if (listed.has(city.id) || byHand || town || city.capital) chosen.add(city.id)
  }
  const room = PAGES - content.countries.length
  for (const city of [...content.cities].sort((a, b) => b.population - a.population || a.id - b.id)) {
    if (chosen.size >= room || city.population < LARGE_CITY) break
    chosen.add(city.id)
  }
  return chosen
}
