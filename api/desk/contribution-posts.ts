import type { ContributionKind } from '#core/contract/contributions-parts.ts'
import type { Store } from '#data/store/database.ts'

export type ContributionTable = 'reviews' | 'questions' | 'answers'

export const TABLES: Readonly<Record<ContributionKind, ContributionTable>> = {
  review: 'reviews',
  question: 'questions',
  answer: 'answers',
}

/** Contributions of any kind. */
export async function wordsOf(db: Store, kind: ContributionKind, ids: readonly number[]) {
  if (kind === 'answer')
    return db
      .selectFrom('answers')
      .innerJoin('questions', 'questions.id', 'answers.qid')
      .selectAll('answers')
      .select(['questions.tnid', 'questions.question'])
      .where('answers.id', 'in', ids)
      .execute()
  return kind === 'review'
    ? db.selectFrom('reviews').selectAll().where('id', 'in', ids).execute()
    : db.selectFrom('questions').selectAll().where('id', 'in', ids).execute()
}

export type Words = Awaited<ReturnType<typeof wordsOf>>[number]
