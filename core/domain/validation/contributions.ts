import type { ErrorCode } from '../../contract/errors.ts'
import type { NewAnswer, NewQuestion } from '../../contract/questions.ts'
import type { NewReview } from '../../contract/reviews.ts'

/** Whether a text has a visible character. */
const isShown = (text: string): boolean => /[^\p{Z}\p{C}\p{M}]/u.test(text)

type ReviewForm = Pick<NewReview, 'reviewTitle' | 'reviewContent' | 'reviewRating'>

/** The error codes of a review, in field order. */
export function reviewProblems(form: ReviewForm): ErrorCode[] {
  const { food, service, value } = form.reviewRating
  const problems: ErrorCode[] = []
  if ([food, service, value].includes(0)) problems.push('mustRateAll')
  if (!isShown(form.reviewTitle)) problems.push('needTitle')
  if (!isShown(form.reviewContent)) problems.push('needContent')
  return problems
}

/** The error codes of a question. */
export function questionProblems(form: Pick<NewQuestion, 'questionCategory' | 'question'>): ErrorCode[] {
  const problems: ErrorCode[] = []
  if (form.questionCategory === 0) problems.push('needCategory')
  if (!isShown(form.question)) problems.push('needQuestion')
  return problems
}

/** The error codes of an answer. */
export function answerProblems(form: Pick<NewAnswer, 'answer'>): ErrorCode[] {
  return isShown(form.answer) ? [] : ['needAnswer']
}
