import { dropCandidates, waitingCandidates } from '#data/store/candidates.repository.ts'
import { putImportSource } from '#data/store/imported.repository.ts'
import type { Store } from '#data/store/database.ts'
import type { Tick } from '#scripts/cli/progress.ts'
import { DataFileError } from '../data-files.ts'
import { bringAlong } from './bring-along.ts'
import { bringFormer } from './bring-former.ts'
import { markMissing, takeBatch } from './apply.ts'
import type { OwnDocument, OwnFormer } from './documents.ts'
import { FileDuplicates } from './file-duplicates.ts'
import { documentSourceId, incomingOf, type Conversion, type Incoming } from './incoming.ts'
import { ListedPlaces } from './listed-places.ts'
import type { Skipped } from './listing-draft.ts'
import { strangeField, type Mapping } from '#core/contract/import-mapping.ts'
import { ownRow } from '#core/fields/own.ts'
import type { ImportReport, LeftOut } from '#core/contract/import-report.ts'
import type { Preset } from './presets/preset.ts'
import { readItems, readPreset, type Format } from './reader.ts'
import { openReading, type Broken, type Reading, type SourcePlace } from './reading.ts'
import { loadReferences } from './references.ts'
import {
  countDecision,
  countFormer,
  countInFile,
  countSkip,
  countGone,
  emptyReport,
  endedEarly,
  leftOutOf,
} from './report.ts'
import { OSM, OWN_EXPORT, type SourceInfo } from './sources.ts'
import { withdrawPlaces } from './withdraw.ts'

export interface PlacesImport {
  file: string
  format: Format
  mapping?: Mapping | undefined
  /** Of a published data set: reads it in place of the mapping. */
  preset?: Preset | undefined
  /** Overrides the name of the source. */
  source?: string | undefined
  /** Whether places that the file lacks are gone. */
  isWhole: boolean
  /** Of a part of the source: the ids that are gone unless the file has them. */
  covers?: ReadonlySet<string> | undefined
  /** Whether every new place waits for an editor's yes. */
  asksFirst?: boolean
  dryRun: boolean
  /** Epoch milliseconds. */
  now: number
  stop?: AbortSignal
  tick?: Tick
  /** Gets each place, and each value of one, that is left out. */
  onLeftOut?: (row: LeftOut) => void
}

const BATCH = 500

/**
 * Imports the places of a file, hundreds per transaction: broken ones are counted and skipped; everything before a
 * premature end stays. Throws DataFileError.
 */
export async function importPlaces(db: Store, options: PlacesImport): Promise<ImportReport> {
  const began = performance.now()
  const { file, format, now, dryRun, stop, tick, preset } = options
  const mapping = mappingOf(options)
  const source = {
    ...usualSource(options),
    ...(options.source && { source: options.source }),
  }
  const reading = openReading(file, {
    now,
    ...(stop && { stop }),
    ...(tick && { tick }),
  })
  if (mapping?.taken) reading.head.takenAt = Date.parse(mapping.taken)
  const references = await loadReferences(db)
  if (format !== 'jsonl' && references.options.size === 0)
    throw new DataFileError('The store has no towns and options yet, which places need: run `npm run import` first.')
  const strange = mapping && strangeField(Object.keys(mapping.fields), [...references.own.values()].map(ownRow))
  if (strange) throw new DataFileError(strange)
  const conversion: Conversion = {
    source,
    mapping,
    preset,
    references,
    now,
    day: () => isoTime(reading.head.takenAt).slice(0, 10),
    asksFirst: options.asksFirst,
  }
  const report = emptyReport({
    file,
    format,
    dryRun,
    source: source.source,
    licence: source.licence,
  })
  const run = { db, options, conversion, reading, report, unread: [] }
  await readAll(run)
  const { takenAt, incomplete } = reading.head
  if (incomplete) report.incomplete = incomplete
  const isSaved = !dryRun && !report.stopped && format !== 'jsonl'
  const { name, licence, url = null } = source
  if (isSaved) await putImportSource(db, { source: source.source, name, licence, url, taken_at: takenAt })
  report.taken = isoTime(takenAt)
  report.seconds = (performance.now() - began) / 1000
  return report
}

const isoTime = (at: number) => new Date(at).toISOString()

const mappingOf = ({ mapping, preset }: PlacesImport): Mapping | undefined => preset?.mapping ?? mapping

function usualSource(options: PlacesImport): SourceInfo {
  const { format } = options
  const mapping = mappingOf(options)
  if (mapping) return mapping
  return format === 'jsonl' ? OWN_EXPORT : OSM
}

interface Run {
  db: Store
  options: PlacesImport
  conversion: Conversion
  reading: Reading
  report: ImportReport
  /** Elements with an unreadable id. */
  unread: Broken[]
}

async function readAll(run: Run): Promise<void> {
  const { db, options, conversion, reading, report } = run
  const { format, mapping, preset, isWhole, covers, stop } = options
  const { source } = conversion.source
  const met: Met = { seen: new Set(), unkosher: [], closed: [] }
  const { seen, unkosher, closed } = met
  const listed = new ListedPlaces(source, conversion.references.towns)
  const duplicates = new FileDuplicates()
  const pending: Incoming[] = []
  const flush = async () => {
    const batch = pending.splice(0)
    if (batch.length === 0) return
    const placed = await takeBatch(db, batch, { ...options, source, listed })
    const decisions = options.dryRun ? placed : await bringAlong(db, placed, { source, now: options.now })
    for (const decision of decisions) {
      countDecision(report, decision, conversion.references)
      if (options.onLeftOut) leftOutOf(decision).forEach(options.onLeftOut)
    }
  }
  const former: OwnFormer[] = []
  // An export has them after the listings that they are of.
  const flushFormer = async () => {
    await flush()
    const lines = former.splice(0)
    if (lines.length > 0) countFormer(report, await bringFormer(db, lines, { ...options, source }))
  }
  try {
    for await (const item of preset ? readPreset(reading, preset) : readItems(reading, format, mapping)) {
      stop?.throwIfAborted()
      report.read++
      if ('former' in item) {
        if (former.push(item) >= BATCH) await flushFormer()
        continue
      }
      const incoming = incomingOf(item, conversion)
      if ('skip' in incoming) {
        noteSkipped(run, item, { skipped: incoming, met })
      } else if (seen.has(incoming.sourceId)) {
        leaveOut(run, item, { skip: 'twice', why: `${incoming.sourceId} came before` })
      } else {
        seen.add(incoming.sourceId)
        const first = duplicates.meet(incoming)
        if (first !== undefined) countInFile(report, first, incoming)
        if (pending.push(incoming) >= BATCH) await flush()
      }
    }
  } catch (error) {
    if (stop?.aborted) return void (report.stopped = true)
    await flush()
    throw endedEarly(error, report)
  }
  await flushFormer()
  const withdrawn = await withdrawPlaces(db, unkosher, { ...options, source })
  countGone(report, 'withdrawn', withdrawn)
  if (!options.dryRun) await dropCandidates(db, source, [...unkosher, ...closed])
  if (isWhole || covers) await markGone(run, seen)
}

/** Ids that a file has, and those of places that it says are none of ours any more. */
interface Met {
  seen: Set<string>
  unkosher: string[]
  closed: string[]
}

function noteSkipped(
  run: Run,
  item: SourcePlace | OwnDocument | Broken,
  { skipped, met }: { skipped: Skipped; met: Met },
): void {
  const { skip } = skipped
  if ('broken' in item) run.unread.push(item)
  else {
    const id = sourceIdOf(item)
    // A place without a name still exists; a closed one does not.
    if (skip !== 'not-ours' && skip !== 'closed') met.seen.add(id)
    if (skip === 'not-kosher') met.unkosher.push(id)
    if (skip === 'closed') met.closed.push(id)
  }
  leaveOut(run, item, skipped)
}

function leaveOut({ report, options }: Run, item: SourcePlace | OwnDocument | Broken, skipped: Skipped): void {
  countSkip(report, item.where, skipped)
  options.onLeftOut?.({ where: item.where, ...('id' in item && { id: sourceIdOf(item) }), ...skipped })
}

const sourceIdOf = (item: SourcePlace | OwnDocument) => ('kind' in item ? documentSourceId(item) : item.id)

/** Marks places that a whole file lacks; none if parts were unreadable. */
async function markGone(
  { db, options, conversion, reading, report, unread }: Run,
  seen: ReadonlySet<string>,
): Promise<void> {
  const { source } = conversion.source
  const texts = unread.flatMap(({ text }) => text ?? [])
  // The broken one may be any of them, or most of the file is broken.
  if (texts.length < unread.length || unread.length > seen.size)
    reading.head.incomplete ??= `${unread.length} elements could not be read`
  if (reading.head.incomplete) return
  const { covers } = options
  if (seen.size === 0 && !covers)
    throw new DataFileError(
      `${options.file}: has no place that the directory lists, so it cannot be all of source ${source}: nothing ` +
        `was marked as vanished.`,
    )
  const isThere = (id: string) => seen.has(id) || covers?.has(id) === false || texts.some((text) => isNamed(id, text))
  await markMissing(db, isThere, { ...options, source }, (ids) => countGone(report, 'vanished', ids))
  const waiting = (await waitingCandidates(db, source)).map(({ source_id }) => source_id)
  const gone = waiting.filter((id) => !isThere(id))
  if (!options.dryRun) await dropCandidates(db, source, gone)
}

/** Whether a text names an id, or the number in `node/123`. */
function isNamed(id: string, text: string): boolean {
  const end = RegExp.escape(id.replace(/^(node|way|relation)\//, ''))
  return new RegExp(`(?<![\\p{L}\\p{N}])${end}(?![\\p{L}\\p{N}])`, 'u').test(text)
}
