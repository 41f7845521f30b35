import { t } from '#site/ui/page/messages.ts'
import { atom, type ReadableAtom } from 'nanostores'
import { QUESTIONS_FIRST } from '#core/terms/directory.ts'
import type { Question, QuestionList } from '#core/contract/questions.ts'
import type { Feedbacks } from '#core/contract/contributions-parts.ts'
import { withLoading } from '#site/ui/page/loading.ts'
import { toastFailure } from '#site/ui/page/toast-failure.ts'
import { readQuestions } from './reading.ts'

export interface QuestionsShown extends QuestionList {
  /** Whether to show all, not only the first. */
  isAll: boolean
  isLoading: boolean
}

const NOTHING: QuestionsShown = {
  total: 0,
  questions: [],
  isAll: false,
  isLoading: false,
}
const $shown = atom<QuestionsShown>(NOTHING)

/** The visible questions: those in the HTML, until the API returns more. */
export const $questions: ReadableAtom<QuestionsShown> = $shown

/** Starts with the content of the HTML. */
export function startQuestions(list: QuestionList): void {
  $shown.set({ ...NOTHING, ...list })
}

let lastTurn = 0

interface Wanted {
  isAll?: boolean
}

/** Reloads the questions. On failure a toast says so, and nothing changes. */
export async function loadQuestions({ isAll = $shown.get().isAll }: Wanted = {}): Promise<void> {
  const turn = ++lastTurn
  $shown.set({ ...$shown.get(), isLoading: true })
  try {
    const list = await (isAll ? readAll() : readFirst())
    if (turn === lastTurn) $shown.set({ ...list, isAll, isLoading: false })
  } catch (error) {
    if (turn !== lastTurn) return
    $shown.set({ ...$shown.get(), isLoading: false })
    toastFailure(error, t('errors').couldNotGetQuestions)
  }
}

const readFirst = () => readQuestions({ from: 0, count: QUESTIONS_FIRST })

/** The API's limit per call. */
const MOST = 100

async function readAll(): Promise<QuestionList> {
  const known = new Map<number, Question>()
  for (let from = 0; ; from += MOST) {
    const { total, questions } = await readQuestions({ from, count: MOST })
    // A new one shifts the others.
    for (const question of questions) known.set(question._id, question)
    if (from + MOST >= total) return { total, questions: [...known.values()] }
  }
}

export function showAllQuestions(): Promise<void> {
  return withLoading(() => loadQuestions({ isAll: true }))
}

/** Updates the feedback on an answer. */
export function setAnswerFeedbacks(id: number, feedbacks: Feedbacks): void {
  const shown = $shown.get()
  const questions = shown.questions.map((question) => ({
    ...question,
    answers: question.answers.map((answer) => (answer._id === id ? { ...answer, feedbacks } : answer)),
  }))
  $shown.set({ ...shown, questions })
}
