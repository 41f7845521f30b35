import type { StoreTransaction } from '#data/store/database.ts'
import { deleteFeedbacksOn } from '#data/store/feedbacks.repository.ts'
import type { DataFile } from './data-files.ts'

export type ContributionsFile = Extract<DataFile, { kind: 'reviews' | 'questions' }>

export const isContributions = (file: DataFile): file is ContributionsFile =>
  file.kind === 'reviews' || file.kind === 'questions'

const midday = (day: string) => Date.parse(`${day}T12:00:00Z`)
const SAMPLE = { uid: 0, sample: 1, hidden: 0 } as const

/** Replaces the sample reviews or questions with those of a file. Returns the affected listings. */
export async function insertSampleContributions(trx: StoreTransaction, file: ContributionsFile): Promise<number[]> {
  const before = await dropSampleContributions(trx, file.kind)
  if (file.kind === 'reviews') await insertReviews(trx, file)
  else await insertQuestions(trx, file)
  return [...new Set([...before, ...file.rows.map(({ tnid }) => tnid)])]
}

/** Deletes the sample reviews or questions. Returns the affected listings. */
export async function dropSampleContributions(
  trx: StoreTransaction,
  kind: ContributionsFile['kind'],
): Promise<number[]> {
  const rows = await trx.selectFrom(kind).select('tnid').distinct().where('sample', '=', 1).execute()
  await deleteFeedbacksOn(trx, kind === 'reviews' ? 'reviews' : 'answers', {
    column: 'sample',
    value: 1,
  })
  await trx.deleteFrom(kind).where('sample', '=', 1).execute()
  return rows.map(({ tnid }) => tnid)
}

async function insertReviews(
  trx: StoreTransaction,
  file: Extract<ContributionsFile, { kind: 'reviews' }>,
): Promise<void> {
  for (const row of file.rows) {
    await trx
      .insertInto('reviews')
      .values({
        ...SAMPLE,
        tnid: row.tnid,
        author: row.author,
        language: row.language,
        title: row.reviewTitle,
        content: row.reviewContent,
        price_range: row.reviewPriceRange,
        food: row.food,
        service: row.service,
        value: row.value,
        at: midday(row.day),
      })
      .execute()
  }
}

async function insertQuestions(
  trx: StoreTransaction,
  file: Extract<ContributionsFile, { kind: 'questions' }>,
): Promise<void> {
  for (const row of file.rows) {
    const { id } = await trx
      .insertInto('questions')
      .values({
        ...SAMPLE,
        tnid: row.tnid,
        author: row.author,
        language: row.language,
        category: row.questionCategory,
        question: row.question,
        at: midday(row.day),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const { author, answer, day } of row.answers) {
      await trx
        .insertInto('answers')
        .values({
          ...SAMPLE,
          qid: id,
          author,
          language: row.language,
          answer,
          at: midday(day),
        })
        .execute()
    }
  }
}
