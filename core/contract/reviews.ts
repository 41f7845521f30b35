import { Type, type Static } from 'typebox'
import { REVIEW } from '../fields/forms.ts'
import { Done } from './accounts.ts'
import { Closed, endpoint, FormLine, FormText, Id, LangCode, OwnId } from './parts/common.ts'
import { ContributionFields, Feedbacks, ListPageQuery } from './contributions-parts.ts'

export const Review = Type.Object({
  _id: Type.Integer(),
  tnid: Type.Integer(),
  ...ContributionFields,
  reviewTitle: Type.String(),
  reviewContent: Type.String(),
  /** Empty if none was chosen. */
  reviewPriceRange: Type.String(),
  /**
   * 1 to 5, 0 for a former review without stars; `overAll` is the mean of the three, or the only one where there is no
   * food.
   */
  reviewRating: Type.Object({
    food: Type.Optional(Type.Number()),
    service: Type.Optional(Type.Number()),
    value: Type.Optional(Type.Number()),
    overAll: Type.Number(),
  }),
  /** The name of the former site on which it was written: its stars count in no mean. */
  former: Type.Optional(Type.String()),
  feedbacks: Feedbacks,
})
export type Review = Static<typeof Review>

export const ReviewList = Type.Object({
  total: Type.Integer(),
  /** How many of them were written on this site; absent if all were. */
  rated: Type.Optional(Type.Integer()),
  /** Of all reviews of this site, not only this page's. */
  mean: Type.Optional(Type.Number()),
  reviews: Type.Array(Review),
})
export type ReviewList = Static<typeof ReviewList>

/** 0 if none were chosen: answered with the form's message. */
const Stars = Type.Integer({ minimum: 0, maximum: 5 })

export const NewReview = Closed({
  tnid: Id,
  uid: OwnId,
  reviewTitle: FormLine(REVIEW.reviewTitle.max),
  reviewContent: FormText(REVIEW.reviewContent.max),
  /** Empty for none; `low` where a caller leaves it out. */
  reviewPriceRange: Type.Optional(Type.String({ pattern: '^([a-z][a-z-]{0,29})?$' })),
  /** The three of them where there is food; `overAll` alone, in whole stars, elsewhere. */
  reviewRating: Type.Object(
    {
      food: Type.Optional(Stars),
      service: Type.Optional(Stars),
      value: Type.Optional(Stars),
      overAll: Type.Optional(Type.Number({ minimum: 0, maximum: 5 })),
    },
    { additionalProperties: false, default: {} },
  ),
  language: Type.Optional(LangCode),
})
export type NewReview = Static<typeof NewReview>

/** Reviews in `language` come first, if one is given. */
const ReviewsQuery = Type.Object({ ...ListPageQuery.properties, language: Type.Optional(LangCode) })

export const reviewsApi = {
  /** Open to all for uid 0; with the caller's own uid it marks what is theirs. */
  list: endpoint('GET /rest/tjt/itemreviews/:uid/:tnid', {
    params: Type.Object({ uid: OwnId, tnid: Id }),
    querystring: ReviewsQuery,
    reply: ReviewList,
  }),
  add: endpoint('POST /rest/tjt/addreview', { body: NewReview, reply: Done }),
}
