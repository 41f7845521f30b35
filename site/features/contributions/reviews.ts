import { t } from '#site/ui/page/messages.ts'
import { atom, type ReadableAtom } from 'nanostores'
import { REVIEWS_PER_PAGE } from '#core/terms/directory.ts'
import type { Review, ReviewList } from '#core/contract/reviews.ts'
import type { Feedbacks } from '#core/contract/contributions-parts.ts'
import { withLoading } from '#site/ui/page/loading.ts'
import { toastFailure } from '#site/ui/page/toast-failure.ts'
import { readReviews } from './reading.ts'

export interface ReviewsShown extends ReviewList {
  /** From 1. */
  page: number
  isLoading: boolean
}

const NOTHING: ReviewsShown = {
  total: 0,
  reviews: [],
  page: 1,
  isLoading: false,
}
const $shown = atom<ReviewsShown>(NOTHING)

/** The visible reviews: those in the HTML, until the API returns more. */
export const $reviews: ReadableAtom<ReviewsShown> = $shown

export const reviewPages = (total: number): number => Math.max(1, Math.ceil(total / REVIEWS_PER_PAGE))

/** Starts with the content of the HTML. */
export function startReviews(list: ReviewList): void {
  $shown.set({ ...NOTHING, ...list })
}

let lastTurn = 0

/**
 * Loads a page of reviews, by default the current one, capped at the last one. On failure a toast says so, and nothing
 * changes.
 */
export async function loadReviews(page = $shown.get().page): Promise<void> {
  const turn = ++lastTurn
  $shown.set({ ...$shown.get(), isLoading: true })
  try {
    const list = await readPage(page)
    if (turn !== lastTurn) return
    const pages = reviewPages(list.total)
    if (page > pages) return await loadReviews(pages)
    $shown.set({ ...list, page, isLoading: false })
  } catch (error) {
    if (turn !== lastTurn) return
    $shown.set({ ...$shown.get(), isLoading: false })
    toastFailure(error, t('errors').couldNotGetReviews)
  }
}

const readPage = (page: number) =>
  readReviews({
    from: (page - 1) * REVIEWS_PER_PAGE,
    count: REVIEWS_PER_PAGE,
  })

/** Goes to another page, with the loading indicator. */
export function toReviewPage(page: number): Promise<void> {
  return withLoading(() => loadReviews(page))
}

/** Updates the feedback on a review. */
export function setReviewFeedbacks(id: number, feedbacks: Feedbacks): void {
  const shown = $shown.get()
  const reviews = shown.reviews.map((review): Review => (review._id === id ? { ...review, feedbacks } : review))
  $shown.set({ ...shown, reviews })
}
