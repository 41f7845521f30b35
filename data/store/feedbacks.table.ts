import type { FeedbackKind } from '#core/contract/feedback.ts'
import type { Trend } from '#core/contract/contributions-parts.ts'

/** One per user and item. */
export interface FeedbacksTable {
  kind: FeedbackKind
  /** Id of the review or answer. */
  item: number
  uid: number
  trend: Trend
  /** Epoch milliseconds. */
  at: number
}
