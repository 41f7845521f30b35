import { DESK_KINDS, type DeskMails, type MailWay } from '#core/contract/desk.ts'
import { kindsOf, type Role } from '#core/domain/roles.ts'
import type { Store } from '#data/store/database.ts'
import { newsletterTokens } from '../newsletter/tokens.ts'
import { hashOf } from '../sessions/sessions.repository.ts'

/** How somebody hears of what waits, of the kinds that their role decides. */
export interface Wish extends DeskMails {
  /** When they were last told, epoch milliseconds. */
  told: number
}

export async function wishOf(db: Store, { uid, role }: { uid: number; role: Role }): Promise<Wish> {
  const row = await db.selectFrom('desk_mails').selectAll().where('uid', '=', uid).executeTakeFirst()
  const unwanted = new Set(row?.kinds.split(' '))
  const kinds = kindsOf(role, DESK_KINDS).filter((kind) => !unwanted.has(kind))
  return { way: row?.way ?? 'daily', kinds, told: Number(row?.told ?? 0) }
}

/** Stores how somebody wants to hear, and of which of the kinds that their role decides. */
export async function storeWish(
  db: Store,
  { uid, role }: { uid: number; role: Role },
  { way, kinds }: DeskMails,
): Promise<void> {
  const unwanted = kindsOf(role, DESK_KINDS).filter((kind) => !kinds.includes(kind))
  await putWish(db, uid, { way, kinds: unwanted.join(' ') })
}

/** Notes that they were told. */
export const noteTold = (db: Store, uid: number, now: number): Promise<void> => putWish(db, uid, { told: now })

async function putWish(db: Store, uid: number, set: { way?: MailWay; kinds?: string; told?: number }): Promise<void> {
  const leave_token = hashOf(await stopToken(db, uid))
  await db
    .insertInto('desk_mails')
    .values({ way: 'daily', kinds: '', told: 0, leave_token, ...set, uid })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet(set))
    .execute()
}

/** The token of the link that stops somebody's mails. */
export async function stopToken(db: Store, uid: number): Promise<string> {
  return (await newsletterTokens(db, `desk ${uid}`)).leave
}

/** Stops them by link, repeatably. False if it is unknown. */
export async function stopDeskMails(db: Store, token: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('desk_mails')
    .set({ way: 'never' })
    .where('leave_token', '=', hashOf(token))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
