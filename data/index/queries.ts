import { hash } from 'node:crypto'
import { DIRECTORY_TYPES, type DirectoryType } from '#core/terms/directory.ts'
import type { Authority, OptionList, SeedFeature } from '#core/contract/data-files.ts'
import type { Localized } from '#core/terms/localized.ts'
import type { ShabbatTimes } from '#core/domain/times/shabbat-times.ts'
import { listingCards, placeRef, placeRow, type CardRow, type ListingRow, type PlaceRow } from './cards.ts'
import { addHours } from './listing-hours.ts'
import type { FeatureCard, TypeCount, TypeSection } from './inputs.ts'
import type { OptionNames } from './option-names.ts'
import { BEST_FIRST, TOWNS_IN_TURN, nearestTo } from './list-order.ts'
import { keptWhileUnchanged, type Index } from './open.ts'

/** A city includes its districts' listings, a country its cities'. */
export function scopeOf(place: PlaceRow): { where: string; value: number | string } {
  if (place.kind === 'country') return { where: 'country = ?', value: place.country }
  const where = place.part_of === null ? 'city = ?' : 'place = ?'
  return { where, value: place.id }
}

/** The number of listings of each type in a place, in the order of types, without empty ones and samples. */
export function typeCounts(index: Index, place: PlaceRow): readonly TypeCount[] {
  const counts = keptCounts(index)
  let found = counts.get(place.id)
  if (!found) counts.set(place.id, (found = countTypes(index, place)))
  return found
}

/** By place. */
const keptCounts = keptWhileUnchanged(() => new Map<number, readonly TypeCount[]>())

function countTypes(index: Index, place: PlaceRow): TypeCount[] {
  const { where, value } = scopeOf(place)
  return inTypeOrder(
    index.all<CountRow>(
      `select dtype, count(*) count from listings where ${where} and sample = 0 group by dtype`,
      value,
    ),
  )
}

/** Whether a place has samples of a type. */
export function hasSamples(index: Index, place: PlaceRow, dtype: DirectoryType): boolean {
  const { where, value } = scopeOf(place)
  return index.get(`select 1 from listings where ${where} and dtype = ? and sample = 1`, value, dtype) !== undefined
}

export function allTypeCounts(index: Index): TypeCount[] {
  return inTypeOrder(index.all<CountRow>('select dtype, count(*) count from listings where sample = 0 group by dtype'))
}

type CountRow = Omit<TypeCount, 'dtype'> & { dtype: number }

function inTypeOrder(rows: readonly CountRow[]): TypeCount[] {
  return DIRECTORY_TYPES.flatMap((dtype) => {
    const row = rows.find((counted) => counted.dtype === dtype)
    return row ? [{ ...row, dtype }] : []
  })
}

export function placesWithPages(index: Index): number[] {
  return index.all<{ id: number }>('select id from places where has_page = 1 order by id').map(({ id }) => id)
}

/** Real listings of whose kashrut something was stated, and where they are. */
export function judgedListings(index: Index): { tnid: number; timeZone: string; country: string }[] {
  return index.all(
    `select tnid, p.time_zone timeZone, l.country from listings l join places p on p.id = l.place
     where sample = 0 and instr(body, '"kashrutFacts":') > 0`,
  )
}

/** Of a `CardRow`: bodies are long. */
export const CARD_COLUMNS = 'place, card, reviews, rating, confirmed, old'

interface IdsWanted {
  dtype: DirectoryType
  /** Whether samples are among them. */
  samples: boolean
}

/** The ids of the listings of a type in a place, unordered. */
export function listingIds(index: Index, place: PlaceRow, { dtype, samples }: IdsWanted): number[] {
  const { where, value } = scopeOf(place)
  const sql = `select json_group_array(tnid) tnids from listings where ${where} and dtype = ? and sample <= ?`
  return JSON.parse(index.get<{ tnids: string }>(sql, value, dtype, Number(samples))!.tnids) as number[]
}

/** The listings of a type in a place without samples, as cards. */
export function cardRows(index: Index, place: PlaceRow, dtype: DirectoryType): CardRow[] {
  const { where, value } = scopeOf(place)
  return index.all(`select ${CARD_COLUMNS} from listings where ${where} and dtype = ? and sample = 0`, value, dtype)
}

export function listingRow(index: Index, tnid: number): ListingRow | undefined {
  return index.get('select * from listings where tnid = ?', tnid)
}

/**
 * The first listings of some types in a place, without samples: paid first, then by worth, in a city the nearest to its
 * centre first, in a country two of each town in turn; old ones last.
 */
export function sectionsOf(
  index: Index,
  place: PlaceRow,
  { types, limit }: { types: readonly DirectoryType[]; limit: number },
): TypeSection[] {
  const { where, value } = scopeOf(place)
  const counts = typeCounts(index, place)
  return counts.flatMap(({ dtype, count: total }) => {
    if (!types.includes(dtype)) return []
    const rows = index.all<CardRow>(
      `select ${CARD_COLUMNS} from listings where ${where} and dtype = ? and sample = 0
       order by ${BEST_FIRST}, ${place.kind === 'city' ? nearestTo(place) : TOWNS_IN_TURN}, tnid limit ?`,
      value,
      dtype,
      limit,
    )
    const cards = listingCards(index, rows)
    addHours(index, cards)
    return [{ dtype, total, cards }]
  })
}

/** Maximum other features of its place on a feature's page. */
export const MAX_OTHER_FEATURES = 4

/** Features in lists: current ones that are no samples. */
export const LISTED = 'past = 0 and sample = 0'

export interface FeatureRow {
  place: number
  body: string
}

export function featureCard(index: Index, row: FeatureRow): FeatureCard | undefined {
  const place = placeRow(index, row.place)
  if (!place) return undefined
  const feature = JSON.parse(row.body) as SeedFeature
  return {
    nid: feature.nid,
    title: feature.title,
    summary: feature.summary,
    place: placeRef(place),
    picture: feature.pictures[0] ?? 'travel-1',
    sample: feature.sample === true,
    ...(feature.dates && { dates: feature.dates }),
    ...(feature.startRate && { startRate: feature.startRate }),
  }
}

export function topFeatures(index: Index, limit: number): FeatureCard[] {
  return index
    .all<FeatureRow>(`select place, body from features where ${LISTED} order by top desc, nid limit ?`, limit)
    .flatMap((row) => featureCard(index, row) ?? [])
}

/** The body of a set. */
export function setBody<T>(index: Index, kind: string, id: string): T | undefined {
  const row = index.get<{ body: string }>('select body from sets where kind = ? and id = ?', kind, id)
  return row && (JSON.parse(row.body) as T)
}

/** The number among subjects of the page of a set whose id is a word: 28 bits of a hash of it. */
export const keyRef = (id: string): number => Number.parseInt(hash('sha1', id).slice(0, 7), 16)

/** The bodies of all sets of a kind. */
export function setBodies<T>(index: Index, kind: string): T[] {
  return index
    .all<{ body: string }>('select body from sets where kind = ?', kind)
    .map(({ body }) => JSON.parse(body) as T)
}

/** The authorities that some facts name, each once, in that order. */
export function authoritiesOf(index: Index, facts: readonly { authority?: string }[]): Authority[] {
  const ids = new Set(facts.flatMap(({ authority }) => authority ?? []))
  return [...ids].flatMap((id) => setBody<Authority>(index, 'authorities', id) ?? [])
}

/** All authorities by their English names, samples last. */
export function allAuthorities(index: Index): Authority[] {
  const rank = ({ sample = false }: Authority) => Number(sample)
  return setBodies<Authority>(index, 'authorities').sort(
    (a, b) => rank(a) - rank(b) || a.names.en.localeCompare(b.names.en, 'en'),
  )
}

export interface Option {
  id: string
  name: Localized
  /** Of an invented authority. */
  sample?: true
  /** No longer offered; listings may have it. */
  retired?: boolean
}

/** The options of a filter list, in order. */
export function optionList(index: Index, list: string): Option[] {
  if (list !== 'supervision') return setBody<OptionList>(index, 'options', list)?.options ?? []
  return allAuthorities(index).map(({ id, names, sample }) => ({ id, name: names, ...(sample && { sample }) }))
}

/** The names of all options, by list and id. */
export function optionNames(index: Index): OptionNames {
  const lists = index
    .all<{ id: string; body: string }>(`select id, body from sets where kind = 'options'`)
    .map(({ id, body }): [string, Option[]] => [id, (JSON.parse(body) as OptionList).options])
  lists.push(['supervision', optionList(index, 'supervision')])
  return Object.fromEntries(
    lists.map(([id, options]) => [id, Object.fromEntries(options.map((option) => [option.id, option.name]))]),
  )
}

/** The coming Shabbat times of a place with pages. */
export function storedTimes(index: Index, place: number): ShabbatTimes | undefined {
  const row = index.get<{ body: string }>('select body from times where place = ?', place)
  return row && (JSON.parse(row.body) as ShabbatTimes)
}

const TIMES_MADE_FOR = 'timesMadeFor'

/** The latest moment for which times were computed, epoch milliseconds; 0 if unknown. */
export function timesMadeFor(index: Index): number {
  return Number(index.meta(TIMES_MADE_FOR) ?? 0)
}

export function noteTimesMadeFor(index: Index, now: number): void {
  index.setMeta(TIMES_MADE_FOR, String(now))
}
