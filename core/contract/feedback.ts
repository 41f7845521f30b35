import { Type, type Static } from 'typebox'
import { Closed, endpoint, Id, OneOf } from './parts/common.ts'
import { Feedbacks, Trend } from './contributions-parts.ts'

/** What feedback can be given on. */
export const FeedbackKind = OneOf(['reviews', 'answers'])
export type FeedbackKind = Static<typeof FeedbackKind>

export const feedbackApi = {
  /** Once per user; repeating it changes nothing. */
  give: endpoint('PUT /rest/tjt/feedbackitem/:userId/:kind/:itemId', {
    params: Type.Object({ userId: Id, kind: FeedbackKind, itemId: Id }),
    body: Closed({ trend: Trend }),
    reply: Type.Object({ feedbacks: Feedbacks }),
  }),
}
