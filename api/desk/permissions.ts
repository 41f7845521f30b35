import { AppError } from '#core/contract/app-error.ts'
import type { AuditKind, DeskKind } from '#core/contract/desk.ts'
import { mayTouch } from '#core/domain/roles.ts'
import { differInTranslations } from '#core/domain/translations.ts'
import type { Store, StoreTransaction } from '#data/store/database.ts'
import type { Rights } from '#api/accounts/roles.repository.ts'
import { areProposalsIn, isChangeIn, isListingIn, isProposalIn, listingsIn, type Area } from './area.ts'
import type { Changes } from './snapshot.ts'

/** What an action changed, and its listing; 0 for none. */
type Outcome = Changes & { tnid: number; tnids?: readonly number[] }

/** Requires that somebody may do what an action did. Throws AppError, so that its transaction is rolled back. */
export async function requirePermission(
  trx: StoreTransaction,
  { role, area }: Rights,
  { kind, outcome }: { kind: AuditKind; outcome: Outcome },
): Promise<void> {
  if (role === 'translator') return requireTranslation(outcome)
  if (!mayTouch(role, kind)) throw new AppError('notYourRole')
  if (area && !(await isOutcomeIn(trx, area, outcome))) throw new AppError('notYourArea')
}

function requireTranslation({ content, rows }: Outcome): void {
  const isTranslation =
    content?.before &&
    rows.length === 0 &&
    content.before.deleted === content.after.deleted &&
    differInTranslations(content.before.body, content.after.body)
  if (!isTranslation) throw new AppError('onlyTranslations')
}

/** Whether everything that an action touched lies in an area, before and after. */
async function isOutcomeIn(
  trx: StoreTransaction,
  area: Area,
  { tnid, tnids, content, rows }: Outcome,
): Promise<boolean> {
  // Where they lay before is checked as they are changed.
  if (tnids) return (await listingsIn(trx, area, tnids)).size === tnids.length
  const edits = rows.flatMap(({ table, id }) => (table === 'edits' ? [Number(id)] : []))
  if (!(await areProposalsIn(trx, area, edits))) return false
  if (tnid === 0 && !content) return rows.length > 0 && edits.length === rows.length
  if (tnid > 0 && !(await isListingIn(trx, area, tnid))) return false
  return !content || isChangeIn(trx, area, content)
}

/**
 * Requires that an item of the queue lies in the area of somebody who has one: its listing, or the place that it
 * proposes. Throws AppError `notYourArea`.
 */
export async function requireItemIn(
  db: Store,
  { area }: Rights,
  { kind, id, tnid }: { kind: DeskKind; id: number; tnid: number },
): Promise<void> {
  if (!area) return
  const isIn = tnid === 0 && kind === 'edit' ? await isProposalIn(db, area, id) : await isListingIn(db, area, tnid)
  if (!isIn) throw new AppError('notYourArea')
}
