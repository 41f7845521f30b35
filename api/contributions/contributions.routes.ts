import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { feedbackApi } from '#core/contract/feedback.ts'
import { questionsApi } from '#core/contract/questions.ts'
import { reviewsApi, type NewReview } from '#core/contract/reviews.ts'
import { takesMarks, takesReviews } from '#core/domain/business-kinds.ts'
import { sameMarks, shownRating } from '#core/domain/rating.ts'
import { answerProblems, questionProblems, reviewProblems } from '#core/domain/validation/contributions.ts'
import { optionList } from '#data/index/queries.ts'
import type { Deps, PeopleDeps } from '../deps.ts'
import { AppError } from '#core/contract/app-error.ts'
import { urlOf } from '#api/content/listings.ts'
import { indexOf } from '../http/lookup.ts'
import { queueEvents } from '../webhooks/events.ts'
import { requireOwn } from '#api/accounts/access.ts'
import { route } from '../http/route.ts'
import { feedbacksOf, putFeedback, writerOf, type Feedback } from '#data/store/feedbacks.repository.ts'
import { insertAnswer, insertQuestion, listQuestions } from './questions.repository.ts'
import { insertReview, listReviews } from './reviews.repository.ts'
import { refuse, requireListing, requireName, thanks, write } from './writing.ts'
import { NO_FEEDBACKS, type ListSelection } from './contribution-fields.ts'

/** Default length of a list. */
const COUNT = 100

const selectionOf = (
  params: Pick<ListSelection, 'uid' | 'tnid'>,
  { from = 0, count = COUNT, ...rest }: Partial<ListSelection>,
): ListSelection => ({
  ...rest,
  ...params,
  from,
  count,
})

const reading = { access: 'own' } as const
const writing = { access: 'user', limit: 'write' } as const

/** Contributions to listings. */
export const contributionsRoutes: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  await app.register(reviewsRoutes, deps)
  await app.register(questionsRoutes, deps)
  await app.register(feedbackRoutes, deps)
}

const reviewsRoutes: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  route(app, reviewsApi.list, reading, async ({ params, query }) => {
    const code = 'couldNotGetReviews'
    const listing = requireListing(deps, params.tnid, code)
    if (!takesReviews(listing)) return { total: 0, reviews: [] }
    const list = await listReviews(deps.store, selectionOf(params, query))
    const withMarks = takesMarks(listing)
    return { ...list, reviews: list.reviews.map((review) => shownRating(review, { withMarks })) }
  })

  route(app, reviewsApi.add, writing, async (request) => {
    const { body } = request
    requireOwn(request, body.uid)
    const listing = requireListing(deps, body.tnid, 'unknownListing')
    if (!takesReviews(listing)) throw new AppError('noReviewsHere')
    const withMarks = takesMarks(listing)
    refuse(reviewProblems(body, { withMarks }))
    const review = {
      ...body,
      reviewTitle: body.reviewTitle.trim(),
      reviewContent: body.reviewContent.trim(),
      reviewPriceRange: withMarks ? priceRangeOf(deps, body) : '',
      reviewRating: marksOf(body, { withMarks }),
    }
    const texts = [review.reviewTitle, review.reviewContent]
    const stored = await write(deps, request, { ...body, texts }, async (trx, written) => {
      const isFirst = await insertReview(trx, review, written)
      if (!isFirst) throw new AppError('alreadyReviewed')
      if (!written.hidden) return
      const { tnid } = listing
      const url = deps.config.linkOrigin + urlOf(listing, 'en')
      await queueEvents(trx, [{ event: 'review.waiting', about: { tnid }, url }], written.at)
    })
    return thanks(request, 'review', stored)
  })
}

/** Throws AppError `mustRate` for a rating of a whole place in other than whole stars. */
function marksOf({ reviewRating }: NewReview, { withMarks }: { withMarks: boolean }) {
  const { food = 0, service = 0, value = 0, overAll = 0 } = reviewRating
  if (withMarks) return { food, service, value }
  if (!Number.isInteger(overAll)) throw new AppError('mustRate')
  return sameMarks(overAll)
}

/** Where a call has none: the specification's default. */
const DEFAULT_PRICE_RANGE = 'low'

/** Empty if none was chosen. Throws AppError `invalidRequest` for an unknown one. */
function priceRangeOf(deps: Deps, { reviewPriceRange = DEFAULT_PRICE_RANGE }: { reviewPriceRange?: string }): string {
  if (reviewPriceRange === '') return ''
  const choices = optionList(indexOf(deps), 'pricerange')
  if (!choices.some(({ id }) => id === reviewPriceRange)) throw new AppError('invalidRequest')
  return reviewPriceRange
}

const questionsRoutes: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  route(app, questionsApi.list, reading, async ({ params, query }) => {
    requireListing(deps, params.tnid, 'couldNotGetQuestions')
    return listQuestions(deps.store, selectionOf(params, query))
  })

  route(app, questionsApi.add, writing, async (request) => {
    const { body } = request
    requireOwn(request, body.uid)
    refuse(questionProblems(body))
    requireListing(deps, body.tnid, 'unknownListing')
    const question = { ...body, question: body.question.trim() }
    const stored = await write(deps, request, { ...body, texts: [question.question] }, (trx, written) =>
      insertQuestion(trx, question, written),
    )
    return thanks(request, 'question', stored)
  })

  route(app, questionsApi.answer, writing, async (request) => {
    const { body } = request
    requireOwn(request, body.uid)
    refuse(answerProblems(body))
    requireListing(deps, body.tnid, 'unknownListing')
    const answer = { ...body, answer: body.answer.trim() }
    const stored = await write(deps, request, { ...body, texts: [answer.answer] }, async (trx, written) => {
      const isThere = await insertAnswer(trx, answer, written)
      if (!isThere) throw new AppError('unknownQuestion')
    })
    return thanks(request, 'answer', stored)
  })
}

const feedbackRoutes: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  route(app, feedbackApi.give, writing, async (request) => {
    const { userId, kind, itemId: item } = request.params
    const { uid } = requireOwn(request, userId)
    const { trend } = request.body
    return { feedbacks: await give(deps, { kind, item, uid, trend }) }
  })
}

/** Throws AppError `couldNotAddFeedback` for a missing item, and `ownWords`. */
function give({ store, now }: PeopleDeps, feedback: Feedback) {
  const { kind, item, uid } = feedback
  return store.transaction().execute(async (trx) => {
    await requireName(trx, uid)
    const writer = await writerOf(trx, kind, item)
    if (writer === undefined) throw new AppError('couldNotAddFeedback')
    if (writer === uid) throw new AppError('ownWords')
    await putFeedback(trx, feedback, now().getTime())
    const known = await feedbacksOf(trx, kind, [item], uid)
    return known.get(item) ?? NO_FEEDBACKS
  })
}
