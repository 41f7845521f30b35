import { KASHRUT_STANDARDS } from '#core/terms/kashrut.ts'
import { DOCUMENT_FIELDS, findField, rowOf, type Field } from '#core/fields/listing.ts'
import { isOwnName, ownId, type OwnName } from '#core/fields/own.ts'
import { isOneLine, ONE_LINE } from '#core/domain/listing/one-line.ts'
import { countryCode } from '../country-names.ts'
import { phoneIn, phonesIn, withScheme } from '../osm/contacts.ts'
import { answerIn } from './choices.ts'
import type { ListingDraft, OwnCells } from './listing-draft.ts'
import { ALONG_FIELDS, TEXT_FIELDS, type Column, type Mapping } from '#core/contract/import-mapping.ts'
import { typeOfWords } from './type-words.ts'
import { readPosition, type Axis } from './coordinates.ts'
import type { SourcePlace } from './reading.ts'

type Row = Readonly<Record<string, string>>
type Value = string | number | boolean | readonly string[]

const fieldsOf = (isMeant: (row: Field) => boolean): ReadonlySet<string> =>
  new Set(DOCUMENT_FIELDS.filter((field) => isMeant(rowOf(field))))

const LISTS = fieldsOf(({ kind, form }) => kind === 'choices' || typeof form === 'object').union(
  new Set(['pictures', 'kitchen', 'of']),
)
const NUMBERS: ReadonlySet<string> = new Set([
  'dtype', 'place', 'startRate.amount', 'pesach.year', 'importance',
]) // prettier-ignore
const URLS = fieldsOf(({ kind }) => kind === 'url')
const ANSWERS = fieldsOf(({ kind }) => kind === 'answer').union(
  new Set([
    'paid',
    'sample',
    'pdi',
    'inTown',
    'transliterated',
    ...KASHRUT_STANDARDS,
    'pesach.kitniyot',
    'pesach.gebrokts',
  ]),
)
const ALONG: ReadonlySet<string> = new Set(ALONG_FIELDS)

/** The listing of a row, by a mapping. */
export function mappedListing(
  { tags, position, unread }: Pick<SourcePlace, 'tags' | 'position' | 'unread'>,
  { fields }: Mapping,
): ListingDraft {
  const draft: Record<string, unknown> = {}
  const facts: Record<string, Record<string, unknown>[]> = { kashrutFacts: [], stayFacts: [] }
  for (const [name, column] of Object.entries(fields)) {
    if (ALONG.has(name)) continue
    const [field = '', part, ...within] = name.split('.')
    if (isOwnName(name)) {
      draft.own = withOwnCell(draft.own as OwnCells | undefined, name, valueOf(column, tags))
      continue
    }
    const value = typedValue(within.join('.') || name, column, tags)
    if (value === undefined) continue
    if (within.length > 0) {
      addToFact((facts[field]![Number(part) - 1] ??= {}), within, value)
      continue
    }
    const isText = TEXT_FIELDS.has(field)
    if (!part && !isText) draft[field] = value
    else draft[field] = { ...(draft[field] as object), [part ?? 'en']: value }
  }
  if (typeof draft.country === 'string') draft.country = countryCode(draft.country) ?? draft.country
  const { kashrutFacts = [], stayFacts = [] } = facts
  const stated = kashrutFacts.filter((fact) => fact.authority !== undefined || fact.claim !== undefined)
  if (stated.length > 0) draft.kashrutFacts = stated
  if (stayFacts.length > 0) draft.stayFacts = stayFacts.filter(Boolean)
  const texts = draft.position as Partial<Record<Axis, string>> | undefined
  return {
    ...draft,
    position,
    unread,
    ...(texts && { position: undefined, unread: undefined, ...readPosition(texts) }),
  } as ListingDraft
}

/** The cells of fields of editors with another one; a text may have one a language. */
function withOwnCell(cells: OwnCells = {}, name: OwnName, value: Value | undefined): OwnCells {
  if (value === undefined || value === '') return cells
  const [id = '', lang] = ownId(name).split('.')
  return { ...cells, [id]: lang ? { ...Object(cells[id]), [lang]: value } : value }
}

/** Sets a property of a fact, `certificate.validUntil`. */
function addToFact(fact: Record<string, unknown>, [name = '', part]: readonly string[], value: unknown): void {
  fact[name] = part === undefined ? value : { ...(fact[name] as object), [part]: value }
}

/** The typed value of a field; undefined if the row has none. */
function typedValue(name: string, column: Column, row: Row): unknown {
  if (name === 'phones') return phonesIn(cellsOf(column, row))
  const value = valueOf(column, row)
  if (value === undefined || value === '') return undefined
  if (name === 'fax') return phoneIn(String(value))
  if (LISTS.has(name)) {
    if (typeof value !== 'string') return [value].flat()
    const split = typeof column === 'object' && 'split' in column ? column.split : ';'
    const items = value.split(split ?? ';').map((item) => item.trim())
    return items.filter((item) => item !== '')
  }
  // Invalid numbers, answers and addresses stay as they are, to be reported.
  if (NUMBERS.has(name)) {
    const number = Number(String(value).replace(',', '.'))
    if (!Number.isNaN(number)) return number
    return (name === 'dtype' && typeOfWords(String(value))) || value
  }
  if (ANSWERS.has(name)) {
    if (typeof value === 'boolean') return value
    return answerIn(String(value)) ?? value
  }
  const { kind } = findField(name) ?? {}
  if (kind && isOneLine(kind)) return ONE_LINE[kind].read(String(value)) ?? value
  return URLS.has(name) ? withScheme(String(value)) : String(value)
}

/** All cells of a field’s columns, for a list. */
export const cellsOf = (column: Column, row: Row): string[] =>
  Array.isArray(column) ? column.map((key) => row[key] ?? '') : [valueOf(column, row) ?? ''].flat().map(String)

function valueOf(column: Column, row: Row): Value | undefined {
  if (typeof column === 'string') return row[column]
  if (Array.isArray(column)) return column.map((key) => row[key]).find((cell) => cell)
  if ('value' in column) return column.value
  const cell = row[column.column]
  if (!cell || !column.values) return cell
  if (!column.split) return meaningOf(column.values, cell)
  const items = cell.split(column.split).map((item) => item.trim())
  return items.flatMap((item) => meaningOf(column.values ?? {}, item)) as string[]
}

/** The mapped value of a cell, exactly or ignoring case. */
function meaningOf(values: Readonly<Record<string, Value>>, cell: string) {
  if (Object.hasOwn(values, cell)) return values[cell] ?? cell
  const small = cell.toLowerCase()
  const known = Object.keys(values).find((word) => word.toLowerCase() === small)
  return (known === undefined ? undefined : values[known]) ?? cell
}
