import { sql, type SelectQueryBuilder } from 'kysely'
import type { FeedbackKind } from '#core/contract/feedback.ts'
import type { Feedbacks, Trend } from '#core/contract/contributions-parts.ts'
import type { Database, Store, StoreTransaction } from './database.ts'

export interface Feedback {
  kind: FeedbackKind
  /** Id of the review or answer. */
  item: number
  uid: number
  trend: Trend
}

/** Records feedback on an item, replacing the user's earlier one. */
export async function putFeedback(trx: StoreTransaction, feedback: Feedback, now: number): Promise<void> {
  const { trend } = feedback
  await trx
    .insertInto('feedbacks')
    .values({ ...feedback, at: now })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'item', 'uid']).doUpdateSet({ trend, at: now }).where('feedbacks.trend', '!=', trend),
    )
    .execute()
}

/** The author of a visible item; undefined if there is none. */
export async function writerOf(db: Store, kind: FeedbackKind, item: number): Promise<number | undefined> {
  const query =
    kind === 'reviews'
      ? db.selectFrom('reviews').select('uid').where('id', '=', item).where('hidden', '=', 0)
      : db
          .selectFrom('answers')
          .innerJoin('questions', 'questions.id', 'answers.qid')
          .select('answers.uid')
          .where('answers.id', '=', item)
          .where('answers.hidden', '=', 0)
          .where('questions.hidden', '=', 0)
  return (await query.executeTakeFirst())?.uid
}

/** A query of ids. */
type Ids = SelectQueryBuilder<Database, 'reviews' | 'answers', { id: number }>

/** The feedback on items, with that of `uid`; items without any are left out. */
export async function feedbacksOf(
  db: Store,
  kind: FeedbackKind,
  items: Ids | readonly number[],
  uid: number,
): Promise<Map<number, Feedbacks>> {
  const rows = await db
    .selectFrom('feedbacks')
    .select([
      'item',
      'trend',
      (eb) => eb.fn.countAll<number>().as('total'),
      sql<number>`max(case when uid = ${uid} then 1 else 0 end)`.as('me'),
    ])
    .where('kind', '=', kind)
    .where('item', 'in', items)
    .groupBy(['item', 'trend'])
    .execute()
  const known = new Map<number, Feedbacks>()
  for (const { item, trend, total, me } of rows) {
    const feedbacks = known.get(item) ?? { up: 0, down: 0 }
    feedbacks[trend] = total
    if (me === 1) feedbacks[`me${trend}`] = true
    known.set(item, feedbacks)
  }
  return known
}

/** Deletes the feedback on contributions about to be deleted: a user's, or samples. */
export async function deleteFeedbacksOn(
  trx: StoreTransaction,
  kind: FeedbackKind,
  { column, value }: { column: 'uid' | 'sample'; value: number },
): Promise<void> {
  const questions = trx.selectFrom('questions').select('id').where(column, '=', value)
  // A question is deleted with its answers.
  const answers = trx
    .selectFrom('answers')
    .select('id')
    .where((eb) => eb.or([eb(column, '=', value), eb('qid', 'in', questions)]))
  const reviews = trx.selectFrom('reviews').select('id').where(column, '=', value)
  await trx
    .deleteFrom('feedbacks')
    .where('kind', '=', kind)
    .where('item', 'in', kind === 'reviews' ? reviews : answers)
    .execute()
}

/** All feedback by a user. */
export function feedbacksBy(db: Store, uid: number) {
  return db
    .selectFrom('feedbacks')
    .select(['kind', 'item as id', 'trend', 'at'])
    .where('uid', '=', uid)
    .orderBy('at')
    .orderBy('kind')
    .orderBy('item')
    .execute()
}
