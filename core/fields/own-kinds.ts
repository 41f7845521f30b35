import type { DirectoryType } from '#core/terms/directory.ts'
import type { Localized } from '#core/terms/localized.ts'
import type { FieldGroup } from './row.ts'

/** The kinds of fields that editors add: those without code of their own behind them. */
export const OWN_KINDS = ['text', 'number', 'choice', 'answer', 'day', 'link'] as const
export type OwnKind = (typeof OWN_KINDS)[number]

/** Properties of schema.org that pages state themselves: names, places, and what only reviews may say. */
export const STATED_PROPERTIES: readonly string[] = [
  'name',
  'url',
  'image',
  'address',
  'geo',
  'telephone',
  'openingHoursSpecification',
  'aggregateRating',
  'review',
]

export interface OwnOption {
  id: string
  name: Localized
  retired?: boolean
}

/** A field that editors added, as a document: `core/contract/seed/own-fields.ts` says what each part may hold. */
export interface OwnField {
  id: string
  name: Localized
  types: DirectoryType[]
  kind: OwnKind
  group: FieldGroup
  options?: OwnOption[]
  gone?: string[]
  card?: boolean
  filter?: boolean
  editorsOnly?: boolean
  structured?: string
  retired?: boolean
}

/** A text, a number, an answer; a word for all other kinds. */
export type OwnValue = Localized | number | boolean | string
/** What a listing has in such fields, by their ids. */
export type OwnValues = Record<string, OwnValue>
