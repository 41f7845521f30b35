import type { MailChoice } from '#core/contract/mail-choices.ts'
import type { MailWay } from '#core/contract/choices.ts'
import type { Store } from '#data/store/database.ts'
import { mailTokens } from '#api/mail/leaving.ts'
import { hashOf } from '#data/store/sealed.ts'
import type { Topic } from './choices.table.ts'

/** Whose choice it is, and about what. */
export interface Whose {
  uid: number
  topic: Topic
}

/** How somebody hears of a topic. */
export interface Choice<K extends string> extends MailChoice<K> {
  /** When they were last mailed, epoch milliseconds. */
  notifiedAt: number
}

/** The choice of somebody who may hear of some kinds. */
export async function choiceOf<K extends string>(
  db: Store,
  { uid, topic }: Whose,
  kinds: readonly K[],
): Promise<Choice<K>> {
  const row = await db
    .selectFrom('mail_choices')
    .selectAll()
    .where('uid', '=', uid)
    .where('topic', '=', topic)
    .executeTakeFirst()
  const unwanted = new Set(row?.kinds.split(' '))
  return {
    way: row?.way ?? 'daily',
    kinds: kinds.filter((kind) => !unwanted.has(kind)),
    notifiedAt: Number(row?.notified_at ?? 0),
  }
}

/** Stores how somebody wants to hear, and of which of the kinds that they may hear of. */
export async function storeChoice<K extends string>(
  db: Store,
  whose: Whose,
  { way, kinds, of }: MailChoice<K> & { of: readonly K[] },
): Promise<void> {
  const unwanted = of.filter((kind) => !kinds.includes(kind))
  await putChoice(db, whose, { way, kinds: unwanted.join(' ') })
}

/** Notes that they were mailed. */
export const noteNotified = (db: Store, whose: Whose, now: number): Promise<void> =>
  putChoice(db, whose, { notified_at: now })

async function putChoice(
  db: Store,
  { uid, topic }: Whose,
  set: { way?: MailWay; kinds?: string; notified_at?: number },
): Promise<void> {
  const leave_token = hashOf(await stopToken(db, { uid, topic }))
  await db
    .insertInto('mail_choices')
    .values({ way: 'daily', kinds: '', notified_at: 0, leave_token, ...set, uid, topic })
    .onConflict((conflict) => conflict.columns(['uid', 'topic']).doUpdateSet({ leave_token, ...set }))
    .execute()
}

const stopToken = async (db: Store, { uid, topic }: Whose): Promise<string> =>
  (await mailTokens(db, `${topic} ${uid}`)).leave

/** The token of the link that stops these mails to somebody; from now on it works. */
export async function leaveToken(db: Store, whose: Whose): Promise<string> {
  await putChoice(db, whose, {})
  return stopToken(db, whose)
}

/** Stops mails by their link, repeatably. Returns their topic, if the link is known. */
export async function stopMails(db: Store, token: string): Promise<Topic | undefined> {
  const stopped = await db
    .updateTable('mail_choices')
    .set({ way: 'never' })
    .where('leave_token', '=', hashOf(token))
    .returning('topic')
    .executeTakeFirst()
  return stopped?.topic
}
