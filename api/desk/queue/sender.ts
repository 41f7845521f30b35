import { sql } from 'kysely'
import type { Sender } from '#core/contract/desk.ts'
import type { Store } from '#data/store/database.ts'
import { findUser } from '#api/accounts/accounts.repository.ts'
import { languageOfUser } from '#api/accounts/mails.ts'

/** A sender, with the outcome of all their items; undefined for a deleted account. */
export async function senderOf(db: Store, uid: number, tnid: number): Promise<Sender | undefined> {
  const user = uid > 0 ? await findUser(db, uid) : undefined
  if (!user) return undefined
  const { rows } = await sql<{ state: string; n: number }>`
    select state, count(*) as n from (
      select state from edits where uid = ${uid}
      union all select state from claims where uid = ${uid}
      union all select state from reports where uid = ${uid}
    ) as sent group by state`.execute(db)
  const count = (...states: string[]) =>
    rows.reduce((sum, { state, n }) => sum + (states.includes(state) ? Number(n) : 0), 0)
  const owned = await db
    .selectFrom('claims')
    .select('id')
    .where('uid', '=', uid)
    .where('tnid', '=', tnid)
    .where('state', '=', 'approved')
    .executeTakeFirst()
  return {
    uid,
    name: user.name,
    email: user.verified === 1 ? user.email : '',
    language: languageOfUser(user),
    approved: count('approved', 'settled'),
    refused: count('refused'),
    waiting: count('waiting'),
    owner: owned !== undefined,
  }
}
