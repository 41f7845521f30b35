import { setImmediate } from 'node:timers/promises'
import { AppError } from '#core/contract/app-error.ts'
import type { SeedListing } from '#core/contract/data-files.ts'
import type { DeskDone } from '#core/contract/desk.ts'
import { findField } from '#core/fields/listing.ts'
import { inBatches } from '#data/store/batches.ts'
import { editMany, nextSeq, touchContent, type EditedRow } from '#data/store/content.repository.ts'
import type { StoreTransaction } from '#data/store/database.ts'
import type { Rights } from '#api/accounts/roles.repository.ts'
import type { Outcome } from '../acts/audited-action.ts'
import { requireListingsIn } from '../permissions/permissions.ts'
import { changesOf } from '#api/audit/audit.repository.ts'
import { nameOf } from '../bulk/bulk.ts'
import { optionIds } from '#api/content/checks.ts'
import { readDocuments, type StoredDocument } from '#api/content/documents.repository.ts'
import { bodiesOf } from '#data/store/stored-bodies.ts'
import { restoreRows, type BulkSummary, type Snapshot } from '#api/audit/changes.ts'

/** How many of those left alone are named. */
const NAMED = 20

interface Undoing {
  /** Id of the change. */
  audit: number
  bulk: BulkSummary
  rights: Rights
  now: number
}

/**
 * Takes a change of many listings back where its field is still as it left it: what somebody has changed since stays,
 * and so do their changes of other fields. Throws AppError `cannotUndo` if nothing is left to take back.
 */
export async function restoreMany(trx: StoreTransaction, { audit, bulk, rights, now }: Undoing): Promise<Outcome> {
  const parts = await changesOf(trx, audit)
  const tnids = parts.map(({ tnid }) => tnid)
  await requireListingsIn(trx, rights, tnids)
  const seq = await nextSeq(trx)
  const exists = await existence(trx, bulk, parts)
  const { left, keptParts } = await restoreParts(trx, parts, { seq, now, exists })
  if (left.length === parts.length) throw new AppError('cannotUndo')
  if (bulk.field === undefined && bulk.how === 'confirm') await touchContent(trx, 'listings', tnids.map(String), seq)
  const listings = parts.length - left.length
  const undone = { tnid: 0, rows: [], seq, undoes: audit, tnids, bulk: { ...bulk, listings } }
  if (left.length === 0) return undone
  return {
    ...undone,
    bulk: { ...undone.bulk, left: left.length },
    kept: keptParts,
    did: 'undoPartly',
    left: await namedListings(trx, left),
  }
}

interface Restoring {
  seq: number
  now: number
  /** Whether what a part had before is still there to go back to. */
  exists?: (before: Snapshot) => boolean
}

/** Takes parts of an action back, each whole or not at all. Returns the listings and the parts left alone. */
export async function restoreParts(
  trx: StoreTransaction,
  parts: Awaited<ReturnType<typeof changesOf>>,
  { seq, now, exists = () => true }: Restoring,
): Promise<{ left: string[]; keptParts: number[] }> {
  const left: string[] = []
  const keptParts: number[] = []
  for (const some of inBatches(parts)) {
    const ids = some.map(({ tnid }) => String(tnid))
    const documents = await readDocuments(trx, 'listings', ids)
    const back: EditedRow[] = []
    for (const { id, tnid, ...part } of some) {
      const document = documents.get(String(tnid))
      const [before, after] = [JSON.parse(part.before) as Snapshot, JSON.parse(part.after) as Snapshot]
      const row = restored({ before, after, document })
      const canBeDone = row ? exists(before) : !after.content
      const isDone = canBeDone && (await restoreRows(trx, { before, after })).length === 0
      if (row && isDone) back.push(row)
      if (isDone) continue
      keptParts.push(id)
      left.push(String(tnid))
    }
    await editMany(trx, back, { seq, now })
    await setImmediate()
  }
  return { left, keptParts }
}

/** Listings that an undo leaves alone, the first by name. */
export async function namedListings(trx: StoreTransaction, ids: readonly string[]): Promise<DeskDone['left']> {
  const first = ids.slice(0, NAMED)
  const documents = await readDocuments(trx, 'listings', first)
  return { count: ids.length, listings: first.map((id) => ({ id, name: nameOf(id, documents.get(id)) })) }
}

interface Part {
  before: Snapshot
  after: Snapshot
  document: StoredDocument | undefined
}

/** A listing with its field as it was; undefined if somebody has changed it since. */
function restored({ before, after, document }: Part): EditedRow | undefined {
  const [old, left] = [before.content, after.content]
  if (!old || !left || !document || document.deleted !== left.deleted) return undefined
  const [was, became] = [old.body, left.body] as Record<string, unknown>[]
  const body = { ...(document.body as Record<string, unknown>) }
  for (const field of Object.keys({ ...was, ...became })) {
    if (JSON.stringify(body[field]) !== JSON.stringify(became![field])) return undefined
    if (was![field] === undefined) delete body[field]
    else body[field] = was![field]
  }
  // An import may have it back, unless an editor has touched it since.
  const origin = document.origin === left.origin ? old.origin : document.origin
  return { ...document, body, sample: body['sample'] === true, deleted: old.deleted, origin }
}

/** Whether the value that a listing had still exists: options and cities may be deleted once no listing has them. */
async function existence(
  trx: StoreTransaction,
  { field = '' }: BulkSummary,
  parts: readonly { before: string }[],
): Promise<(before: Snapshot) => boolean> {
  const valueOf = ({ content }: Snapshot) => (content?.body as Record<string, unknown> | undefined)?.[field]
  const list = findField(field)?.list
  if (list) {
    const known = await optionIds(trx, list)
    return (before) => [valueOf(before) ?? []].flat().every((id) => known.has(String(id)))
  }
  if (field !== 'place') return () => true
  const places = new Set(parts.map(({ before }) => String(valueOf(JSON.parse(before) as Snapshot))))
  const known = new Set<string>()
  for (const some of inBatches([...places])) {
    for (const id of (await bodiesOf(trx, ['cities'], some)).keys()) known.add(id)
  }
  return (before) => known.has(String(valueOf(before) as SeedListing['place']))
}
