import type { SeedListing } from '#core/contract/data-files.ts'
import { ALIKE, type MatchReason } from '#core/contract/desk-parts.ts'
import { distanceKm } from '#core/domain/distance.ts'
import { searchForm } from '#core/domain/slug.ts'
import { phoneDigits } from '#data/index/phones.ts'
import { distinctiveWords } from './distinctive-words.ts'
import type { Towns } from './nearest-town.ts'

/** Places farther apart are never duplicates. */
export const NEAR_METRES = 150

/** Keys to find duplicates of a place. */
export interface MatchKeys {
  /** Its type with its names, phones and website: `228 name hamsa`. */
  keys: readonly string[]
  lat: number
  lng: number
  /** The kind within its type, if any: a school is not a mikvah. */
  kind: string | undefined
}

type Marked = Pick<SeedListing, 'dtype' | 'place' | 'title' | 'position'> & Partial<SeedListing>

/** Flats in one building share owner, phone and website. */
const RENTAL = 236

/** Synagogues, museums and missions may share the home page of a federation or ministry. */
const SHARED_SITES: ReadonlySet<number> = new Set([231, 232, 233, 237])

/** The match keys of a listing; `names` are additional ones. */
export function matchKeys(body: Marked, towns: Towns, names: readonly string[] = []): MatchKeys {
  const { dtype, place, title, position, phones = [], website } = body
  const town = towns.get(place)
  const home = town ? formsOf(town) : []
  const keys = new Set<string>()
  const add = (alike: MatchReason, value: string | undefined) => value && keys.add(`${dtype} ${alike} ${value}`)
  for (const name of new Set([...Object.values(title), ...names])) add('name', nameMark(name, home))
  if (dtype !== RENTAL) {
    for (const phone of phones) add('phone', e164(phone, town?.country))
    add('website', website && webMark(website, SHARED_SITES.has(dtype)))
  }
  const [lng, lat] = position
  const kind = body.businessesType ?? body.heritageType ?? body.embassyType ?? body.apartmentType
  return { keys: [...keys], lat, lng, kind }
}

type Town = NonNullable<ReturnType<Towns['get']>>
const forms = new WeakMap<Town, string[]>()

/** The names of a town in search form, cached because thousands of places share a town. */
function formsOf(town: Town): string[] {
  const known = forms.get(town)
  if (known) return known
  const names = [...new Set(Object.values(town.names).map(searchForm))]
  forms.set(town, names)
  return names
}

/** What two places have in common; undefined if they are not duplicates. */
export function matchOf(keys: MatchKeys, other: MatchKeys): { alike: MatchReason[]; metres: number } | undefined {
  const metres = metresBetween(keys, other)
  if (metres === undefined) return undefined
  const common = keys.keys.filter((key) => other.keys.includes(key))
  const alike = ALIKE.filter((what) => common.some((key) => key.split(' ', 2)[1] === what))
  return alike.length > 0 ? { alike, metres } : undefined
}

/** The distance of two possible duplicates; undefined if too far apart, or of different kinds. */
export function metresBetween(position: Omit<MatchKeys, 'keys'>, other: Omit<MatchKeys, 'keys'>): number | undefined {
  if (position.kind && other.kind && position.kind !== other.kind) return undefined
  const metres = distanceKm(position.lat, position.lng, other.lat, other.lng) * 1000
  return metres > NEAR_METRES ? undefined : metres
}

/** A name without generic words and, unless nothing is left, without its town's name. */
function nameMark(name: string, home: readonly string[]): string {
  const form = searchForm(name)
  const away = home.reduce((text, town) => (town ? text.replaceAll(` ${town} `, ' ') : text), ` ${form} `)
  return distinctiveWords(away.trim()) || distinctiveWords(form)
}

/** Shorter numbers, such as `*1234`, identify no place. */
const LEAST_DIGITS = 8

/** A number's international digits; undefined if unknown. */
export function e164(phone: string, country = ''): string | undefined {
  const digits = phoneDigits(phone, country || undefined)
  return digits && digits.length >= LEAST_DIGITS ? digits : undefined
}

/** Host and path of a website; undefined for a shared home page. */
function webMark(website: string, isShared: boolean): string | undefined {
  const url = URL.parse(website)
  if (!url) return undefined
  const path = url.pathname.replace(/\/+$/, '')
  if (path === '' && isShared) return undefined
  return `${url.hostname.replace(/^www\./, '')}${path}`.toLowerCase()
}
