import type { SeedAirport } from '#core/contract/data-files.ts'
import { DIRECTORY_TYPES } from '#core/terms/directory.ts'
import { distanceKm } from '#core/domain/distance.ts'
import { isNearer, KM_PER_DEGREE, nearestFinder, type Nearest, type Point } from '#core/domain/nearest.ts'
import type { AffectedPages } from './affected-pages.ts'
import type { Index } from './open.ts'
import { setBodies } from './queries.ts'

// What is nearest to each place with a page, in the table `nearest`, which changes with the listings: whatever the
// number of places, an edit costs a comparison with the distances that stand. A country is where its capital is.

/** Israel's missions to a country, as travellers need them: no delegations to organizations. */
export const MISSIONS = `dtype = 233 and sample = 0
  and coalesce(json_extract(card, '$.embassyType'), '') not in ('permanent-mission', 'economic-mission')`

/** The listings of each kind. Samples are none of them. */
const LISTINGS = {
  synagogue: 'dtype = 231 and sample = 0',
  /** A community that can be called. */
  community: `dtype = 231 and sample = 0 and instr(body, '"phones":["') > 0`,
  eating: 'dtype = 228 and sample = 0',
  stay: 'dtype in (230, 236) and sample = 0',
  mission: MISSIONS,
} as const

export type ListingKind = keyof typeof LISTINGS
const LISTING_KINDS = Object.keys(LISTINGS) as ListingKind[]
export type NearestKind = ListingKind | 'airport' | 'largeAirport'
export const KINDS: readonly NearestKind[] = [...LISTING_KINDS, 'airport', 'largeAirport']

/** Where there is nothing of a kind in the world, so that the row is not looked for again. */
const NOTHING: Nearest = { id: 0, km: 1e6 }

/** More changed listings than this are compared with all cities by finding everything again. */
const MANY = 64

interface NearestRow {
  place: number
  kind: NearestKind
  ref: number
  km: number
}

/** Brings the table up to date with the changed listings and pages, and notes the pages that show something else. */
export function updateNearest(index: Index, touched: AffectedPages): void {
  const lists = [...touched.results]
  index.run('delete from nearest where place not in (select id from places where has_page = 1)')
  if (touched.everything || touched.listings.size > MANY) findAll(index, touched)
  else {
    const left = [...touched.listings].flatMap((tnid) => leave(index, tnid, touched))
    for (const tnid of touched.listings) join(index, tnid, touched)
    find(index, left)
  }
  const missing = index.all<Point>(
    `select id, lat, lng from places where has_page = 1
     and id not in (select place from nearest where kind = 'airport')`,
  )
  find(
    index,
    missing.flatMap((place) => KINDS.map((kind) => ({ place, kind }))),
  )
  if (!touched.everything) touchCounts(index, lists, touched)
}

/** Guides name how many places the nearest town has: they change with its lists, each `${place} ${dtype}`. */
function touchCounts(index: Index, lists: readonly string[], touched: AffectedPages): void {
  const places = index.all<{ place: number }>(
    `select distinct n.place from json_each(?) j
     join listings l on l.city = json_extract(j.value, '$[0]') and l.dtype = json_extract(j.value, '$[1]')
     join nearest n on n.ref = l.tnid`,
    JSON.stringify(lists.map((list) => list.split(' ').map(Number))),
  )
  for (const { place } of places) touch(touched, place)
}

/** The guide, and the lists that have nothing real. */
function touch(touched: AffectedPages, place: number): void {
  touched.places.add(place)
  for (const dtype of DIRECTORY_TYPES) touched.results.add(`${place} ${dtype}`)
}

/** The nearest listing or airport of each kind to a place with a page, by kind. */
export function nearestRefs(index: Index, place: number): Map<NearestKind, number> {
  const rows = index.all<{ kind: NearestKind; ref: number }>(
    `select kind, ref from nearest where place = ? and kind in (${KINDS.map(() => '?').join(', ')})`,
    place,
    ...KINDS,
  )
  return new Map(rows.map(({ kind, ref }) => [kind, ref]))
}

interface Wanted {
  place: Point
  kind: NearestKind
}

/** Removes a listing where it is no longer the nearest of its kind for sure: what is must be found. */
function leave(index: Index, tnid: number, touched: AffectedPages): Wanted[] {
  return index
    .all<NearestRow & Point>(
      `select p.id, p.lat, p.lng, n.* from nearest n join places p on p.id = n.place
       where n.ref = ? and n.kind in (select value from json_each(?))`,
      tnid,
      JSON.stringify(LISTING_KINDS),
    )
    .flatMap(({ id, lat, lng, kind, km }) => {
      touch(touched, id)
      const now = pointOf(index, tnid, kind as ListingKind)
      if (now && distanceKm(lat, lng, now.lat, now.lng) <= km) return []
      index.run('delete from nearest where place = ? and kind = ?', id, kind)
      return [{ place: { id, lat, lng }, kind }]
    })
}

const pointOf = (index: Index, tnid: number, kind: ListingKind): Point | undefined =>
  index.get(`select tnid id, lat, lng from listings where tnid = ? and ${LISTINGS[kind]}`, tnid)

/** Enters a listing wherever nothing of its kind is nearer. */
function join(index: Index, tnid: number, touched: AffectedPages): void {
  for (const kind of LISTING_KINDS) {
    const point = pointOf(index, tnid, kind)
    if (!point) continue
    const others = index.all<NearestRow & Point>(
      `select p.id, p.lat, p.lng, n.* from nearest n join places p on p.id = n.place
       where n.kind = ? and abs(p.lat - ?) * ? <= n.km`,
      kind,
      point.lat,
      KM_PER_DEGREE,
    )
    for (const { id, lat, lng, ref, km } of others) {
      const own = { id: tnid, km: distanceKm(lat, lng, point.lat, point.lng) }
      if (ref !== tnid && !isNearer(own, { id: ref, km })) continue
      put(index, { place: id, kind, ref: tnid, km: own.km })
      touch(touched, id)
    }
  }
}

function findAll(index: Index, touched: AffectedPages): void {
  const rows = () => index.all<NearestRow>('select * from nearest order by place, kind')
  const before = new Map(rows().map(({ place, kind, ref, km }) => [`${place} ${kind}`, `${ref} ${km}`]))
  index.run('delete from nearest')
  const places = index.all<Point>('select id, lat, lng from places where has_page = 1')
  find(
    index,
    places.flatMap((place) => KINDS.map((kind) => ({ place, kind }))),
  )
  for (const { place, kind, ref, km } of rows()) {
    if (touched.listings.has(ref) || before.get(`${place} ${kind}`) !== `${ref} ${km}`) touch(touched, place)
  }
}

function find(index: Index, rows: readonly Wanted[]): void {
  for (const [kind, own] of Map.groupBy(rows, (row) => row.kind)) {
    const nearestTo = nearestFinder(pointsOf(index, kind))
    for (const { place } of own) {
      const { id, km } = nearestTo(place.lat, place.lng) ?? NOTHING
      put(index, { place: place.id, kind, ref: id, km })
    }
  }
}

/** The communities of a country that can be called. */
export const communitiesIn = (index: Index, country: string): Point[] =>
  index.all(`select tnid id, lat, lng from listings where country = ? and ${LISTINGS.community}`, country)

export function pointsOf(index: Index, kind: NearestKind): Point[] {
  if (kind !== 'airport' && kind !== 'largeAirport')
    return index.all(`select tnid id, lat, lng from listings where ${LISTINGS[kind]}`)
  return setBodies<SeedAirport>(index, 'airports')
    .filter(({ large }) => kind === 'airport' || large)
    .map(({ id, position: [lng, lat] }) => ({ id, lat, lng }))
}

function put(index: Index, { place, kind, ref, km }: NearestRow): void {
  index.run('insert or replace into nearest values (?, ?, ?, ?)', place, kind, ref, km)
}
