import { isDeepStrictEqual } from 'node:util'
import { excerptOf } from '#core/domain/excerpt.ts'
import type { Decision } from './decision.ts'
import type { Incoming } from './incoming.ts'
import type { Skip } from './listing-draft.ts'

/** What became of the places of a file, in figures. */
export const COUNTED = [
  'new',
  'changed',
  'back',
  'unchanged',
  'kept',
  'conflict',
  'known',
  'twin',
  'asked',
  'withdrawn',
  'vanished',
] as const
export type Counted = (typeof COUNTED)[number]

export interface Example {
  what: Counted
  /** Its id in the source. */
  id: string
  /** Our id, once it has one. */
  item?: string
  title?: string
  /** The fields that differ, of a changed one or a conflict. */
  fields?: { field: string; before: unknown; after: unknown }[]
  /** The listing that it may be, and why. */
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
  /** Why the file holds less than it should, in the words of its maker. */
  incomplete?: string
  /** Whether it was stopped before its end. */
  stopped: boolean
  read: number
  counts: Record<Counted, number>
  /** How many changed documents and conflicts differ in each field. */
  fields: Record<string, number>
  examples: Example[]
  /** Places that the file seems to have twice; each was taken in by itself. */
  inFile: { count: number; examples: { ids: [string, string]; title?: string }[] }
  skipped: Partial<Record<Skip, number>>
  skippedExamples: { where: string; why: string }[]
  /** Values that fit no field and were left out, by field. */
  dropped: Record<string, { count: number; example: string }>
  seconds: number
}

/** What is counted without examples. */
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

/** Counts one that makes no document. */
export function countSkip(report: ImportReport, skip: Skip, where: string, why: string | undefined): void {
  report.skipped[skip] = (report.skipped[skip] ?? 0) + 1
  if (why && report.skippedExamples.length < MAX_SKIPPED) report.skippedExamples.push({ where, why })
}

/** Counts what became of one document. */
export function countDecision(report: ImportReport, decision: Decision): void {
  const { incoming, fate, item, twin } = decision
  for (const { field, value } of incoming.dropped) {
    const known = (report.dropped[field] ??= {
      count: 0,
      example: `${value} (${incoming.where})`,
    })
    known.count++
  }
  if (fate === 'taken-out') return countSkip(report, fate, incoming.where, undefined)
  report.counts[fate]++
  if (UNTOLD.has(fate)) return
  const isCompared = fate !== 'new' && fate !== 'twin'
  const fields = isCompared ? differences(decision) : []
  for (const { field } of fields) report.fields[field] = (report.fields[field] ?? 0) + 1
  addExample(report, {
    what: fate,
    id: incoming.sourceId,
    ...(item !== undefined && { item }),
    ...titleOf(incoming.body),
    ...(fields.length > 0 && { fields }),
    ...(twin && { of: ofDuplicate(twin) }),
  })
}

const ofDuplicate = ({ alike, title, metres }: NonNullable<Decision['twin']>): Example['of'] => ({
  alike,
  ...(title && { title }),
  ...(metres !== undefined && { metres: Math.round(metres) }),
})

/** Counts a place that the file seems to have under another id too. */
export function countInFile({ inFile }: ImportReport, first: string, { sourceId, body }: Incoming): void {
  inFile.count++
  if (inFile.examples.length < MAX_EXAMPLES) inFile.examples.push({ ids: [first, sourceId], ...titleOf(body) })
}

/** Counts those that their source no longer has, or no longer has as kosher. */
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
  return text.length <= MAX_LETTERS ? (value ?? null) : excerptOf(text, MAX_LETTERS)
}
