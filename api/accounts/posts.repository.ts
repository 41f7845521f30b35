import { touchContent } from '#data/store/content.repository.ts'
import type { Store, StoreTransaction } from '#data/store/database.ts'
import { deleteFeedbacksOn } from '#data/store/feedbacks.repository.ts'

const TABLES = ['reviews', 'questions', 'answers'] as const

/** Renames the author of all their contributions, which updates the pages. */
export async function renameAuthor(trx: StoreTransaction, uid: number, author: string): Promise<void> {
  const listings = await listingsOf(trx, uid)
  for (const table of TABLES) {
    await trx.updateTable(table).set({ author }).where('uid', '=', uid).execute()
  }
  await touchContent(trx, 'listings', listings)
}

/** Anonymizes a user's contributions. */
export async function anonymizePosts(trx: StoreTransaction, uid: number): Promise<void> {
  const listings = await listingsOf(trx, uid)
  for (const table of TABLES) {
    await trx.updateTable(table).set({ author: '', uid: 0 }).where('uid', '=', uid).execute()
  }
  await touchContent(trx, 'listings', listings)
}

/** Deletes a user's contributions; questions with their answers, others' included. */
export async function deletePosts(trx: StoreTransaction, uid: number): Promise<void> {
  const listings = await listingsOf(trx, uid)
  const own = { column: 'uid', value: uid } as const
  await deleteFeedbacksOn(trx, 'reviews', own)
  await deleteFeedbacksOn(trx, 'answers', own)
  for (const table of TABLES) {
    await trx.deleteFrom(table).where('uid', '=', uid).execute()
  }
  await touchContent(trx, 'listings', listings)
}

/** The content ids of listings that a user contributed to. */
async function listingsOf(db: Store, uid: number): Promise<string[]> {
  const rows = await db
    .selectFrom('reviews')
    .select('tnid')
    .where('uid', '=', uid)
    .union(db.selectFrom('questions').select('tnid').where('uid', '=', uid))
    .union(
      db
        .selectFrom('answers')
        .innerJoin('questions', 'questions.id', 'answers.qid')
        .select('questions.tnid')
        .where('answers.uid', '=', uid),
    )
    .execute()
  return rows.map(({ tnid }) => String(tnid))
}

/** All contributions of a user, as an export has them. */
export async function wordsOf(db: Store, uid: number) {
  const reviews = await db
    .selectFrom('reviews')
    .select(['id', 'author', 'language', 'hidden', 'at', 'tnid', 'food', 'service', 'value'])
    .select(['title as reviewTitle', 'content as reviewContent', 'price_range as reviewPriceRange'])
    .where('uid', '=', uid)
    .orderBy('id')
    .execute()
  const questions = await db
    .selectFrom('questions')
    .select(['id', 'author', 'language', 'hidden', 'at', 'tnid', 'category as questionCategory', 'question'])
    .where('uid', '=', uid)
    .orderBy('id')
    .execute()
  const answers = await db
    .selectFrom('answers')
    .innerJoin('questions', 'questions.id', 'answers.qid')
    .select(['answers.id', 'answers.author', 'answers.language', 'answers.hidden', 'answers.at', 'qid', 'answer'])
    .select('questions.tnid')
    .where('answers.uid', '=', uid)
    .orderBy('answers.id')
    .execute()
  return { reviews, questions, answers }
}
