import type { DirectoryType } from '#core/terms/directory.ts'
import type { ErrorCode } from '#core/terms/errors.ts'

/** The parts of the edit form, in their order. */
export const FIELD_GROUPS = ['about', 'place', 'contact', 'food', 'community', 'rental', 'stay', 'more'] as const
export type FieldGroup = (typeof FIELD_GROUPS)[number]

/** Everything the product knows about one field of a listing. */
export interface FieldRow {
  kind:
    | 'line'
    | 'text'
    | 'phone'
    | 'email'
    | 'url'
    /** One or several options of `list`, by id. */
    | 'choice'
    | 'choices'
    /** Opening hours: one line in forms, `core/domain/hours/notation.ts`. */
    | 'hours'
    /** Services of a synagogue: one line in forms, `core/domain/prayers/notation.ts`. */
    | 'prayerTimes'
    /** `yes`, `no`, or unknown; a boolean in the document. */
    | 'answer'
    | 'number'
    /** A day of the calendar, YYYY-MM-DD. */
    | 'day'
    /** The GeoNames id of a place that was picked, or the name that was typed. */
    | 'city'
    | 'country'
  /** Most letters, or options. */
  max: number
  /** The schema of a text that exists in several languages. */
  localized?: 'line' | 'text'
  /** Option list: `GET /rest/tjt/<list>`, `?<list>=` in the address of results. */
  list?: string
  /** Directory types that have the field; all of them if absent. */
  types?: readonly DirectoryType[]
  /** Name in the edit form and in `directoryitemupdate`, several for a list; absent if only editors change it. */
  form?: string | readonly string[]
  /** Part of the edit form. */
  group?: FieldGroup
  /** Spans the width of the form. */
  wide?: true
  /** The error when it is empty; the document must have it. */
  required?: ErrorCode
  /** Follows from the town: the form shows it, the document does not hold it. */
  ofTown?: true
  /** Shown in the details of the listing's page; `long`: as a paragraph. */
  detail?: 'short' | 'long'
  /** Most options shown on a card. */
  card?: number
  /** The position of its filter among those of a type. */
  filter?: Readonly<Partial<Record<DirectoryType, number>>>
  /** Whether its filter wants all of the chosen options, rather than any of them. */
  wantsAll?: true
  /** Tags of OpenStreetMap that state it, the first one first. */
  osm?: readonly string[]
  /** Property of schema.org, for the types that have it. */
  structured?: {
    property: string
    types?: readonly DirectoryType[]
  }
  /** Follows from the kashrut facts on the day, or from answers: the document does not hold it. */
  ofFacts?: true
  /** A trusted account's change of it is published at once, and looked at afterwards. */
  regular?: true
  /** About kashrut: third-party data never replaces what we have. */
  kashrut?: true
}

/**
 * How many listings at once may change in a field: get a value or lose it, get or lose options, get one authority for
 * another, be confirmed today.
 */
export type BulkWay = 'set' | 'clear' | 'add' | 'drop' | 'replace' | 'confirm'
