import { isDeepStrictEqual } from 'node:util'
import type { Decision } from './decision.ts'
import type { Incoming } from './incoming.ts'
import type { Skip } from './listing-draft.ts'

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
  skippedExamples: { where: string; why: string }[]
  /** Dropped invalid values, by field. */
  dropped: Record<string, { count: number; example: string }>
  seconds: number
}

/** Outcomes without examples. */
const UNTOLD: ReadonlySet<string> = new Set<Counted>(['unchanged', 'kept', 'known', 'asked'])
const MAX_EXAMPLES = 5
const MAX_SKIPPED = 10
const MAX_LETTERS = 60

export function emptyReport(
  head: Pick<ImportReport, 'file' | 'format' | 'source' | 'licence' | 'dryRun'>,
): ImportReport {
  const counts = Object.fromEntries(COUNTED.map((name) => [name, 0])) as ImportReport['counts']
  return {
    ...head,
    taken: '',
    stopped: false,
    read: 0,
    counts,
    fields: {},
    examples: [],
    inFile: { count: 0, examples: [] },
    skipped: {},
    skippedExamples: [],
    dropped: {},
    seconds: 0,
  }
}

/** Counts a skipped element. */
export function countSkip(report: ImportReport, skip: Skip, where: string, why: string | undefined): void {
  report.skipped[skip] = (report.skipped[skip] ?? 0) + 1
  if (why && report.skippedExamples.length < MAX_SKIPPED) report.skippedExamples.push({ where, why })
}

/** Counts a document's outcome. */
export function countDecision(report: ImportReport, decision: Decision): void {
  const { incoming, fate, item, duplicate } = decision
  for (const { field, value } of incoming.dropped) {
    const known = (report.dropped[field] ??= {
      count: 0,
      example: `${value} (${incoming.where})`,
    })
    known.count++
  }
  if (fate === 'deleted') return countSkip(report, fate, incoming.where, undefined)
  report.counts[fate]++
  if (UNTOLD.has(fate)) return
  const isCompared = fate !== 'new' && fate !== 'duplicate'
  const fields = isCompared ? differences(decision) : []
  for (const { field } of fields) report.fields[field] = (report.fields[field] ?? 0) + 1
  addExample(report, {
    what: fate,
    id: incoming.sourceId,
    ...(item !== undefined && { item }),
    ...titleOf(incoming.body),
    ...(fields.length > 0 && { fields }),
    ...(duplicate && { of: ofDuplicate(duplicate) }),
  })
}

const ofDuplicate = ({ alike, title, metres }: NonNullable<Decision['duplicate']>): Example['of'] => ({
  alike,
  ...(title && { title }),
  ...(metres !== undefined && { metres: Math.round(metres) }),
})

/** Counts a place that the file seems to have twice. */
export function countInFile({ inFile }: ImportReport, first: string, { sourceId, body }: Incoming): void {
  inFile.count++
  if (inFile.examples.length < MAX_EXAMPLES) inFile.examples.push({ ids: [first, sourceId], ...titleOf(body) })
}

/** Counts places that their source no longer has, or no longer calls kosher. */
export function countGone(report: ImportReport, what: 'vanished' | 'withdrawn', ids: readonly string[]): void {
  report.counts[what] += ids.length
  for (const id of ids.slice(0, MAX_EXAMPLES)) addExample(report, { what, id })
}

function addExample(report: ImportReport, example: Example): void {
  const same = report.examples.filter(({ what }) => what === example.what)
  if (same.length < MAX_EXAMPLES) report.examples.push(example)
}

function titleOf(body: object): { title?: string } {
  if (!('title' in body)) return {}
  const { en } = body.title as { en?: string }
  return en ? { title: en } : {}
}

function differences({ incoming, before }: Decision) {
  const [old, now] = [before, incoming.body] as Record<string, unknown>[]
  const names = new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])
  names.delete('tnid')
  return [...names]
    .filter((field) => !isDeepStrictEqual(old?.[field], now?.[field]))
    .map((field) => ({
      field,
      before: shown(old?.[field]),
      after: shown(now?.[field]),
    }))
}

function shown(value: unknown): unknown {
  const text = JSON.stringify(value) ?? ''
  return text.length <= MAX_LETTERS ? (value ?? null) : `${text.slice(0, MAX_LETTERS)}…`
}
