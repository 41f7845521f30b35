import { dropCandidates, putCandidates } from '#data/store/candidates.repository.ts'
import { insertConflict, withdrawConflict } from '#data/store/conflicts.repository.ts'
import type { DuplicateNote } from '#data/store/conflicts.table.ts'
import { SEED_ORIGIN } from '#data/store/conflicts.table.ts'
import {
  dropImported,
  importedBySource,
  importOrigin,
  markVanished,
  nextListingIds,
  presentOf,
  putImported,
} from '#data/store/imported.repository.ts'
import { adoptContent, nextSeq, putContent, type ContentRow } from '#data/store/content.repository.ts'
import type { SeedListing } from '#core/contract/data-files.ts'
import type { Store, StoreTransaction } from '#data/store/database.ts'
import { numbered, type Decision } from './decision.ts'
import type { Incoming } from './incoming.ts'
import { isImports, planBatch, type PlanOptions } from './plan.ts'

export interface ApplyOptions extends PlanOptions {
  /** Epoch milliseconds. */
  now: number
  /** Writes nothing. */
  dryRun: boolean
}

const changesStore = ({ fate, writes, links, withdraws, unmarks, asks, forgets }: Decision) =>
  writes || links || withdraws || unmarks || asks || forgets || fate === 'conflict' || fate === 'duplicate'

/** Imports a batch in one transaction, and returns the decision on each document. Writes nothing if nothing changed. */
export async function takeBatch(db: Store, batch: readonly Incoming[], options: ApplyOptions): Promise<Decision[]> {
  const plan = await planBatch(db, options, batch)
  const due = plan.filter(changesStore)
  if (options.dryRun || due.length === 0) return plan
  const done = await db.transaction().execute(async (trx) => {
    // Serializes writers: the plan stays valid until it is written.
    await nextSeq(trx)
    const again = due.map(({ incoming }) => incoming)
    const decisions = await planBatch(trx, options, again)
    await writeDecisions(trx, decisions, options)
    return decisions
  })
  return [...plan.filter((decision) => !changesStore(decision)), ...done]
}

/** Writes decisions, with their conflicts. */
export async function writeDecisions(
  trx: StoreTransaction,
  decisions: readonly Decision[],
  { source, now }: ApplyOptions,
): Promise<void> {
  const unnumbered = decisions.filter(
    ({ writes, item, incoming }) => writes && item === undefined && incoming.own === undefined,
  )
  const numbers = await nextListingIds(trx, unnumbered.length)
  unnumbered.forEach((decision, i) => (decision.item = String(numbers[i])))
  const rows = decisions.filter(({ writes }) => writes).map(rowOf)
  if (rows.length > 0) await writeRows(trx, rows, { source, now })
  const replaced = decisions.flatMap(({ links, replaces }) => (links && replaces ? [replaces] : []))
  await dropImported(trx, source, replaced)
  await putImported(
    trx,
    decisions.filter(({ links }) => links).flatMap((decision) => linksOf(decision, source)),
  )
  for (const decision of decisions) await writeConflict(trx, decision, { source, now })
  await writeCandidates(trx, decisions, { source, now })
  const seen = decisions.filter(({ unmarks }) => unmarks)
  const ids = seen.map(({ incoming }) => incoming.sourceId)
  await markVanished(trx, source, ids, null)
}

/** Writes documents of a source, also those that the data files had of it. */
async function writeRows(
  trx: StoreTransaction,
  rows: readonly ContentRow[],
  { source, now }: Pick<ApplyOptions, 'source' | 'now'>,
): Promise<void> {
  const origin = importOrigin(source)
  const ids = rows.flatMap(({ kind, id }) => (kind === 'listings' ? id : []))
  await adoptContent(trx, ids, { from: SEED_ORIGIN, to: origin })
  await putContent(trx, rows, { origin, now })
}

/** Asks an editor about weak places, and no longer about those that are listed. */
async function writeCandidates(
  trx: StoreTransaction,
  decisions: readonly Decision[],
  { source, now: at }: Pick<ApplyOptions, 'source' | 'now'>,
): Promise<void> {
  const candidates = decisions.flatMap(({ asks, incoming: { sourceId: source_id, body, weak } }) => {
    if (!asks || !weak) return []
    const { country, chain = '', tags } = weak
    return [{ source, source_id, country, chain, tags: JSON.stringify(tags), body: JSON.stringify(body), at }]
  })
  await putCandidates(trx, candidates)
  const forgotten = decisions.filter(({ forgets }) => forgets)
  await dropCandidates(
    trx,
    source,
    forgotten.map(({ incoming }) => incoming.sourceId),
  )
}

/** Queues a conflict for an editor, or withdraws it. */
async function writeConflict(
  trx: StoreTransaction,
  decision: Decision,
  { source, now }: Pick<ApplyOptions, 'source' | 'now'>,
): Promise<void> {
  const { incoming, item = '', base, withdraws, drops, fate, duplicate } = decision
  const { kind, sourceId, assumed = [] } = incoming
  const key = { kind, item, source }
  if (withdraws) await withdrawConflict(trx, key)
  if (drops) await withdrawConflict(trx, { ...key, source_id: sourceId })
  if (fate !== 'conflict' && fate !== 'duplicate') return
  const theirs = JSON.stringify(numbered(incoming, item))
  const note: DuplicateNote = { alike: duplicate?.alike ?? [], assumed: [...assumed] }
  await insertConflict(trx, {
    ...key,
    base,
    theirs,
    at: now,
    ...(duplicate && { source_id: sourceId, duplicate: JSON.stringify(note) }),
  })
}

function rowOf({ incoming, item = '', before }: Decision): ContentRow {
  const { sitelinks } = (before ?? {}) as Partial<SeedListing>
  const body = { ...numbered(incoming, item), ...(sitelinks !== undefined && { sitelinks }) }
  const sample = 'sample' in body && body.sample === true
  return { kind: incoming.kind, id: item, body, sample }
}

function linksOf({ incoming, item = '' }: Decision, source: string) {
  const { kind, sourceId, first } = incoming
  const base = JSON.stringify(numbered(incoming, item))
  const link = { source, source_id: sourceId, kind, item, base }
  return first ? [link, { ...link, source: first.source, source_id: first.sourceId }] : [link]
}

/**
 * Marks places that a source no longer has, in whole batches. Documents last written by the import carry the date;
 * those changed by an editor stay as they are. Returns how many.
 */
export async function markMissing(
  db: Store,
  isThere: (id: string) => boolean,
  { source, now, dryRun }: Omit<ApplyOptions, 'listed'>,
  onBatch: (ids: readonly string[]) => void,
): Promise<number> {
  let total = 0
  for await (const batch of presentOf(db, source)) {
    const gone = batch.filter(({ source_id }) => !isThere(source_id))
    if (gone.length === 0) continue
    total += gone.length
    onBatch(gone.map(({ source_id }) => source_id))
    if (dryRun) continue
    await db.transaction().execute(async (trx) => {
      await nextSeq(trx)
      await markVanished(
        trx,
        source,
        gone.map(({ source_id }) => source_id),
        now,
      )
      const ids = gone.map(({ source_id }) => source_id)
      await writeRows(trx, await vanishedRows(trx, source, ids, now), { source, now })
    })
  }
  return total
}

/** The vanished listings of a source, with the date. */
async function vanishedRows(
  trx: StoreTransaction,
  source: string,
  ids: readonly string[],
  now: number,
): Promise<ContentRow[]> {
  const links = await importedBySource(trx, source, ids)
  const byItem = new Map([...links.values()].map((link) => [link.item, link]))
  const rows = await trx
    .selectFrom('content')
    .select(['id', 'body', 'sample', 'origin'])
    .where('kind', '=', 'listings')
    .where('id', 'in', [...byItem.keys()])
    .where('deleted', '=', 0)
    .execute()
  const vanished = new Date(now).toISOString().slice(0, 10)
  const written = rows.filter((row) => isImports(row, source, byItem.get(row.id)))
  return written.map(({ id, body, sample }) => ({
    kind: 'listings',
    id,
    body: { ...(JSON.parse(body) as object), vanished },
    sample: sample === 1,
  }))
}
