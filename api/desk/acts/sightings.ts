import { type Acting, type Outcome, decidedAlready } from './audited-action.ts'
import type { PartChanges } from '#api/audit/audit.repository.ts'
import { type RowChange, stateChange } from '#api/audit/changes.ts'
import { type StoredDocument, editDocument } from '#api/content/documents.repository.ts'
import { touchContent } from '#data/store/content.repository.ts'
import type { HintSays } from '#core/terms/hints.ts'
import type { StoreTransaction } from '#data/store/database.ts'
import { readEdit } from '#api/edits/changes.ts'
import { editOf, type Edit } from '#api/edits/edits.repository.ts'

type Decided = 'approved' | 'refused'

/** Takes hints about a listing out of the queue, all or none. Throws AppError if one is no longer in it. */
export async function takeHints(
  trx: StoreTransaction,
  { tnid, ids }: { tnid: number; ids: readonly number[] },
  state: Decided,
): Promise<Edit[]> {
  // PostgreSQL has no empty `in ()`.
  const rows = ids.length === 0 ? [] : await waitingOf(trx, [tnid]).where('id', 'in', ids).execute()
  const edits = rows.map(editOf)
  if (edits.length === 0 || edits.length < new Set(ids).size) throw await decidedAlready(trx, 'hint', tnid)
  await setState(trx, edits, state)
  return edits
}

/** Approves the hints that say whether listings are still there. */
export async function takeSaying(trx: StoreTransaction, tnids: readonly number[], says: HintSays): Promise<Edit[]> {
  const rows = await waitingOf(trx, tnids).execute()
  const edits = rows.map(editOf).filter((hint) => readEdit(hint).says === says)
  if (edits.length > 0) await setState(trx, edits, 'approved')
  return edits
}

const waitingOf = (trx: StoreTransaction, tnids: readonly number[]) =>
  trx
    .selectFrom('edits')
    .selectAll()
    .where('tnid', 'in', tnids)
    .where('kind', '=', 'hint')
    .where('state', '=', 'waiting')
    .orderBy('id')

const setState = (trx: StoreTransaction, hints: readonly Edit[], state: Decided) =>
  trx
    .updateTable('edits')
    .set({ state })
    .where(
      'id',
      'in',
      hints.map(({ id }) => id),
    )
    .execute()

/** Takes a listing off the site; what visitors said of it is settled. */
export async function closeListing(trx: StoreTransaction, acting: Acting, listing: StoredDocument): Promise<Outcome> {
  const tnid = Number(listing.id)
  const settled = await settle(trx, [tnid], 'closed')
  const written = await editDocument(trx, acting, listing, { deleted: true })
  return { tnid, rows: settled.map(({ row }) => row), ...written }
}

/** Settles what visitors said of listings, and takes the hints that say what turned out to be so. */
async function settle(
  trx: StoreTransaction,
  tnids: readonly number[],
  says: HintSays,
): Promise<{ tnid: number; row: RowChange }[]> {
  const rows = await trx
    .updateTable('sightings')
    .set({ state: 'settled' })
    .where('tnid', 'in', tnids)
    .where('state', '=', 'waiting')
    .returning(['id', 'tnid'])
    .execute()
  return [
    ...rows.map(({ id, tnid }) => ({ tnid, row: stateChange('sightings', id, 'settled') })),
    ...(await takeSaying(trx, tnids, says)).map(({ id, tnid }) => ({
      tnid,
      row: stateChange('edits', id, 'approved'),
    })),
  ]
}

/**
 * Notes that an editor has found listings to be still there, as many as a statement takes; what visitors said of them
 * is settled.
 */
export async function confirmMany(
  trx: StoreTransaction,
  tnids: readonly number[],
  { acting: { uid, now: at }, seq }: { acting: Acting; seq: number },
): Promise<PartChanges[]> {
  if (tnids.length === 0) return []
  const settled = Map.groupBy(await settle(trx, tnids, 'open'), ({ tnid }) => tnid)
  const sightings = tnids.map((tnid) => ({ uid, tnid, role: 'editor', says: 'open', state: 'settled', at }) as const)
  const rows = await trx.insertInto('sightings').values(sightings).returning(['id', 'tnid']).execute()
  await touchContent(trx, 'listings', tnids.map(String), seq)
  return rows.map(({ id, tnid }) => ({
    tnid,
    rows: [
      ...(settled.get(tnid) ?? []).map(({ row }) => row),
      { table: 'sightings', id, before: null, after: { tnid, at } },
    ],
  }))
}
