import type { DirectoryType } from '../contract/directory.ts'
import type { FilterListName } from '../contract/options.ts'

/** What stands in a field of a listing, and for which types of listings. */
interface FieldRule {
  kind:
    | 'line'
    | 'text'
    | 'phone'
    | 'email'
    | 'url'
    /** The GeoNames id of a place that was picked, or the words that were typed. */
    | 'city'
    | 'country'
    /** One or several options of a filter list, by id. */
    | 'choice'
    | 'choices'
    /** `yes`, `no`, or nothing said. */
    | 'answer'
  /** The most letters, or options. */
  most: number
  list?: FilterListName
  /** All types unless told. */
  types?: readonly DirectoryType[]
}

const line = (most: number) => ({ kind: 'line', most }) as const
const text = (most: number) => ({ kind: 'text', most }) as const
const phone = { kind: 'phone', most: 31 } as const
const url = { kind: 'url', most: 500 } as const
const choice = (list: FilterListName) =>
  ({ kind: 'choice', most: 60, list }) as const
const choices = (list: FilterListName) =>
  ({ kind: 'choices', most: 30, list }) as const
const answer = { kind: 'answer', most: 3 } as const

const FOOD = { types: [228, 230] } as const
const KOSHER = { types: [228, 230, 232] } as const
const COMMUNITY = { types: [231] } as const
const RENTAL = { types: [236] } as const

/** The fields of a listing that a reader may edit, in the order of the form. */
export const EDIT_FIELDS = {
  title: line(200),
  address1: line(300),
  town: { kind: 'city', most: 100 },
  country: { kind: 'country', most: 100 },
  county: line(100),
  postcode: line(20),
  phone1: phone,
  phone2: phone,
  phone3: phone,
  fax: phone,
  email: { kind: 'email', most: 200 },
  website: url,
  lmenu: { ...url, ...FOOD },
  opening_hours: text(2000),
  foodType: { ...choices('foodtype'), ...FOOD },
  cuisine: { ...choices('cuisine'), ...FOOD },
  priceRange: { ...choice('pricerange'), ...FOOD },
  supervision: { ...choices('supervision'), ...KOSHER },
  kosherStatus: { ...line(500), ...KOSHER },
  isGlatt: { ...answer, ...KOSHER },
  religion: { ...choice('religion'), ...COMMUNITY },
  originOfCommunity: { ...choice('originofcommunity'), ...COMMUNITY },
  nosachOfPrayer: { ...line(200), ...COMMUNITY },
  prayers: { ...text(2000), ...COMMUNITY },
  headOfCommunity: { ...line(200), ...COMMUNITY },
  rabbi: { ...line(200), ...COMMUNITY },
  apartmentType: { ...choice('apartmenttype'), ...RENTAL },
  apartmentsNumberOfRooms: { ...choice('apartmentsnumberofrooms'), ...RENTAL },
  creditCards: { ...answer, types: [228, 230, 232, 236] },
  delivery: { ...answer, types: [228, 232] },
  shabbatMeals: { ...answer, types: [228, 230, 231] },
  comments: text(4000),
} as const satisfies Record<string, FieldRule>

export type EditField = keyof typeof EDIT_FIELDS
export type ListField = {
  [F in EditField]: (typeof EDIT_FIELDS)[F]['kind'] extends 'choices'
    ? F
    : never
}[EditField]
export type TextField = Exclude<EditField, ListField>

/** What stands in the fields; empty where nothing does. */
export type EditValues = { readonly [F in TextField]: string } & {
  readonly [F in ListField]: readonly string[]
}
export type EditChanges = Partial<EditValues>
export type EditValue = EditValues[EditField]

export const EDIT_FIELD_NAMES = Object.keys(EDIT_FIELDS) as EditField[]

export const ruleOf = (field: EditField): FieldRule => EDIT_FIELDS[field]

export const isListField = (field: EditField): field is ListField =>
  ruleOf(field).kind === 'choices'

/** The fields that a listing of a type has. */
export function fieldsOfType(dtype: DirectoryType): EditField[] {
  return EDIT_FIELD_NAMES.filter((field) =>
    (ruleOf(field).types ?? [dtype]).includes(dtype),
  )
}

/** Values with those that do not apply to a type as they were at first. */
export function resetForType(
  original: EditValues,
  values: EditValues,
  dtype: DirectoryType,
): EditValues {
  const kept = new Set(fieldsOfType(dtype))
  const reset = EDIT_FIELD_NAMES.filter((field) => !kept.has(field))
  return { ...values, ...pick(original, reset) }
}

/** The values of a type's fields that are not what they were, without stray blanks. */
export function changesOf(
  original: EditValues,
  values: EditChanges,
  dtype: DirectoryType,
): EditChanges {
  const changed = fieldsOfType(dtype).filter((field) => {
    const value = values[field]
    return value !== undefined && !isSame(field, original[field], value)
  })
  return Object.fromEntries(
    changed.map((field) => [field, cleanValue(field, values[field]!)]),
  )
}

function pick(values: EditValues, fields: readonly EditField[]): EditChanges {
  return Object.fromEntries(fields.map((field) => [field, values[field]]))
}

function isSame(field: EditField, a: EditValue, b: EditValue): boolean {
  const plain = (value: EditValue) => JSON.stringify(cleanValue(field, value))
  return plain(a) === plain(b)
}

/** A value without stray blanks; an address of the web with its scheme; options each once, in one order. */
export function cleanValue(field: EditField, value: EditValue): EditValue {
  if (typeof value !== 'string') return [...new Set(value)].sort()
  const { kind } = ruleOf(field)
  const lines = value
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((one) => one.replace(/[^\S\n]+/g, ' ').trim())
  const clean = lines.join('\n').trim()
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(clean)
  return kind === 'url' && clean && !hasScheme ? `https://${clean}` : clean
}
