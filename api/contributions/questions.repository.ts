import type { Answer, NewAnswer, NewQuestion, Question, QuestionList } from '#core/contract/questions.ts'
import type { QuestionCategory } from '#core/contract/choices.ts'
import type { Store, StoreTransaction } from '#data/store/database.ts'
import { feedbacksOf } from '#data/store/feedbacks.repository.ts'
import { contributionFields, NO_FEEDBACKS, type ListSelection, type NewContribution } from './contribution-fields.ts'

const shownOf = (db: Store, tnid: number) => db.selectFrom('questions').where('hidden', '=', 0).where('tnid', '=', tnid)

const partOf = (db: Store, { tnid, from, count }: ListSelection) =>
  shownOf(db, tnid).orderBy('at', 'desc').orderBy('id', 'desc').limit(count).offset(from)

/** A page of a listing's visible questions, newest first, with their answers, oldest first. */
export async function listQuestions(db: Store, selection: ListSelection): Promise<QuestionList> {
  const { total } = await shownOf(db, selection.tnid)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await partOf(db, selection).selectAll().execute()
  const answers = await answersOf(db, selection, new Map(rows.map(({ id, question }) => [id, question])))
  const questions = rows.map((row): Question => {
    const own = answers.get(row.id) ?? []
    return {
      _id: row.id,
      tnid: row.tnid,
      ...contributionFields(row, selection.uid),
      questionCategory: row.category as QuestionCategory,
      question: row.question,
      answers: own,
      answersTotal: own.length,
    }
  })
  return { total, questions }
}

/** The answers to a page of questions, by question, with its text. */
async function answersOf(
  db: Store,
  selection: ListSelection,
  texts: ReadonlyMap<number, string>,
): Promise<Map<number, Answer[]>> {
  const visibleAnswers = db
    .selectFrom('answers')
    .where('hidden', '=', 0)
    .where('qid', 'in', partOf(db, selection).select('id'))
  const rows = await visibleAnswers.selectAll().orderBy('at').orderBy('id').execute()
  const { uid } = selection
  const feedbacks = await feedbacksOf(db, 'answers', visibleAnswers.select('id'), uid)
  const answers = rows.map((row) => ({
    _id: row.id,
    qid: row.qid,
    question: texts.get(row.qid) ?? '',
    ...contributionFields(row, uid),
    answer: row.answer,
    feedbacks: feedbacks.get(row.id) ?? NO_FEEDBACKS,
  }))
  return Map.groupBy(answers, ({ qid }) => qid)
}

export async function insertQuestion(
  trx: StoreTransaction,
  question: Pick<NewQuestion, 'tnid' | 'questionCategory' | 'question'>,
  written: NewContribution,
): Promise<void> {
  await trx
    .insertInto('questions')
    .values({
      ...written,
      shown_at: written.hidden ? 0 : written.at,
      sample: 0,
      tnid: question.tnid,
      category: question.questionCategory,
      question: question.question,
    })
    .execute()
}

/** Stores an answer. False if its listing has no such visible question. */
export async function insertAnswer(
  trx: StoreTransaction,
  { tnid, qid, answer }: Pick<NewAnswer, 'tnid' | 'qid' | 'answer'>,
  written: NewContribution,
): Promise<boolean> {
  // Locks the question, whose author may be deleting it.
  const question = await trx
    .updateTable('questions')
    .set({ hidden: 0 })
    .where('id', '=', qid)
    .where('tnid', '=', tnid)
    .where('hidden', '=', 0)
    .executeTakeFirst()
  if (question.numUpdatedRows === 0n) return false
  await trx
    .insertInto('answers')
    .values({ ...written, sample: 0, qid, answer })
    .execute()
  return true
}
