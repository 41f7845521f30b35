import { AppError } from '#core/contract/app-error.ts'
import type { SeedListing } from '#core/contract/data-files.ts'
import { editContent, touchContent } from '#data/store/content.repository.ts'
import type { StoreTransaction } from '#data/store/database.ts'
import { sightingsOf, WAITING_SIGHTINGS } from '#data/store/sightings.repository.ts'
import { decidedAlready, refusalBy, type Acting, type Outcome } from './act.ts'
import { decisionsOn } from './audit.repository.ts'
import { reasonOf, type Deciding, type QueueKind } from './kind.ts'
import { bare, readDocument, type RowChange } from './snapshot.ts'

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
    if (act !== 'confirm' && act !== 'hide') throw new AppError('invalidRequest')
    await requireSeen(trx, decision)
    const listing = await readDocument(trx, 'listings', String(tnid))
    if (!listing || listing.deleted) throw await decidedAlready(trx, 'sighting', tnid)
    if ((listing.body as SeedListing).sample) throw new AppError('invalidRequest')
    const settled = await settle(trx, tnid)
    if (act === 'confirm') return confirm(trx, tnid, { acting, settled })
    reasonOf(decision)
    const origin = `editor:${acting.uid}`
    const before = bare(listing)
    const after = { ...before, deleted: true, origin }
    const seq = await editContent(trx, after, { origin, now: acting.now })
    return { tnid, seq, rows: settled, content: { before, after } }
  },
}

/** Throws AppError if somebody has decided since the item was read. */
async function requireSeen(trx: StoreTransaction, { id, seen = 0 }: Deciding['decision']): Promise<void> {
  const decided = (await decisionsOn(trx, 'sighting', [id])).get(id)
  if ((decided?.audit ?? 0) === seen) return
  throw decided ? refusalBy('alreadyDecided', decided) : new AppError('contentMoved')
}

async function settle(trx: StoreTransaction, tnid: number): Promise<RowChange[]> {
  const rows = await trx
    .updateTable('sightings')
    .set({ state: 'settled' })
    .where('tnid', '=', tnid)
    .where('state', '=', 'waiting')
    .returning('id')
    .execute()
  const [before, after] = [{ state: 'waiting' }, { state: 'settled' }]
  return rows.map(({ id }) => ({ table: 'sightings', id, before, after }))
}

async function confirm(
  trx: StoreTransaction,
  tnid: number,
  { acting, settled }: { acting: Acting; settled: readonly RowChange[] },
): Promise<Outcome> {
  const row = { uid: acting.uid, tnid, role: 'editor', says: 'open', state: 'settled', at: acting.now } as const
  const { id } = await trx.insertInto('sightings').values(row).returning('id').executeTakeFirstOrThrow()
  const seq = await touchContent(trx, 'listings', [String(tnid)])
  return { tnid, seq, rows: [...settled, { table: 'sightings', id, before: null, after: { tnid, at: acting.now } }] }
}
