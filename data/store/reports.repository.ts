import type { Insertable, Selectable } from 'kysely'
import type { Store, StoreTransaction } from './database.ts'
import type { ClaimsTable, ReportsTable } from './reports.table.ts'

export type NewReport = Omit<Insertable<ReportsTable>, 'id' | 'state'>
export type NewClaim = Omit<Insertable<ClaimsTable>, 'id' | 'state'>

/** Queues a report for an editor. */
export async function insertReport(db: Store, report: NewReport): Promise<void> {
  await db
    .insertInto('reports')
    .values({ ...report, state: 'waiting' })
    .execute()
}

/** Queues a claim for an editor. False if the same person's claim to the listing is already open. */
export async function insertClaim(db: Store, claim: NewClaim): Promise<boolean> {
  const row = await db
    .insertInto('claims')
    .values({ ...claim, state: 'waiting' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

type ReportText = Pick<
  Selectable<ReportsTable>,
  'type' | 'title' | 'content' | 'button_text' | 'back_link' | 'good_faith'
>

/** What a report says, by the names of the specification. */
export const reportFields = (row: ReportText) => ({
  repType: row.type,
  repTitle: row.title,
  repContent: row.content,
  repButtonText: row.button_text,
  backLink: row.back_link,
  goodFaith: row.good_faith === 1,
})

/** All reports and claims of a user. */
export async function reportsOf(db: Store, uid: number) {
  const reports = await db.selectFrom('reports').selectAll().where('uid', '=', uid).orderBy('id').execute()
  const claims = await db.selectFrom('claims').selectAll().where('uid', '=', uid).orderBy('id').execute()
  return { reports, claims }
}

/** Anonymizes reports, which remain true; deletes claims. */
export async function anonymizeReports(trx: StoreTransaction, uid: number): Promise<void> {
  await trx.updateTable('reports').set({ uid: 0 }).where('uid', '=', uid).execute()
}

/** The owners of listings, by tnid: the latest approved claim to each. */
export async function ownersOf(db: Store, tnids?: readonly number[]): Promise<Map<number, number>> {
  // PostgreSQL has no empty `in ()`.
  if (tnids?.length === 0) return new Map()
  let approved = db.selectFrom('claims').select(['tnid', 'uid']).where('state', '=', 'approved').orderBy('id')
  if (tnids) approved = approved.where('tnid', 'in', tnids)
  const claims = await approved.execute()
  return new Map(claims.map(({ tnid, uid }) => [tnid, uid]))
}

/** The listings that somebody owns. */
export async function ownedBy(db: Store, uid: number): Promise<number[]> {
  const claims = await db
    .selectFrom('claims')
    .select('tnid')
    .where('uid', '=', uid)
    .where('state', '=', 'approved')
    .execute()
  const owners = await ownersOf(
    db,
    claims.map(({ tnid }) => tnid),
  )
  return [...owners].flatMap(([tnid, owner]) => (owner === uid ? [tnid] : []))
}
