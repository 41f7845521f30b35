import { MARKS, type Mark } from '#core/contract/reviews.ts'
import { answerProblems, questionProblems, reviewProblems } from '#core/domain/validation/contributions.ts'
import type { ErrorCode } from '#core/contract/errors.ts'
import { textLanguage } from '#core/domain/text-language.ts'
import type { Problem, Values } from '../forms/form.ts'
import { pageLang } from '../page/page-lang.ts'
import { pageListing } from '../page/page-listing.ts'
import { callWithToken } from '../accounts/session.ts'
import { wordsNow } from '../page/words.ts'
import { createContributionForm, type ContributionForm, type Writer } from './form.ts'
import { $questions, loadQuestions } from './questions.ts'
import { $reviews, loadReviews } from './reviews.ts'
import { contributionsWordsNow } from './words.ts'

/** The marks of a form; 0 where there is none yet. */
export function marksOf(values: Values): Record<Mark, number> {
  const [food = 0, service = 0, value = 0] = MARKS.map((mark) => Number(values[mark] ?? 0))
  return { food, service, value }
}

const reviewOf = (values: Values) => ({
  reviewTitle: values['reviewTitle']?.trim() ?? '',
  reviewContent: values['reviewContent']?.trim() ?? '',
  reviewPriceRange: values['reviewPriceRange'] ?? 'low',
  reviewRating: marksOf(values),
})

const languageOf = (text: string) => textLanguage(text, pageLang())

const textOf = (values: Values, name: string) => values[name]?.trim() ?? ''

/** What is wrong with a form: first that its box is not ticked, then what the rules say. */
function problemsOf(
  values: Values,
  codes: readonly ErrorCode[],
  fieldsOf: Partial<Record<ErrorCode, readonly string[]>>,
): Problem[] {
  const { said } = wordsNow()
  const { mustAgree } = contributionsWordsNow().forms
  return [
    ...(values['agree'] ? [] : [{ fields: ['agree'], text: mustAgree }]),
    ...codes.map((code) => ({
      fields: fieldsOf[code] ?? [],
      text: said[code],
    })),
  ]
}

export function createReviewForm(writer: Writer): ContributionForm {
  const own = { tnid: pageListing().tnid, uid: writer.uid }
  return createContributionForm(
    {
      kind: 'review',
      check: (values) => {
        const marks = marksOf(values)
        return problemsOf(values, reviewProblems(reviewOf(values)), {
          mustRateAll: MARKS.filter((mark) => marks[mark] === 0),
          needTitle: ['reviewTitle'],
          needContent: ['reviewContent'],
        })
      },
      send: (values) => {
        const review = reviewOf(values)
        const { reviewTitle, reviewContent } = review
        const language = languageOf(`${reviewTitle} ${reviewContent}`)
        return callWithToken('POST /rest/tjt/addreview', {
          body: { ...own, ...review, language },
        })
      },
      reload: () => loadReviews(1),
      ownIds: () =>
        $reviews
          .get()
          .reviews.filter(({ mine }) => mine)
          .map(({ _id }) => _id),
      failed: () => wordsNow().said.reviewFailedMsg,
    },
    writer,
  )
}

export function createQuestionForm(writer: Writer): ContributionForm {
  const own = { tnid: pageListing().tnid, uid: writer.uid }
  const questionOf = (values: Values) => ({
    questionCategory: Number(values['questionCategory'] ?? 0),
    question: textOf(values, 'question'),
  })
  return createContributionForm(
    {
      kind: 'question',
      check: (values) =>
        problemsOf(values, questionProblems(questionOf(values)), {
          needCategory: ['questionCategory'],
          needQuestion: ['question'],
        }),
      send: (values) => {
        const question = questionOf(values)
        const language = languageOf(question.question)
        return callWithToken('POST /rest/tjt/addquestion', {
          body: { ...own, ...question, language },
        })
      },
      reload: loadQuestions,
      ownIds: () =>
        $questions
          .get()
          .questions.filter(({ mine }) => mine)
          .map(({ _id }) => _id),
      failed: () => wordsNow().said.questionFailedMsg,
    },
    writer,
  )
}

export function createAnswerForm(
  { qid, question }: { qid: number; question: string },
  writer: Writer,
): ContributionForm {
  const own = { tnid: pageListing().tnid, uid: writer.uid, qid, question }
  return createContributionForm(
    {
      kind: 'answer',
      about: qid,
      check: (values) =>
        problemsOf(values, answerProblems({ answer: textOf(values, 'answer') }), {
          needAnswer: ['answer'],
        }),
      send: (values) => {
        const answer = textOf(values, 'answer')
        return callWithToken('POST /rest/tjt/addanswer', {
          body: { ...own, answer, language: languageOf(answer) },
        })
      },
      reload: loadQuestions,
      ownIds: () =>
        $questions
          .get()
          .questions.flatMap(({ answers }) => answers)
          .filter(({ mine }) => mine)
          .map(({ _id }) => _id),
      failed: () => contributionsWordsNow().forms.answerFailed,
    },
    writer,
  )
}
