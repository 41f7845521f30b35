import type { Insertable } from 'kysely'
import type { Store, StoreTransaction } from './database.ts'
import type { ClaimsTable, ReportsTable } from './reports.table.ts'

export type NewReport = Omit<Insertable<ReportsTable>, 'id' | 'state'>
export type NewClaim = Omit<Insertable<ClaimsTable>, 'id' | 'state'>

/** Lets a report wait for an editor. */
export async function insertReport(db: Store, report: NewReport): Promise<void> {
  await db
    .insertInto('reports')
    .values({ ...report, state: 'waiting' })
    .execute()
}

/** Lets a claim wait for an editor. False where one of the same person and listing waits already. */
export async function insertClaim(db: Store, claim: NewClaim): Promise<boolean> {
  const row = await db
    .insertInto('claims')
    .values({ ...claim, state: 'waiting' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** What somebody reported and claimed, all of it. */
export async function reportsOf(db: Store, uid: number) {
  const reports = await db.selectFrom('reports').selectAll().where('uid', '=', uid).orderBy('id').execute()
  const claims = await db.selectFrom('claims').selectAll().where('uid', '=', uid).orderBy('id').execute()
  return { reports, claims }
}

/** What is wrong with a listing stays so, whoever said it; claims go with the account. */
export async function disownReports(trx: StoreTransaction, uid: number): Promise<void> {
  await trx.updateTable('reports').set({ uid: 0 }).where('uid', '=', uid).execute()
}
