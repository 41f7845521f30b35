import type { Localized } from '#core/terms/localized.ts'
import type { OwnField, OwnKind, OwnOption, OwnValue, OwnValues } from './own-kinds.ts'
import type { FieldRow } from './row.ts'

/** The name of a field of editors in forms, addresses and tables; no field that ships has a dot. */
export type OwnName = `own.${string}`

const PREFIX = 'own.'
/** What such names look like. */
export const OWN_NAME = '^own\\.[a-z0-9-]{1,40}$'
export const isOwnName = (name: string): name is OwnName => name.startsWith(PREFIX)
export const ownName = (id: string): OwnName => `${PREFIX}${id}`
export const ownId = (name: OwnName): string => name.slice(PREFIX.length)

/** A field of editors: a row of the table, with what the code and the messages have of the others. */
export interface OwnRow extends Omit<FieldRow, 'list'> {
  id: string
  name: OwnName
  label: Localized
  list?: undefined
  options?: readonly OwnOption[]
}

const KINDS: Readonly<Record<OwnKind, Pick<FieldRow, 'kind' | 'max' | 'localized'>>> = {
  text: { kind: 'line', max: 200, localized: 'line' },
  number: { kind: 'number', max: 20 },
  choice: { kind: 'choice', max: 60 },
  answer: { kind: 'answer', max: 3 },
  day: { kind: 'day', max: 10 },
  link: { kind: 'url', max: 500 },
}

/** The row of a field of editors. Its filter comes after those that ship. */
export function ownRow(field: OwnField): OwnRow {
  const { id, name: label, types, kind, group, options, card, filter, editorsOnly, structured } = field
  const name = ownName(id)
  return {
    ...KINDS[kind],
    id,
    name,
    label,
    types,
    group,
    detail: 'short',
    ...(!editorsOnly && { form: name }),
    ...(card && { card: 1 }),
    ...(filter && { filter: Object.fromEntries(types.map((dtype) => [dtype, OWN_FILTER])) }),
    ...(structured && { structured: { property: structured } }),
    ...(kind === 'choice' && { options: options ?? [] }),
  }
}

const OWN_FILTER = 100

/** The rows of the fields that are in use. */
export const ownRows = (fields: readonly OwnField[] = []): OwnRow[] =>
  fields.filter(({ retired }) => !retired).map((field) => ownRow(field))

/** The fields of editors in the order of forms and pages: by their English names. */
export const inOwnOrder = (fields: readonly OwnField[]): OwnField[] =>
  [...fields].sort((a, b) => a.name.en.localeCompare(b.name.en, 'en') || (a.id < b.id ? -1 : 1))

/** Whether listings of a type have a field. */
export const hasOwnField = ({ types = [] }: Pick<FieldRow, 'types'>, dtype: number): boolean =>
  types.some((type) => type === dtype)

/** What a listing has in a field of editors; nothing where nobody has stated it. */
export function ownValue({ own }: { own?: OwnValues | undefined }, id: string): OwnValue | undefined {
  return own && Object.hasOwn(own, id) ? own[id] : undefined
}

/** What a listing has in a field of editors, with what pages and cards show of that field. */
export interface OwnFact extends Pick<OwnField, 'id' | 'name' | 'kind' | 'card' | 'filter' | 'structured'> {
  value: OwnValue
  /** The name of the option. */
  option?: Localized
}

export function ownFact(field: OwnField, value: OwnValue): OwnFact {
  const { id, name, kind, card, filter, structured, options = [] } = field
  const option = kind === 'choice' ? options.find((candidate) => candidate.id === value)?.name : undefined
  return {
    id,
    name,
    kind,
    value,
    ...(option && { option }),
    ...(card && { card }),
    ...(filter && { filter }),
    ...(structured && { structured }),
  }
}

/** The option of a filter that a value is. */
export const ownOption = (value: OwnValue): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)

/** A listing with another value in a field of editors, undefined to remove it. */
export function withOwnValue<T extends { own?: OwnValues }>(listing: T, id: string, value: OwnValue | undefined): T {
  const { own = {}, ...rest } = listing
  const { [id]: _, ...others } = own
  const next = value === undefined ? others : { ...others, [id]: value }
  return (Object.keys(next).length > 0 ? { ...rest, own: next } : rest) as T
}
