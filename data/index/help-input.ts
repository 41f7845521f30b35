import type { SeedAirport } from '#core/contract/data-files.ts'
import type { DirectoryType } from '#core/terms/directory.ts'
import { compassPoint, distanceKm } from '#core/domain/distance.ts'
import { isIsrael } from '#core/domain/times/lighting-customs.ts'
import { latestLandings } from '#core/domain/times/landing.ts'
import type { YearOfFridays } from '#core/domain/times/fridays.ts'
import type { ShabbatTimes } from '#core/domain/times/types.ts'
import type { Localized } from '#core/terms/localized.ts'
import { placeRef, placeRow, type PlaceRow } from './cards.ts'
import type { GuideHelp, NearAirport, NearPlace, UnknownTopic } from './helps.ts'
import type { Index } from './open.ts'
import { scopeOf, setBody } from './queries.ts'
import { MISSIONS, nearestRefs, type NearestKind } from './write-nearest.ts'

// What helps in a city beside its own listings: what is nearest, how to arrive in time, and what nobody has told us.

export function helpInput(index: Index, row: PlaceRow, times: ShabbatTimes): GuideHelp {
  const refs = nearestRefs(index, row.id)
  const near = (kind: NearestKind) => nearPlace(index, row, refs.get(kind))
  const [synagogue, eating, stay] = [near('synagogue'), near('eating'), near('stay')]
  const isAbroad = !isIsrael({ ...row, elevationMetres: row.elevation, timeZone: row.time_zone })
  return {
    ...(synagogue && { synagogue }),
    ...(eating && { eating }),
    ...(stay && { stay }),
    ...(isAbroad && missions(index, row, refs.get('mission'))),
    airports: airportsOf(index, row, [refs.get('airport'), refs.get('largeAirport')]),
    landings: latestLandings(times, row.time_zone),
    fridays: fridaysIn(index, row.id),
    unknown: unknownTopics(index, row),
  }
}

interface FoundRow {
  tnid: number
  dtype: DirectoryType
  place: number
  city: number
  country: string
  lat: number
  lng: number
  title: string
  kashrut: string | null
}

function nearPlace(index: Index, from: PlaceRow, tnid: number | undefined): NearPlace | undefined {
  const row = index.get<FoundRow>(
    `select tnid, dtype, place, city, country, lat, lng, json_extract(card, '$.title') title,
     json_extract(card, '$.kashrut') kashrut from listings where tnid = ?`,
    tnid ?? 0,
  )
  const place = row && placeRow(index, row.place)
  if (!place) return undefined
  const { dtype, title, kashrut, lng, lat } = row
  const isHere = [row.place, row.city].includes(from.id)
  return {
    tnid: row.tnid,
    dtype,
    title: JSON.parse(title) as Localized,
    place: placeRef(place),
    isHere,
    ...(isHere && { position: [lng, lat] }),
    ...(kashrut && { kashrut }),
    ...away(from, row),
  }
}

/** The embassy in the country, and the nearest mission if that is another one of the country or there is no embassy. */
function missions(index: Index, row: PlaceRow, nearest: number | undefined): Pick<GuideHelp, 'embassy' | 'mission'> {
  const found = index.get<{ tnid: number }>(
    `select tnid from listings indexed by listings_missions where country = ? and ${MISSIONS}
     order by coalesce(json_extract(card, '$.embassyType'), '') <> 'embassy', tnid limit 1`,
    row.country,
  )
  const embassy = nearPlace(index, row, found?.tnid)
  const mission = found?.tnid === nearest ? undefined : nearPlace(index, row, nearest)
  const isOther = mission && (!embassy || mission.place.country === row.country)
  return { ...(embassy && { embassy }), ...(isOther && { mission }) }
}

/** The nearest airport, and the nearest large one if that is another one. */
function airportsOf(index: Index, row: PlaceRow, refs: readonly (number | undefined)[]): NearAirport[] {
  return [...new Set(refs)].flatMap((ref) => {
    const airport = setBody<SeedAirport>(index, 'airports', String(ref))
    if (!airport) return []
    const { code, name, names = { en: name }, position } = airport
    const [lng, lat] = position
    return [{ code, names, ...away(row, { lat, lng }) }]
  })
}

const away = (from: PlaceRow, { lat, lng }: { lat: number; lng: number }): Pick<NearPlace, 'km' | 'towards'> => ({
  km: Math.round(distanceKm(from.lat, from.lng, lat, lng) * 10) / 10,
  towards: compassPoint(from.lat, from.lng, lat, lng),
})

const fridaysIn = (index: Index, place: number): YearOfFridays =>
  JSON.parse(index.get<{ fridays: string }>('select fridays from times where place = ?', place)!.fridays)

/** What to buy food in. */
const SHOPS = ['grocery', 'butcher', 'bakery', 'wine']

/** What no listing of a city or its districts tells. */
function unknownTopics(index: Index, row: PlaceRow): UnknownTopic[] {
  const { where, value } = scopeOf(row)
  const kinds = new Set(
    index
      .all<{ kind: string }>(
        `select distinct json_extract(card, '$.businessesType') kind from listings
         where ${where} and dtype = 232 and sample = 0`,
        value,
      )
      .map(({ kind }) => kind),
  )
  const prayers = index.get(
    `select 1 from listings indexed by listings_with_prayers
     where ${where} and dtype = 231 and sample = 0
       and (instr(body, '"prayers":') > 0 or instr(body, '"prayerTimes":') > 0) limit 1`,
    value,
  )
  const known: Record<UnknownTopic, boolean> = {
    minyan: prayers !== undefined,
    shop: SHOPS.some((kind) => kinds.has(kind)),
    mikveh: kinds.has('mikvah'),
    eruv: kinds.has('eruv'),
  }
  return (Object.keys(known) as UnknownTopic[]).filter((topic) => !known[topic])
}
