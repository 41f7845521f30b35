import type { Localized } from '#core/terms/localized.ts'

/** The outcomes that a report counts. */
export const COUNTED = [
  'new',
  'changed',
  'back',
  'unchanged',
  'kept',
  'conflict',
  'known',
  'duplicate',
  'asked',
  'weak',
  'withdrawn',
  'vanished',
] as const
export type Counted = (typeof COUNTED)[number]

export interface Example {
  what: Counted
  /** Id at the source. */
  id: string
  /** Our id, once it has one. */
  item?: string
  title?: string
  /** The differing fields of a change or conflict. */
  fields?: { field: string; before: unknown; after: unknown }[]
  /** The listing that it may duplicate, and why. */
  of?: { title?: string; alike: readonly string[]; metres?: number }
}

/** Why a place does not become a listing. */
export type Skip =
  | 'no-name'
  | 'no-position'
  | 'closed'
  | 'not-ours'
  | 'not-kosher'
  | 'no-town'
  | 'twice'
  | 'deleted'
  | 'refused'
  | 'broken'

/** The reason of a broken element, with its values; other reasons exist as text only. */
export interface BrokenReason {
  code: 'noId' | 'missing' | 'unfit' | 'elsewhere' | 'cells' | 'quote' | 'position' | 'swapped'
  values: Readonly<Record<string, string>>
}

/** The reason why a file cannot be read to its end, with its values; other reasons exist as text only. */
export interface FileReason {
  code: 'notUtf8' | 'empty' | 'quote' | 'table' | 'json' | 'list' | 'format' | 'html' | 'workbook' | 'pdf'
  values?: Readonly<Record<string, string>>
}

export interface SkippedExample {
  /** Position in the file: `line 3`, `feature 2`. */
  where: string
  skip: Skip
  /** In English. */
  why?: string
  reason?: BrokenReason
}

/** A place that an import leaves out, or a value of one. */
export interface LeftOut {
  /** Position in the file: `line 3`, `feature 2`. */
  where: string
  /** Id at the source, where it is known. */
  id?: string
  /** Of a place. */
  skip?: Skip
  /** In English. */
  why?: string
  reason?: BrokenReason
  /** Of a value. */
  field?: string
  value?: string
}

export interface FirstPlace {
  where: string
  what: string
  body: object
  /** The name of its town. */
  town?: Localized
}

export interface DroppedValues {
  count: number
  example: string
  /** Of a list of options: words that name none of them, and what those are called. */
  words?: string[]
  allowed?: readonly Localized[]
}

export interface ImportReport {
  file: string
  format: string
  source: string
  licence: string
  /** When the data was taken from its source, ISO 8601. */
  taken: string
  dryRun: boolean
  /** Why the file is incomplete, in its creator's words. */
  incomplete?: string
  /** Whether it was interrupted. */
  stopped: boolean
  read: number
  counts: Record<Counted, number>
  /** Number of changes and conflicts per field. */
  fields: Record<string, number>
  examples: Example[]
  /** Places that the file seems to have twice; both were imported. */
  inFile: { count: number; examples: { ids: [string, string]; title?: string }[] }
  skipped: Partial<Record<Skip, number>>
  skippedExamples: SkippedExample[]
  /** The first places as they would be, or became. */
  first: FirstPlace[]
  /** Dropped invalid values, by field. */
  dropped: Record<string, DroppedValues>
  /** What our own export had from a former site and was new here. */
  former?: { redirects: number; reviews: number }
  seconds: number
}
