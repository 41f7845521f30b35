import type { Store, StoreTransaction } from '#data/store/database.ts'

/** How long a log-in waits for its code. */
const LIFE_MS = 10 * 60_000

/** Notes that a visitor's session waits for the code of an account. */
export async function insertPending(trx: StoreTransaction, session: string, uid: number, now: number): Promise<void> {
  await trx.insertInto('pending_logins').values({ session, uid, at: now }).execute()
}

/** The account whose code a session waits for. */
export async function findPending(db: Store, session: string, now: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('pending_logins')
    .select('uid')
    .where('session', '=', session)
    .where('at', '>', now - LIFE_MS)
    // The clock may have been set back.
    .where('at', '<=', now)
    .executeTakeFirst()
  return row?.uid
}

/** Ends the log-ins of an account that wait for a code. */
export async function dropPendingOf(db: Store, uid: number): Promise<void> {
  await db.deleteFrom('pending_logins').where('uid', '=', uid).execute()
}
