import type { ListingDraft } from './listing-draft.ts'
import { TEXT_FIELDS, type Column, type Mapping } from './mapping.ts'
import { positionOf, type SourcePlace } from './reading.ts'

type Row = Readonly<Record<string, string>>
type Value = string | number | boolean | readonly string[]

const LISTS: ReadonlySet<string> = new Set([
  'phones',
  'pictures',
  'foodType',
  'cuisine',
  'supervision',
])
const NUMBERS: ReadonlySet<string> = new Set([
  'dtype',
  'place',
  'position.lat',
  'position.lng',
  'startRate.amount',
])
const ANSWERS: ReadonlySet<string> = new Set([
  'isGlatt',
  'delivery',
  'creditCards',
  'shabbatMeals',
  'paid',
  'sample',
  'pdi',
])
const TRUE = /^(yes|true|1|y|x)$/i
const FALSE = /^(no|false|0|n)$/i

/** What a row says about a listing, by a mapping. */
export function mappedListing(
  { tags, position }: Pick<SourcePlace, 'tags' | 'position'>,
  { fields }: Mapping,
): ListingDraft {
  const draft: Record<string, unknown> = {}
  for (const [name, column] of Object.entries(fields)) {
    const value = typedValue(name, column, tags)
    if (value === undefined) continue
    const [field = '', part] = name.split('.')
    const isText = TEXT_FIELDS.some((one) => one === field)
    if (!part && !isText) draft[field] = value
    else draft[field] = { ...(draft[field] as object), [part ?? 'en']: value }
  }
  // ISO codes are large letters.
  if (typeof draft.country === 'string')
    draft.country = draft.country.toUpperCase()
  const said = draft.position as { lat?: number; lng?: number } | undefined
  return {
    ...draft,
    position: said ? positionOf(said.lng, said.lat) : position,
  } as ListingDraft
}

/** The value of a field in the type that it has; undefined where the row says nothing. */
function typedValue(name: string, column: Column, row: Row): unknown {
  const value = valueOf(column, row)
  if (value === undefined || value === '') return undefined
  if (LISTS.has(name)) {
    if (typeof value !== 'string') return [value].flat()
    const split =
      typeof column === 'object' && 'split' in column ? column.split : ';'
    const items = value.split(split ?? ';').map((item) => item.trim())
    return items.filter((item) => item !== '')
  }
  if (NUMBERS.has(name)) return Number(String(value).replace(',', '.'))
  if (ANSWERS.has(name)) {
    if (typeof value === 'boolean') return value
    return (
      TRUE.test(String(value)) ||
      (FALSE.test(String(value)) ? false : undefined)
    )
  }
  return String(value)
}

function valueOf(column: Column, row: Row): Value | undefined {
  if (typeof column === 'string') return row[column]
  if (Array.isArray(column))
    return column.map((one) => row[one]).find((cell) => cell)
  if ('value' in column) return column.value
  const cell = row[column.column]
  if (!cell || !column.values) return cell
  if (!column.split) return meaningOf(column.values, cell)
  const items = cell.split(column.split).map((item) => item.trim())
  return items.flatMap((item) =>
    meaningOf(column.values ?? {}, item),
  ) as string[]
}

const meaningOf = (
  values: Readonly<Record<string, Value>>,
  cell: string,
): Value => (Object.hasOwn(values, cell) ? values[cell] : undefined) ?? cell
