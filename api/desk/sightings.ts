import type { HintSays } from '#core/domain/hints.ts'
import { AppError } from '#core/contract/app-error.ts'
import type { SeedListing } from '#core/contract/data-files.ts'
import { nextSeq, touchContent } from '#data/store/content.repository.ts'
import type { StoreTransaction } from '#data/store/database.ts'
import { sightingsOf, WAITING_SIGHTINGS } from '#data/store/sightings.repository.ts'
import { decidedAlready, type Acting, type Outcome } from './audited-action.ts'
import type { PartChanges } from './audit.repository.ts'
import { takeSaying } from './hint-rows.ts'
import { reasonOf, requireSeen, type QueueKind } from './kind.ts'
import { editDocument, readDocument, stateChange, type RowChange, type StoredDocument } from './snapshot.ts'

/** What visitors say of whether listings are still there, once enough of them say the same. */
export const sightings: QueueKind = {
  kind: 'sighting',
  waiting: WAITING_SIGHTINGS,

  async lines(db, tnids) {
    const rows = Map.groupBy(await sightingsOf(db, tnids), ({ tnid }) => tnid)
    return new Map(
      [...rows].map(([tnid, own]) => {
        const waiting = own.filter(({ state }) => state === 'waiting').length
        return [tnid, { uid: 0, tnid, at: own[0]!.at, summary: '', fields: [], flags: waiting }]
      }),
    )
  },

  async item({ store, now }, tnid) {
    const listing = await readDocument(store, 'listings', String(tnid))
    if (!listing) return undefined
    const rows = await sightingsOf(store, [tnid])
    const count = (one: string) => rows.filter(({ says, state }) => says === one && state === 'waiting').length
    const at = rows[0]?.at ?? now().getTime()
    const counts = { open: count('open'), closed: count('closed') }
    return { kind: 'sighting', id: tnid, uid: 0, tnid, at, language: 'en', ...counts }
  },

  async decide({ trx, decision, acting }) {
    const { id: tnid, act } = decision
    await requireSeen(trx, decision)
    const listing = await readDocument(trx, 'listings', String(tnid))
    if (!listing || listing.deleted) throw await decidedAlready(trx, 'sighting', tnid)
    if ((listing.body as SeedListing).sample) throw new AppError('invalidRequest')
    if (act === 'confirm') {
      const seq = await nextSeq(trx)
      const [{ rows } = { rows: [] }] = await confirmMany(trx, [tnid], { acting, seq })
      return { tnid, seq, rows }
    }
    reasonOf(decision)
    return closeListing(trx, acting, listing)
  },
}

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
  const said = tnids.map((tnid) => ({ uid, tnid, role: 'editor', says: 'open', state: 'settled', at }) as const)
  const made = await trx.insertInto('sightings').values(said).returning(['id', 'tnid']).execute()
  await touchContent(trx, 'listings', tnids.map(String), seq)
  return made.map(({ id, tnid }) => ({
    tnid,
    rows: [
      ...(settled.get(tnid) ?? []).map(({ row }) => row),
      { table: 'sightings', id, before: null, after: { tnid, at } },
    ],
  }))
}
