import { readFileSync, rmSync } from 'node:fs'
import type { SeedListing, StoredHotel, StoredHotels } from '#core/contract/data-files.ts'
import { dropMissing, putContent } from '#data/store/content.repository.ts'
import type { Store } from '#data/store/database.ts'
import type { CityBody } from '#data/index/write-places.ts'
import { Towns } from '../import/places/nearest-town.ts'
import { keepAnswer, markApplied, recentAnswer } from './answers.ts'
import { rowsOf } from './content-rows.ts'
import { reachKm, type Circle } from './area.ts'
import { hotelOf } from './hotel-of.ts'
import { askOverpass, HEAD, NO_SCHOOL, union } from './overpass.ts'
import type { FetchOptions } from './places.ts'
import type { FetchSettings } from './settings.ts'
import { FetchError, type World } from './world.ts'

export const HOTELS_NAME = 'hotels'
const ORIGIN = 'hotels'
/** Of a query, so that the service ends it in time. */
const MAX_TOWNS = 60
/** Between two queries: the service is free, and others ask it too. */
const PAUSE_MS = 5000
/** An answer with less than this share of what we have of a country is not believed. */
const LEAST_SHARE = 0.5
const FEW = 20
const MAX_EXAMPLES = 5

export interface HotelsReport {
  hotels: number
  /** With hotels. */
  towns: number
  /** Hotels. */
  before: number
  new: number
  changed: number
  gone: number
  /** Names with what has become of them. */
  examples: string[]
  dryRun: boolean
}

/**
 * Fetches the hotels around towns with listings, country by country, and takes them in as points to walk from. After a
 * failure the same command goes on with the other countries. Throws FetchError before anything has changed.
 */
export async function fetchHotels(
  db: Store,
  settings: FetchSettings,
  options: FetchOptions,
  world: World,
): Promise<HotelsReport> {
  const { folder, maxAgeMs, apply } = options
  const present = await storedHotels(db)
  const file =
    recentAnswer(folder, HOTELS_NAME, maxAgeMs, world) ?? (await askFor(db, settings, { ...options, present }, world))
  const { towns } = JSON.parse(readFileSync(file, 'utf8')) as Answer
  const report = { ...changesOf(present, towns), dryRun: !apply }
  if (apply) {
    await takeIn(db, towns, world.now())
    markApplied(file)
  }
  return report
}

interface Answer {
  towns: StoredHotels[]
}

interface Asking extends FetchOptions {
  present: readonly StoredHotels[]
}

/** Asks for each country, and returns the file of all. */
async function askFor(
  db: Store,
  settings: FetchSettings,
  { folder, maxAgeMs, present }: Asking,
  world: World,
): Promise<string> {
  const byCountry = Map.groupBy(await townsWithListings(db), ({ country }) => country)
  if (byCountry.size === 0) throw new FetchError('No town has listings yet, so there are no hotels to ask for.')
  const before = new Map(present.map(({ id, hotels }) => [id, hotels.length]))
  const parts: string[] = []
  for (const [country, cities] of byCountry) {
    const name = `${HOTELS_NAME}-${country}`
    const recent = recentAnswer(folder, name, maxAgeMs, world)
    if (recent) {
      parts.push(recent)
      continue
    }
    world.tell(`Asking ${new URL(settings.overpassUrl).host} for ${name} …`)
    const towns = await hotelsAround(cities, settings, world)
    requireMost(name, towns, { before: sum(cities.map(({ id }) => before.get(id) ?? 0)) })
    parts.push(keepAnswer(folder, name, { now: world.now(), text: JSON.stringify({ towns } satisfies Answer) }))
    await world.sleep(PAUSE_MS)
  }
  const towns = parts.flatMap((part) => (JSON.parse(readFileSync(part, 'utf8')) as Answer).towns)
  const text = JSON.stringify({ towns } satisfies Answer)
  const file = keepAnswer(folder, HOTELS_NAME, { now: world.now(), text })
  for (const part of parts) rmSync(part)
  return file
}

/** Throws FetchError where an answer lacks too much of what we have to be believed. */
function requireMost(name: string, towns: readonly StoredHotels[], { before }: { before: number }): void {
  const after = sum(towns.map(({ hotels }) => hotels.length))
  if (before <= FEW || after >= before * LEAST_SHARE) return
  throw new FetchError(`The answer for ${name} has ${after}, and there were ${before}: nothing was changed.`)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** The towns of real listings, by country and number. */
async function townsWithListings(db: Store): Promise<CityBody[]> {
  const rows = await rowsOf(db, 'listings').where('sample', '=', 0).execute()
  const listed = new Set(rows.map(({ body }) => (JSON.parse(body) as SeedListing).place))
  const cities = await rowsOf(db, 'cities').execute()
  return cities
    .filter(({ id }) => listed.has(Number(id)))
    .map(({ body }) => JSON.parse(body) as CityBody)
    .sort((a, b) => (a.country === b.country ? a.id - b.id : a.country < b.country ? -1 : 1))
}

/** The hotels around the towns of a country, each with the nearest of them. */
async function hotelsAround(
  cities: readonly CityBody[],
  settings: FetchSettings,
  world: World,
): Promise<StoredHotels[]> {
  const towns = new Towns()
  for (const city of cities) towns.add(city)
  const found = new Map<string, StoredHotel>()
  for (let at = 0; at < cities.length; at += MAX_TOWNS) {
    if (at > 0) await world.sleep(PAUSE_MS)
    const circles = cities.slice(at, at + MAX_TOWNS).map(({ lat, lng, population }) => ({
      lat,
      lng,
      km: reachKm(population),
    }))
    const { items } = await askOverpass(hotelsQuery(circles), settings, world)
    for (const { value } of items) {
      const hotel = hotelOf(value)
      if (hotel) found.set(hotel.id, hotel)
    }
  }
  const sorted = [...found.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
  const byTown = Map.groupBy(sorted, ({ position }) => towns.find(position)?.id ?? 0)
  return cities.flatMap(({ id }) => {
    const hotels = byTown.get(id)
    return hotels ? [{ id, hotels }] : []
  })
}

/** Whatever one stays in and has a name, within any of some circles, in Overpass QL. */
export const hotelsQuery = (circles: readonly Circle[]): string =>
  HEAD +
  union(
    circles.map(
      ({ lat, lng, km }) =>
        `nwr["tourism"~"^(hotel|guest_house|hostel)$"]["name"]${NO_SCHOOL}(around:${km * 1000},${lat},${lng})`,
    ),
  )

async function storedHotels(db: Store): Promise<StoredHotels[]> {
  const rows = await rowsOf(db, 'hotels').execute()
  return rows.map(({ body }) => JSON.parse(body) as StoredHotels)
}

function changesOf(present: readonly StoredHotels[], towns: readonly StoredHotels[]): Omit<HotelsReport, 'dryRun'> {
  const [before, after] = [textsOf(present), textsOf(towns)]
  const changes = { new: 0, changed: 0, gone: 0, examples: [] as string[] }
  const note = (what: 'new' | 'changed' | 'gone', text: string) => {
    const { name, id } = (JSON.parse(text) as { hotel: StoredHotel }).hotel
    if (++changes[what] <= MAX_EXAMPLES) changes.examples.push(`${what}: ${name} (${id})`)
  }
  for (const [id, text] of after) {
    const old = before.get(id)
    if (old !== text) note(old === undefined ? 'new' : 'changed', text)
  }
  for (const [id, text] of before) if (!after.has(id)) note('gone', text)
  return { hotels: after.size, towns: towns.length, before: before.size, ...changes }
}

/** By the id of the hotel. */
const textsOf = (towns: readonly StoredHotels[]): Map<string, string> =>
  new Map(towns.flatMap(({ id: town, hotels }) => hotels.map((hotel) => [hotel.id, JSON.stringify({ town, hotel })])))

async function takeIn(db: Store, towns: readonly StoredHotels[], now: number): Promise<void> {
  const rows = towns.map((body) => ({ kind: 'hotels' as const, id: String(body.id), body, sample: false }))
  await db.transaction().execute(async (trx) => {
    await putContent(trx, rows, { origin: ORIGIN, now })
    await dropMissing(trx, 'hotels', new Set(rows.map(({ id }) => id)), { origin: ORIGIN, now })
  })
}
