import { Type, type Static } from 'typebox'
import { Id, REFUSALS } from './common.ts'
import { Feedbacks, Trend } from './contributions-parts.ts'

/** What feedback can be given on. */
export const FEEDBACK_KINDS = ['reviews', 'answers'] as const
export const FeedbackKind = Type.Unsafe<(typeof FEEDBACK_KINDS)[number]>({
  type: 'string',
  enum: [...FEEDBACK_KINDS],
})
export type FeedbackKind = Static<typeof FeedbackKind>

export const feedbackApi = {
  /** Once per user; repeating it changes nothing. */
  give: {
    method: 'PUT',
    url: '/rest/tjt/feedbackitem/:userId/:kind/:itemId',
    schema: {
      params: Type.Object({ userId: Id, kind: FeedbackKind, itemId: Id }),
      body: Type.Object({ trend: Trend }, { additionalProperties: false }),
      response: {
        200: Type.Object({ feedbacks: Feedbacks }),
        ...REFUSALS,
      },
    },
  },
} as const
