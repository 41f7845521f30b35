import type { NewAnswer, NewQuestion } from '../../contract/questions.ts'
import type { NewReview } from '../../contract/reviews.ts'
import { ANSWER, QUESTION, REVIEW, type FormFields } from '../../fields/forms.ts'
import { formProblems, type CodeIn, type FormValues } from './form.ts'

type ReviewForm = Pick<NewReview, 'reviewTitle' | 'reviewContent' | 'reviewRating'>

/** Everything that is wrong with a review, as the codes of its messages, the first one first. */
export const reviewProblems = ({ reviewTitle, reviewContent, reviewRating }: ReviewForm) => {
  const { food, service, value } = reviewRating
  return codesOf(REVIEW, { ...marksIn({ food, service, value }), reviewTitle, reviewContent })
}

/** Everything that is wrong with a question. */
export const questionProblems = ({ questionCategory, question }: Pick<NewQuestion, 'questionCategory' | 'question'>) =>
  codesOf(QUESTION, { ...marksIn({ questionCategory }), question })

/** What is wrong with an answer. */
export const answerProblems = ({ answer }: Pick<NewAnswer, 'answer'>) => codesOf(ANSWER, { answer })

/** What is chosen; 0 is nothing. */
const marksIn = (marks: Readonly<Record<string, number>>): FormValues =>
  Object.fromEntries(Object.entries(marks).map(([name, mark]) => [name, mark > 0 ? String(mark) : '']))

/** That somebody agrees is a matter of the form, not of the call. */
function codesOf<F extends FormFields>(fields: F, values: FormValues) {
  type Code = Exclude<CodeIn<F>, 'mustAgree'>
  return formProblems(fields, { ...values, agree: true }).map(({ code }) => code as Code)
}
