import { STAY_TYPES } from '../terms/directory.ts'
import type { FieldRow } from './row.ts'

const phone = { kind: 'phone', max: 45 } as const
const url = { kind: 'url', max: 500 } as const
const line = (max: number) => ({ kind: 'line', max }) as const
const localized = (kind: 'line' | 'text', max: number) => ({ kind, max, localized: 'text' }) as const
const choice = <const L extends string>(list: L) => ({ kind: 'choice', max: 60, list }) as const
const choices = <const L extends string>(list: L) => ({ kind: 'choices', max: 30, list }) as const
const answer = { kind: 'answer', max: 3 } as const

const FOOD = { types: [228, 230], group: 'food' } as const
const KOSHER = { types: [228, 230, 232], group: 'food' } as const
const COMMUNITY = { types: [231], group: 'community' } as const
const RENTAL = { types: [236], group: 'rental' } as const
/** What observant guests ask of a hotel or a flat. */
const STAY = {
  ...answer,
  types: STAY_TYPES,
  group: 'stay',
  detail: 'short',
  regular: true,
  structured: { property: 'amenityFeature' },
} as const

/**
 * The fields of a listing, by their names in its document. Everything else about a field derives from its
 * row: the schemas of data files, edits and the API, the edit form, the desk, the index, details, cards,
 * filters, imports and structured data. The order is that of forms and pages.
 */
export const FIELDS = {
  title: { ...line(200), localized: 'line', form: 'title', group: 'about', wide: true, required: 'addPlaceName' },
  address: { ...line(300), form: 'address1', group: 'place', wide: true, required: 'addPlaceAddress' },
  town: { kind: 'city', max: 100, form: 'town', group: 'place', required: 'addPlaceCity' },
  country: { kind: 'country', max: 100, form: 'country', group: 'place', required: 'addPlaceCountry', ofTown: true },
  county: { ...line(100), form: 'county', group: 'place', ofTown: true },
  postcode: { ...line(20), form: 'postcode', group: 'place' },
  phones: { ...phone, form: ['phone1', 'phone2', 'phone3'], group: 'contact' },
  fax: { ...phone, form: 'fax', group: 'contact' },
  email: { kind: 'email', max: 200, form: 'email', group: 'contact', structured: { property: 'email' } },
  website: { ...url, form: 'website', group: 'contact', structured: { property: 'sameAs' } },
  menu: {
    ...url, form: 'lmenu', types: FOOD.types, group: 'contact', wide: true,
    structured: { property: 'hasMenu', types: [228] },
  },
  foodType: {
    ...choices('foodtype'), ...FOOD, form: 'foodType', detail: 'short', card: 2, filter: { 228: 1, 230: 2 },
    kashrut: true,
  },
  cuisine: {
    ...choices('cuisine'), ...FOOD, form: 'cuisine', detail: 'short', card: 2, filter: { 228: 2, 230: 3 },
    regular: true, osm: ['cuisine'], structured: { property: 'servesCuisine', types: [228] },
  },
  supervision: {
    ...choices('supervision'), ...KOSHER, form: 'supervision', filter: { 228: 5, 230: 5, 232: 3 }, kashrut: true,
    ofFacts: true,
  },
  kashrut: {
    ...choice('kashrut'), ...KOSHER, filter: { 228: 4, 230: 4, 232: 2 }, kashrut: true, ofFacts: true,
  },
  kosherStandards: {
    ...choices('kosherstandard'), ...KOSHER, filter: { 228: 6, 230: 6, 232: 4 }, wantsAll: true, kashrut: true,
    ofFacts: true,
  },
  kosherStatus: { ...localized('line', 500), ...KOSHER, form: 'kosherStatus', wide: true, kashrut: true },
  isGlatt: { ...answer, ...KOSHER, form: 'isGlatt', detail: 'short', kashrut: true },
  religion: {
    ...choice('religion'), ...COMMUNITY, form: 'religion', detail: 'short', card: 1, filter: { 231: 1 },
    osm: ['denomination'],
  },
  originOfCommunity: {
    ...choice('originofcommunity'), ...COMMUNITY, form: 'originOfCommunity', detail: 'short', card: 1,
    filter: { 231: 2 }, osm: ['denomination', 'denomination:rite', 'rite'],
  },
  nosachOfPrayer: { ...localized('line', 200), ...COMMUNITY, form: 'nosachOfPrayer', regular: true, detail: 'short' },
  headOfCommunity: { ...line(200), ...COMMUNITY, form: 'headOfCommunity', detail: 'short' },
  rabbi: { ...line(200), ...COMMUNITY, form: 'rabbi', detail: 'short' },
  prayers: { ...localized('text', 2000), ...COMMUNITY, form: 'prayers', detail: 'long' },
  prayerTimes: { kind: 'prayerTimes', max: 3000, ...COMMUNITY, form: 'prayerTimes', wide: true },
  businessesType: { ...choice('businessestype'), types: [228, 232], detail: 'short', card: 1, filter: { 232: 1 } },
  heritageType: { ...choice('heritagetype'), types: [237], detail: 'short', card: 1, filter: { 237: 1 } },
  embassyType: { ...choice('embassytype'), types: [233], detail: 'short', card: 1, filter: { 233: 1 } },
  apartmentType: {
    ...choice('apartmenttype'), ...RENTAL, form: 'apartmentType', detail: 'short', card: 1, filter: { 236: 1 },
    regular: true,
  },
  apartmentsNumberOfRooms: {
    ...choice('apartmentsnumberofrooms'), ...RENTAL, form: 'apartmentsNumberOfRooms', detail: 'short', card: 1,
    filter: { 236: 2 }, regular: true,
  },
  priceRange: {
    ...choice('pricerange'), ...FOOD, form: 'priceRange', detail: 'short', card: 1, filter: { 228: 3, 230: 1, 236: 3 },
    regular: true,
  },
  mechanicalLock: { ...STAY, form: 'mechanicalLock' },
  shabbatLift: { ...STAY, form: 'shabbatLift' },
  groundFloor: { ...STAY, form: 'groundFloor' },
  sukkah: { ...STAY, form: 'sukkah' },
  guestKitchen: { ...STAY, form: 'guestKitchen' },
  kasherableKitchen: { ...STAY, form: 'kasherableKitchen' },
  eruv: { ...STAY, form: 'eruv' },
  forShabbat: {
    ...choices('forshabbat'), types: STAY_TYPES, group: 'stay', card: 2, filter: { 230: 8, 236: 5 }, wantsAll: true,
    ofFacts: true,
  },
  openingHours: { ...localized('text', 2000), form: 'opening_hours', regular: true, group: 'more', detail: 'long' },
  hours: { kind: 'hours', max: 1500, form: 'hours', regular: true, group: 'more', wide: true },
  delivery: {
    ...answer, types: [228, 232], form: 'delivery', group: 'more', detail: 'short', regular: true, osm: ['delivery'],
  },
  creditCards: {
    ...answer, types: [228, 230, 232, 236, 237], form: 'creditCards', group: 'more', detail: 'short',
    regular: true, osm: ['payment:credit_cards', 'payment:visa', 'payment:mastercard'],
  },
  shabbatMeals: {
    ...answer, types: [228, 230, 231], form: 'shabbatMeals', group: 'more', detail: 'short', regular: true,
  },
  wheelchair: {
    ...choice('wheelchair'), form: 'wheelchair', group: 'more', detail: 'short', card: 1, osm: ['wheelchair'],
    regular: true, filter: { 228: 7, 230: 7, 231: 3, 232: 5, 233: 2, 236: 4, 237: 2 },
    structured: { property: 'amenityFeature' },
  },
  comments: { ...localized('text', 4000), form: 'comments', group: 'more' },
} as const satisfies Record<string, FieldRow> // prettier-ignore

type Rows = typeof FIELDS
export type FieldName = keyof Rows
export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[]

/** The row of a field; undefined for other names. */
export const findField = (name: string): Field | undefined =>
  Object.hasOwn(FIELDS, name) ? rowOf(name as FieldName) : undefined

/** The names of rows that match a type. */
type Like<T> = {
  [F in FieldName]: Rows[F] extends T ? F : never
}[FieldName]

/** A list of options. */
export type OptionListName = Rows[Like<{ list: string }>]['list']

export type Field = FieldRow & { list?: OptionListName }
export const rowOf = (field: FieldName): Field => FIELDS[field]

/** The fields stored in the document. */
export type DocumentField = Exclude<FieldName, 'town' | Like<{ ofTown: true }> | Like<{ ofFacts: true }>>
export const DOCUMENT_FIELDS = FIELD_NAMES.filter(
  (field) => field !== 'town' && !rowOf(field).ofTown && !rowOf(field).ofFacts,
) as DocumentField[]

/** The fields that hold options of a list. */
export type ChoiceField = Like<{ list: string }>
export type ChoicesField = Like<{ kind: 'choices' }>
export const CHOICE_FIELDS = FIELD_NAMES.filter((field) => rowOf(field).list !== undefined) as ChoiceField[]

/** The fields that answer what observant guests ask of a place to stay. */
export type StayAnswer = Like<{ kind: 'answer'; group: 'stay' }>
export const STAY_ANSWERS = FIELD_NAMES.filter((field) => {
  const { kind, group } = rowOf(field)
  return kind === 'answer' && group === 'stay'
}) as StayAnswer[]

/** The ids of the options that a listing has, by field. */
export type ChosenOptions = {
  [F in ChoiceField]?: F extends ChoicesField ? string[] : string
}

/** The field whose options a list holds. */
export const FIELD_OF_LIST = Object.fromEntries(CHOICE_FIELDS.map((field) => [FIELDS[field].list, field])) as Readonly<
  Record<OptionListName, ChoiceField>
>
export const OPTION_LISTS = Object.keys(FIELD_OF_LIST) as OptionListName[]

/** The options that a listing has, list by list. */
export function chosenOptions(listing: object): { field: ChoiceField; list: OptionListName; ids: string[] }[] {
  return CHOICE_FIELDS.map((field) => {
    const ids = (listing as ChosenOptions)[field] ?? []
    return { field, list: FIELDS[field].list, ids: [ids].flat() }
  })
}

/** What a listing's document refers to in lists: its options, and the authorities that its kashrut facts name. */
export function referencedOptions(listing: object): { field: string; list: OptionListName; ids: string[] }[] {
  const { kashrutFacts = [] } = listing as { kashrutFacts?: readonly { authority?: string }[] }
  const ids = kashrutFacts.flatMap(({ authority }) => authority ?? [])
  return [...chosenOptions(listing), { field: 'kashrutFacts', list: 'supervision', ids }]
}

/** The options that a card names, with their lists. */
export function cardOptions(card: ChosenOptions): [OptionListName, string][] {
  return chosenOptions(card).flatMap(({ field, list, ids }) =>
    ids.slice(0, rowOf(field).card ?? 0).map((id): [OptionListName, string] => [list, id]),
  )
}

/** What may be said of kashrut, with the lists of it; restaurants say so where nothing may. */
export function kashrutOptions(card: {
  dtype: number
  kashrut?: string | undefined
  supervision?: readonly string[] | undefined
}): [OptionListName, string][] {
  const status = card.kashrut ?? (card.dtype === 228 ? 'unknown' : undefined)
  if (!status) return []
  const supervision = card.supervision ?? []
  return [['kashrut', status], ...supervision.map((id): [OptionListName, string] => ['supervision', id])]
}

/** Whether listings of a type have a field. */
export const hasField = (field: FieldName, dtype: number): boolean => {
  const { types } = rowOf(field)
  return types === undefined || types.some((candidate) => candidate === dtype)
}
