import { SEED_SOURCE } from '#data/store/conflicts.table.ts'
import { latestDuplicates } from '#data/store/conflicts.repository.ts'
import { importedBySource } from '#data/store/imported.repository.ts'
import type { ContentRow } from '#data/store/content.repository.ts'
import type { StoreTransaction } from '#data/store/database.ts'
import type { SeedListing } from '#core/contract/data-files.ts'
import { writeDecisions } from './places/apply.ts'
import type { Incoming } from './places/incoming.ts'
import { ListedPlaces } from './places/listed-places.ts'
import { planBatch } from './places/plan.ts'
import { loadTowns, type Towns } from './places/nearest-town.ts'
import { matchKeys } from './places/match-keys.ts'

/**
 * The rows of a data file without possible duplicates, which wait for an editor as imported places do. Already listed
 * rows and samples are not checked.
 */
export async function withoutDuplicates(
  trx: StoreTransaction,
  rows: readonly ContentRow[],
  { origin, now }: { origin: string; now: number },
): Promise<ContentRow[]> {
  const strangers = await strangersOf(trx, rows, origin)
  if (strangers.length === 0) return [...rows]
  const source = SEED_SOURCE
  const towns = await loadTowns(trx)
  const listed = new ListedPlaces(source, towns, origin)
  const batch = strangers.map((row) => incomingRow(row, towns))
  const decisions = await planBatch(trx, { source, listed }, batch)
  const rest = decisions.filter(({ fate }) => fate !== 'new')
  await writeDecisions(trx, rest, { source, listed, now, dryRun: false })
  const ids = new Set(rest.map(({ incoming }) => incoming.sourceId))
  return rows.filter(({ id }) => !ids.has(id))
}

/** Withdraws the questions about rows that no data file has any more. */
export async function dropSeedDuplicates(trx: StoreTransaction, keep: ReadonlySet<string>): Promise<void> {
  const waiting = await trx
    .selectFrom('conflicts')
    .select(['id', 'source_id'])
    .where('source', '=', SEED_SOURCE)
    .where('state', '=', 'waiting')
    .execute()
  for (const { id, source_id } of waiting)
    if (source_id !== null && !keep.has(source_id)) await trx.deleteFrom('conflicts').where('id', '=', id).execute()
}

/** The listings of a file that the store lacks, or that an editor was asked about, if others have created any. */
async function strangersOf(trx: StoreTransaction, rows: readonly ContentRow[], origin: string): Promise<ContentRow[]> {
  const real = rows.filter(({ kind, sample }) => kind === 'listings' && !sample)
  const ids = real.map(({ id }) => id)
  const present = await trx
    .selectFrom('content')
    .select(['id', 'origin'])
    .where('kind', '=', 'listings')
    .where('sample', '=', 0)
    .execute()
  if (real.length === 0 || present.every((row) => row.origin === origin)) return []
  const known = new Set(present.map(({ id }) => id))
  const questions = await latestDuplicates(trx, SEED_SOURCE, ids)
  const links = await importedBySource(trx, SEED_SOURCE, ids)
  return real.filter(({ id }) => !known.has(id) || questions.get(id)?.state === 'waiting' || links.has(id))
}

function incomingRow({ id, body }: ContentRow, towns: Towns): Incoming {
  const { tnid: _, ...listing } = body as SeedListing
  return {
    kind: 'listings',
    sourceId: id,
    where: `tnid ${id}`,
    body: listing,
    dropped: [],
    marks: matchKeys(listing, towns),
  }
}
