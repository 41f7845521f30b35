import type { ListingDraft } from '../places/listing-draft.ts'
import { kosherOf } from './kosher.ts'
import { mission, NO_OFFICE } from './missions.ts'
import { valuesOf, type Tags } from './tags.ts'

/** Selects the sentence that describes a place. */
export type KindName =
  | 'mission'
  | 'synagogue'
  | 'mikvah'
  | 'cemetery'
  | 'eruv'
  | 'community-centre'
  | 'library'
  | 'museum'
  | 'holocaust-museum'
  | 'memorial'
  | 'historic-site'
  | 'former-synagogue'
  | 'hotel'
  | 'rental'
  | 'shop'
  | 'catering'
  | 'restaurant'
  | 'eat-or-shop'

/** Required values of tags: `*` for any. A tag may have several, separated by `;`. */
type Wanted = Readonly<Record<string, readonly string[]>>

export interface Kind {
  name: KindName
  /** All of them must hold. */
  tags: Wanted
  /** None of them may hold. */
  without?: Wanted
  /** Only if tagged as serving or selling kosher food. */
  needsKosher?: true
  /** What its name must say, where the tags leave it open. */
  named?: RegExp
  fields: (tags: Tags) => ListingDraft
}

const JEWISH = { religion: ['jewish'] } as const
/** Mikveh Israel (“hope of Israel”) is the name of many synagogues. */
const MIKVAH = /^(?:ה?מקוו?ה|mikvah|mi[kq]veh?|mikwe)(?![א-ת\p{L}])(?! (?:ישראל|israel|yisrael))/iu
const WORSHIP = { amenity: ['place_of_worship'], ...JEWISH } as const
const place = (businessesType: string) => (): ListingDraft => ({
  dtype: 232,
  businessesType,
})
const site = (heritageType: string) => (): ListingDraft => ({ dtype: 237, heritageType })

/** Our kinds of business by kind of shop. */
export const SHOPS: Readonly<Record<string, string>> = {
  supermarket: 'grocery', convenience: 'grocery', grocery: 'grocery', general: 'grocery', food: 'grocery',
  greengrocer: 'grocery', health_food: 'grocery', frozen_food: 'grocery', deli: 'grocery', dairy: 'grocery',
  cheese: 'grocery', seafood: 'grocery', spices: 'grocery', nuts: 'grocery', wholesale: 'grocery',
  confectionery: 'grocery', chocolate: 'grocery', butcher: 'butcher', bakery: 'bakery', pastry: 'bakery',
  wine: 'wine', alcohol: 'wine', beverages: 'wine', caterer: 'catering', kosher: 'grocery',
} // prettier-ignore

const RENTALS: Readonly<Record<string, string>> = {
  apartment: 'apartment',
  chalet: 'cottage',
  guest_house: 'guest-house',
}

/** Schools, by `amenity`: never fetched or listed, whatever else they are, for the safety of the people in them. */
export const SCHOOLS: readonly string[] = [
  'school',
  'kindergarten',
  'childcare',
  'prep_school',
  'college',
  'university',
]

/** Where the map says that a building no longer serves for worship. */
const FORMER_WORSHIP = ['disused:amenity', 'abandoned:amenity', 'was:amenity', 'historic:amenity'] as const

/** The places that the directory lists, by their tags; the first match applies. */
export const KINDS: readonly Kind[] = [
  { name: 'mission', tags: { office: ['diplomatic'], country: ['IL'] }, without: NO_OFFICE, fields: mission },
  { name: 'mission', tags: { diplomatic: ['*'], country: ['IL'] }, without: NO_OFFICE, fields: mission },
  { name: 'mission', tags: { amenity: ['embassy'], country: ['IL'] }, without: NO_OFFICE, fields: mission },
  { name: 'mikvah', tags: WORSHIP, named: MIKVAH, fields: place('mikvah') },
  { name: 'synagogue', tags: WORSHIP, fields: () => ({ dtype: 231 }) },
  {
    name: 'mikvah',
    tags: { 'bath:type': ['mikveh', 'mikvah', 'mikve', 'mikwe', 'jewish_ritual'] },
    fields: place('mikvah'),
  },
  { name: 'mikvah', tags: { amenity: ['public_bath'], ...JEWISH }, fields: place('mikvah') },
  { name: 'mikvah', tags: { amenity: ['mikveh', 'mikvah', 'mikve', 'ritual_bath'] }, fields: place('mikvah') },
  { name: 'cemetery', tags: { landuse: ['cemetery'], ...JEWISH }, fields: site('cemetery') },
  { name: 'cemetery', tags: { amenity: ['grave_yard'], ...JEWISH }, fields: site('cemetery') },
  // No tag for an eruv is established; mappers use these.
  { name: 'eruv', tags: { boundary: ['eruv'] }, fields: place('eruv') },
  { name: 'eruv', tags: { barrier: ['eruv'] }, fields: place('eruv') },
  {
    name: 'community-centre',
    tags: { amenity: ['community_centre', 'social_centre', 'events_venue'], ...JEWISH },
    fields: place('community-centre'),
  },
  {
    name: 'community-centre',
    tags: { amenity: ['community_centre'], 'community_centre:for': ['jewish', 'jews'] },
    fields: place('community-centre'),
  },
  {
    name: 'community-centre',
    tags: { office: ['religion', 'association', 'ngo'], ...JEWISH },
    fields: place('community-centre'),
  },
  { name: 'library', tags: { amenity: ['library'], ...JEWISH }, fields: place('library') },
  {
    name: 'memorial',
    tags: { historic: ['memorial', 'monument'], ...JEWISH },
    without: { memorial: ['stolperstein', 'plaque'] },
    fields: site('memorial'),
  },
  {
    name: 'holocaust-museum',
    tags: { tourism: ['museum'], museum: ['holocaust'] },
    fields: site('holocaust-museum'),
  },
  { name: 'museum', tags: { tourism: ['museum'], ...JEWISH }, fields: site('museum') },
  { name: 'museum', tags: { tourism: ['museum'], museum: ['jewish'] }, fields: site('museum') },
  ...FORMER_WORSHIP.map((key) => ({
    name: 'former-synagogue' as const,
    tags: { building: ['synagogue'], [key]: ['place_of_worship'] },
    // Others pray there now.
    without: { amenity: ['place_of_worship'] },
    fields: site('former-synagogue'),
  })),
  { name: 'historic-site', tags: { historic: ['tomb'], ...JEWISH }, fields: site('tomb') },
  {
    name: 'historic-site',
    tags: { historic: ['synagogue', 'ruins', 'building'], ...JEWISH },
    fields: site('historic-site'),
  },
  { name: 'hotel', tags: { tourism: ['hotel', 'motel', 'hostel'] }, needsKosher: true, fields: () => ({ dtype: 230 }) },
  {
    name: 'rental',
    tags: { tourism: Object.keys(RENTALS) },
    needsKosher: true,
    fields: (tags) => ({ dtype: 236, apartmentType: RENTALS[tags.tourism ?? ''] }),
  },
  {
    name: 'shop',
    tags: { shop: ['religion', 'books', 'gift'], ...JEWISH },
    fields: (tags) => place(tags.shop === 'books' ? 'bookshop' : 'judaica')(),
  },
  {
    name: 'shop',
    tags: { shop: Object.keys(SHOPS) },
    needsKosher: true,
    fields: (tags) => place(SHOPS[tags.shop ?? ''] ?? 'grocery')(),
  },
  { name: 'catering', tags: { craft: ['caterer'] }, needsKosher: true, fields: place('catering') },
  {
    name: 'restaurant',
    tags: { amenity: ['restaurant', 'cafe', 'fast_food', 'food_court', 'ice_cream', 'bar', 'pub', 'biergarten'] },
    needsKosher: true,
    fields: () => ({ dtype: 228 }),
  },
  // Extracts that do not say whether it serves or sells food.
  {
    name: 'eat-or-shop',
    tags: { amenity: ['unknown'] },
    needsKosher: true,
    fields: () => ({ dtype: 228, businessesType: 'eat-or-shop' }),
  },
]

const holds = (tags: Tags, key: string, values: readonly string[]) =>
  tags[key] !== undefined && valuesOf(tags[key]).some((value) => values.includes('*') || values.includes(value))

/** The table, prepared for millions of elements. */
const RULES = KINDS.map((kind) => ({
  kind,
  required: Object.entries(kind.tags),
  unwanted: Object.entries(kind.without ?? {}),
}))

/** Places where children or young people learn and live, whatever the map calls them: nobody is to find them here. */
const SCHOOL = new RegExp(
  'ישיבה|ישיבת(?![א-ת])|תלמוד תורה|פנימיי?ה|חטיבת ביניים|בית ספר|אולפנת|גני? ילדים|' +
    '\\b(?:yeshiva[hs]?|yeshivas|cheder|talmud torah)\\b',
  'i',
)

/** What may be a school by its name; a restaurant is none. */
const GATHERINGS = ['place_of_worship', 'community_centre', 'social_centre', 'library']

/** The kind of a place; undefined if the directory does not list it. */
export function kindOf(tags: Tags): Kind | undefined {
  if (holds(tags, 'amenity', SCHOOLS)) return undefined
  const { name = '' } = tags
  if (holds(tags, 'amenity', GATHERINGS) && SCHOOL.test(name)) return undefined
  return RULES.find(
    ({ kind, required, unwanted }) =>
      required.every(([key, list]) => holds(tags, key, list)) &&
      !unwanted.some(([key, list]) => holds(tags, key, list)) &&
      (!kind.needsKosher || kosherOf(tags) !== undefined) &&
      (!kind.named || kind.named.test(name)),
  )?.kind
}

/** Hours of a place that never opens, perhaps with the reason: `off "renovation"`. */
const NEVER = /^(?:(?:24\/7|Mo-Su|Su-Sa)\s+)?(?:off|closed)(?:\s*"[^"]*")?;?$/i

const PLAIN_DATE = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/

/**
 * Whether the map says that a place of ours had its last day before `day`; heritage stays what it was. An end that is
 * no plain date (`before 1990`, `C19`) is past.
 */
export function hasEnded(tags: Tags, day: string): boolean {
  const end = tags.end_date?.trim() ?? ''
  if (end === '' || kindOf(tags)?.fields(tags).dtype === 237) return false
  return !PLAIN_DATE.test(end) || end < day.slice(0, end.length)
}

const GONE = ['disused:', 'abandoned:', 'demolished:', 'removed:', 'was:', 'razed:', 'historic:']

/** Whether a place of ours is closed: `disused:amenity=restaurant`, `abandoned=yes`, hours `off`. */
export function isClosed(tags: Tags): boolean {
  const kind = kindOf(tags)
  if (kind) {
    // A cemetery that is no longer used is heritage all the same.
    const isHeritage = kind.fields(tags).dtype === 237
    const flags = isHeritage ? ['demolished', 'closed'] : ['disused', 'abandoned', 'demolished', 'closed']
    return flags.some((flag) => tags[flag] === 'yes') || NEVER.test(tags.opening_hours?.trim() ?? '')
  }
  const past = Object.entries(tags).map(([key, value]) => {
    const prefix = GONE.find((candidate) => key.startsWith(candidate))
    return [prefix ? key.slice(prefix.length) : key, value] as const
  })
  return past.some(([key], i) => key !== Object.keys(tags)[i]) && kindOf(Object.fromEntries(past)) !== undefined
}

/** Whether a place that is only listed for kosher food has none, according to the map. */
export const isUnkosher = (tags: Tags): boolean =>
  (tags['diet:kosher'] ?? tags.kosher) === 'no' &&
  kindOf(tags) === undefined &&
  kindOf({ ...tags, 'diet:kosher': 'yes' }) !== undefined

/** Whether an element is relevant: one of ours, or a former one. */
export const isWanted = (tags: Tags): boolean => kindOf(tags) !== undefined || isClosed(tags) || isUnkosher(tags)
