import { t } from '#site/ui/page/messages.ts'
import type { FeedbackKind } from '#core/contract/feedback.ts'
import type { Trend } from '#core/contract/contributions-parts.ts'
import { requireUser } from '#site/ui/dialogs/intent.ts'
import { callWithToken } from '#site/ui/session/session.ts'
import { toastFailure } from '#site/ui/page/toast-failure.ts'
import { setAnswerFeedbacks } from './questions.ts'
import { setReviewFeedbacks } from './reviews.ts'

export interface Opinion {
  kind: FeedbackKind
  /** Of the review or answer. */
  id: number
  trend: Trend
}

const underWay = new Set<string>()

/** Sends feedback on a review or an answer, after a log-in if necessary. */
export async function giveFeedback({ kind, id, trend }: Opinion, opener: HTMLElement): Promise<void> {
  const key = `${kind} ${id}`
  if (underWay.has(key)) return
  underWay.add(key)
  try {
    const uid = await requireUser(undefined, opener)
    if (uid === undefined) return
    const { feedbacks } = await callWithToken('PUT /rest/tjt/feedbackitem/:userId/:kind/:itemId', {
      params: { userId: uid, kind, itemId: id },
      body: { trend },
    })
    if (kind === 'reviews') setReviewFeedbacks(id, feedbacks)
    else setAnswerFeedbacks(id, feedbacks)
  } catch (error) {
    toastFailure(error, t('errors').couldNotAddFeedback)
  } finally {
    underWay.delete(key)
  }
}
