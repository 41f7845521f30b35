import type { HintSays } from '#core/domain/hints.ts'
import type { StoreTransaction } from '#data/store/database.ts'
import { readEdit } from '../edits/changes.ts'
import { editOf, type Edit } from '../edits/edits.repository.ts'
import { decidedAlready } from './audited-action.ts'

type Decided = 'approved' | 'refused'

/** Takes hints about a listing out of the queue, all or none. Throws AppError if one is no longer in it. */
export async function takeHints(
  trx: StoreTransaction,
  { tnid, ids }: { tnid: number; ids: readonly number[] },
  state: Decided,
): Promise<Edit[]> {
  // PostgreSQL has no empty `in ()`.
  const rows = ids.length === 0 ? [] : await waitingOf(trx, [tnid]).where('id', 'in', ids).execute()
  const taken = rows.map(editOf)
  if (taken.length === 0 || taken.length < new Set(ids).size) throw await decidedAlready(trx, 'hint', tnid)
  await setState(trx, taken, state)
  return taken
}

/** Approves the hints that say whether listings are still there. */
export async function takeSaying(trx: StoreTransaction, tnids: readonly number[], says: HintSays): Promise<Edit[]> {
  const rows = await waitingOf(trx, tnids).execute()
  const taken = rows.map(editOf).filter((hint) => readEdit(hint).says === says)
  if (taken.length > 0) await setState(trx, taken, 'approved')
  return taken
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
