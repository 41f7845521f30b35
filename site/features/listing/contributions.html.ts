import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { REVIEWS_PER_PAGE } from '#core/terms/directory.ts'
import type { Feedbacks } from '#core/contract/contributions-parts.ts'
import { takesMarks, takesReviews } from '#core/domain/business-kinds.ts'
import { shownRating } from '#core/domain/rating.ts'
import { html, raw, scriptJson, type Html } from '#core/i18n/html.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { ListingInput, PageReview, ShownQuestion } from '#data/index/inputs.ts'
import { ownFirst } from '#site/features/contributions/parts.tsx'
import { Contributions } from '#site/features/contributions/Contributions.tsx'
import type { ContributionsStart } from '#site/features/contributions/hydrate.tsx'

/** Ownership and votes are live data, which the HTML cannot know. */
const UNKNOWN = { uid: 0, feedbacks: { up: 0, down: 0 } satisfies Feedbacks }

/** The first state of a listing's contributions, in the shape of API responses. */
function startOf(lang: Lang, input: ListingInput): ContributionsStart {
  const { tnid } = input.listing
  const { rating, reviewsTotal, questionsTotal } = input
  const withMarks = takesMarks(input.listing)
  const review = ({ id, ...rest }: PageReview) => ({
    _id: id,
    tnid,
    ...rest,
    ...UNKNOWN,
  })
  const question = ({ id: qid, answers, ...rest }: ShownQuestion) => ({
    _id: qid,
    tnid,
    ...rest,
    ...UNKNOWN,
    answers: answers.map(({ id, ...answer }) => ({
      _id: id,
      qid,
      question: rest.question,
      ...answer,
      ...UNKNOWN,
    })),
  })
  return {
    ...(takesReviews(input.listing) && {
      reviews: {
        total: reviewsTotal,
        ...((rating?.count ?? 0) < reviewsTotal && { rated: rating?.count ?? 0 }),
        ...(rating && { mean: rating.mean }),
        reviews: ownFirst(lang, input.reviews)
          .slice(0, REVIEWS_PER_PAGE)
          .map((shown) => shownRating(review(shown), { withMarks })),
      },
    }),
    questions: {
      total: questionsTotal,
      questions: input.questions.map(question),
    },
  }
}

/**
 * The newest reviews, the reader's language first, if the listing takes any, and its first questions, with the state
 * that the script continues from.
 */
export function contributionsBlock(lang: Lang, input: ListingInput): Html {
  const start = startOf(lang, input)
  const contributions = createElement(Contributions, {
    setting: { lang, words: MESSAGES[lang].contributions.posts },
    ...(start.reviews && {
      reviews: { ...start.reviews, page: 1, isLoading: false },
    }),
    questions: { ...start.questions, isAll: false, isLoading: false },
  })
  return html`
    <div data-contributions>${raw(renderToString(contributions))}</div>
    ${raw(`<script type="application/json">${scriptJson(start)}</script>`)}
  `
}
