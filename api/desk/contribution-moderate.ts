import type { ContributionKind } from '#core/contract/contributions-parts.ts'
import { AppError } from '#core/contract/app-error.ts'
import { touchContent } from '#data/store/content.repository.ts'
import type { StoreTransaction } from '#data/store/database.ts'
import type { Outcome } from './act.ts'
import { reasonOf, requireSeen, type Deciding } from './kind.ts'
import { listingForMail } from './listings.ts'
import { stateChange, type RowChange } from './snapshot.ts'
import { TABLES, wordsOf } from './contribution-posts.ts'

/** Hides or shows a contribution, and settles the reports about it. */
export async function moderateContribution(
  kind: ContributionKind,
  { trx, decision, acting }: Deciding,
): Promise<Outcome> {
  const { id, act } = decision
  const reason = reasonOf(decision)
  await requireSeen(trx, decision)
  const [words] = await wordsOf(trx, kind, [id])
  if (!words) throw new AppError('notFound')
  const isNew = act === 'show' && 'shown_at' in words && words.shown_at === 0
  const before = { hidden: words.hidden, looked_at: words.looked_at, ...(isNew && { shown_at: 0 }) }
  const after = {
    hidden: act === 'hide' ? (1 as const) : (0 as const),
    looked_at: acting.now,
    ...(isNew && { shown_at: acting.now }),
  }
  await trx
    .updateTable(TABLES[kind] as 'reviews')
    .set(after)
    .where('id', '=', id)
    .execute()
  const isTurned = before.hidden !== after.hidden
  const seq = isTurned ? await touchContent(trx, 'listings', [String(words.tnid)]) : undefined
  const template = act === 'hide' ? 'wordsHidden' : 'wordsShown'
  const listing = await listingForMail(trx, words.tnid)
  const settled = await settleAbout(trx, kind, id)
  const reporters = new Set(act === 'hide' ? settled.map(({ uid }) => uid) : [])
  reporters.delete(words.uid)
  return {
    tnid: words.tnid,
    seq,
    rows: [{ table: TABLES[kind], id, before, after }, ...settled.map(({ change }) => change)],
    settled: settled.map(({ id }) => id),
    mails: [
      // Authors are not notified if nothing changed.
      ...(isTurned ? [{ uid: words.uid, template, reason, ...listing } as const] : []),
      // The reason is for the author, not for reporters.
      ...[...reporters].map((uid) => ({ uid, template: 'reportSettled', reason: '', ...listing }) as const),
    ],
  }
}

interface Settled {
  id: number
  uid: number
  change: RowChange
}

async function settleAbout(trx: StoreTransaction, kind: ContributionKind, id: number): Promise<Settled[]> {
  const rows = await trx
    .updateTable('reports')
    .set({ state: 'settled' })
    .where('about', '=', `${kind} ${id}`)
    .where('state', '=', 'waiting')
    .returning(['id', 'uid'])
    .execute()
  return rows.map(({ id, uid }) => ({ id, uid, change: stateChange('reports', id, 'settled') }))
}
