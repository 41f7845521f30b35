import { isDeepStrictEqual } from 'node:util'
import { excerptOf } from '#core/domain/excerpt.ts'
import {
  COUNTED,
  type Counted,
  type Example,
  type FirstPlace,
  type ImportReport,
  type LeftOut,
  type Skip,
} from '#core/contract/import-report.ts'
import { DataFileError } from '../data-files.ts'
import type { BroughtFormer } from './bring-former.ts'
import type { Decision } from './decision.ts'
import type { References } from './finish-listing.ts'
import type { Incoming } from './incoming.ts'
import type { Dropped, Skipped } from './listing-draft.ts'

/** Outcomes without examples. */
const UNTOLD: ReadonlySet<string> = new Set<Counted>(['unchanged', 'kept', 'known', 'asked'])
const MAX_EXAMPLES = 5
const MAX_SKIPPED = 10
const MAX_WORDS = 20
const MAX_FIRST = 5
const CORRECTABLE: ReadonlySet<Skip> = new Set<Skip>(['no-name', 'no-position', 'no-town', 'twice'])
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
    first: [],
    dropped: {},
    seconds: 0,
  }
}

/** Counts a skipped element. Those that lack something, or repeat another, are named: they can be corrected. */
export function countSkip(report: ImportReport, where: string, { skip, why, reason }: Skipped): void {
  report.skipped[skip] = (report.skipped[skip] ?? 0) + 1
  const isNamed = why !== undefined || CORRECTABLE.has(skip)
  const same = report.skippedExamples.filter((example) => example.skip === skip)
  if (!isNamed || same.length >= MAX_SKIPPED) return
  report.skippedExamples.push({ where, skip, ...(why && { why }), ...(reason && { reason }) })
}

/** Counts what an export has from a former site. */
export function countFormer(report: ImportReport, { redirects, reviews, wrong }: BroughtFormer): void {
  const before = report.former ?? { redirects: 0, reviews: 0 }
  report.former = { redirects: before.redirects + redirects, reviews: before.reviews + reviews }
  for (const { where, why } of wrong) countSkip(report, where, { skip: 'broken', why })
}

/** Counts a document's outcome. */
export function countDecision(report: ImportReport, decision: Decision, { towns }: Pick<References, 'towns'>): void {
  const { incoming, fate, item, duplicate } = decision
  for (const drop of incoming.dropped) countDropped(report, drop, incoming.where)
  if (fate === 'deleted' || fate === 'refused') return countSkip(report, incoming.where, { skip: fate })
  report.counts[fate]++
  if (report.first.length < MAX_FIRST) report.first.push(firstPlace(decision, towns))
  if (UNTOLD.has(fate)) return
  const isCompared = fate !== 'new' && fate !== 'duplicate' && fate !== 'weak'
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

/** What is left out of a place, or all of it. */
export function leftOutOf({ incoming, fate }: Decision): LeftOut[] {
  const { where, sourceId: id, dropped } = incoming
  const values = dropped.map(({ field, value }) => ({ where, id, field, value }))
  return fate === 'deleted' || fate === 'refused' ? [...values, { where, id, skip: fate }] : values
}

function countDropped({ dropped }: ImportReport, { field, value, unknown }: Dropped, where: string): void {
  const known = (dropped[field] ??= { count: 0, example: `${value} (${where})` })
  known.count++
  if (!unknown) return
  const words = (known.words ??= [])
  known.allowed = unknown.allowed
  if (words.length < MAX_WORDS && !words.includes(unknown.word)) words.push(unknown.word)
}

function firstPlace({ incoming: { where, body }, fate }: Decision, towns: References['towns']): FirstPlace {
  const town = 'place' in body ? towns.get(body.place as number) : undefined
  return { where, what: fate, body, ...(town && { town: town.names }) }
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
      before: display(old?.[field]),
      after: display(now?.[field]),
    }))
}

function display(value: unknown): unknown {
  const text = JSON.stringify(value) ?? ''
  return text.length <= MAX_LETTERS ? (value ?? null) : excerptOf(text, MAX_LETTERS)
}

/** The error of a truncated file, with the outcome of its beginning. */
export function endedEarly(error: unknown, { dryRun, read }: ImportReport): unknown {
  if (!(error instanceof DataFileError) || read === 0) return error
  const beginning = dryRun
    ? 'A dry run: nothing was written.'
    : 'Everything before is imported; importing the whole file continues from there.'
  return new DataFileError(`${error.message} ${beginning}`, error.reason)
}
