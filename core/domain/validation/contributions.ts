import type { NewAnswer, NewQuestion } from '../../contract/questions.ts'
import type { NewReview } from '../../contract/reviews.ts'
import { ANSWER, PLACE_REVIEW, QUESTION, REVIEW, type FormFields } from '../../fields/forms.ts'
import { formProblems, type CodeIn, type FormValues } from './form.ts'

type ReviewForm = Pick<NewReview, 'reviewTitle' | 'reviewContent' | 'reviewRating'>

/** The error codes of a review, in field order. */
export const reviewProblems = (
  { reviewTitle, reviewContent, reviewRating }: ReviewForm,
  { withMarks }: { withMarks: boolean },
) => {
  const { food = 0, service = 0, value = 0, overAll = 0 } = reviewRating
  return withMarks
    ? codesOf(REVIEW, { ...marksIn({ food, service, value }), reviewTitle, reviewContent })
    : codesOf(PLACE_REVIEW, { ...marksIn({ overAll }), reviewTitle, reviewContent })
}

/** The error codes of a question. */
export const questionProblems = ({ questionCategory, question }: Pick<NewQuestion, 'questionCategory' | 'question'>) =>
  codesOf(QUESTION, { ...marksIn({ questionCategory }), question })

/** The error codes of an answer. */
export const answerProblems = ({ answer }: Pick<NewAnswer, 'answer'>) => codesOf(ANSWER, { answer })

/** Chosen numbers as form values; 0 means none. */
const marksIn = (marks: Readonly<Record<string, number>>): FormValues =>
  Object.fromEntries(Object.entries(marks).map(([name, mark]) => [name, mark > 0 ? String(mark) : '']))

/** Consent is checked by the form only, not by the API. */
function codesOf<F extends FormFields>(fields: F, values: FormValues) {
  type Code = Exclude<CodeIn<F>, 'mustAgree'>
  return formProblems(fields, { ...values, agree: true }).map(({ code }) => code as Code)
}
