import { REVIEWS_PER_PAGE } from '#core/terms/directory.ts'
import { shownRange } from '#core/text/values.ts'
import { reviewPages, type ReviewsShown } from '#site/features/contributions/reviews.ts'
import { format, isolate } from '#core/i18n/format.ts'
import { useContributions } from './context.ts'
import { Rating, ReviewStars } from './Stars.tsx'
import { Button } from '#site/ui/page/Button.tsx'
import { Pagination } from '#site/ui/page/Pagination.tsx'
import type { Review } from '#core/contract/reviews.ts'
import { MARKS } from '#core/contract/choices.ts'
import { ByLine, FeedbackButtons, ReportButton, written } from './parts.tsx'

/** A page of a listing's reviews. */
export function Reviews({ shown }: { shown: ReviewsShown }) {
  const { lang, words } = useContributions()
  const { reviews: list, total, rated = total, mean, page, isLoading } = shown
  const { reviews } = words
  const isSamplesOnly = list.length > 0 && list.every(({ sample }) => sample)
  return (
    <section className="section" id="reviews" aria-labelledby="reviews-title" aria-busy={isLoading}>
      <div className="cluster section-head">
        <h2 id="reviews-title" tabIndex={-1}>
          {reviews.title}
        </h2>
        <Button data-dialog="review">{reviews.add}</Button>
      </div>
      <div className="cluster contributions-bar">
        {list.length > 0 ? <Rating mean={mean} total={rated} /> : <p className="is-muted">{reviews.none}</p>}
        <Button look="link" data-dialog="ratings">
          {reviews.howRatings}
        </Button>
        <p className="quiet far contributions-range" role="status">
          {total > REVIEWS_PER_PAGE && format(words.range, shownRange(lang, { page, size: REVIEWS_PER_PAGE, total }))}
        </p>
      </div>
      {isSamplesOnly && <p className="fine">{reviews.samplesOnly}</p>}
      {list.some(({ former }) => former) && <p className="fine">{reviews.formerNote}</p>}
      {list.length > 0 && (
        <ul className="contributions">
          {list.map((review) => (
            <ReviewItem key={review._id} review={review} />
          ))}
        </ul>
      )}
      <ReviewPages page={page} pages={reviewPages(total)} />
    </section>
  )
}

interface Props {
  page: number
  pages: number
}

/** Buttons for the pages of reviews; nothing for a single page. */
function ReviewPages({ page, pages }: Props) {
  const { lang, words, actions } = useContributions()
  if (pages < 2) return null
  const goTo = (number: number) => {
    actions?.toReviewPage(number)
    // Focuses the first new review, and screen readers with it.
    document.getElementById('reviews-title')?.focus()
  }
  return <Pagination {...{ lang, page, pages }} words={words.reviews} linkTo={(to) => ({ onClick: () => goTo(to) })} />
}

const PRICES = ['low', 'medium', 'high', 'luxury'] as const
const isPrice = (text: string): text is (typeof PRICES)[number] => PRICES.includes(text as never)

function ReviewItem({ review }: { review: Review }) {
  const { words, fresh } = useContributions()
  const { reviews } = words
  const { _id, reviewRating, reviewPriceRange: price, language, former } = review
  const id = `review-${_id}`
  return (
    <li id={id} className={fresh === id ? 'stack gap-2 box contribution is-fresh' : 'stack gap-2 box contribution'}>
      <h3>
        <bdi id={`${id}-title`} {...written(language)}>
          {review.reviewTitle}
        </bdi>
        {former !== undefined && <span className="badge">{format(reviews.former, { name: isolate(former) })}</span>}
        {review.sample && <span className="badge is-sample">{reviews.sample}</span>}
      </h3>
      <p className="rating">
        {reviewRating.overAll > 0 && <ReviewStars value={reviewRating.overAll} />}
        <ByLine {...review} />
      </p>
      <p id={`${id}-text`} className="pre-line contribution-text" {...written(language)}>
        {review.reviewContent}
      </p>
      {reviewRating.food !== undefined && (
        <p className="cluster quiet marks">
          {MARKS.map((mark) => (
            <span key={mark}>
              {reviews[mark]} <b>{reviewRating[mark]}</b>
            </span>
          ))}
          {isPrice(price) && (
            <span>
              {reviews.prices} <b>{reviews[price]}</b>
            </span>
          )}
        </p>
      )}
      <div className="cluster apart ends contribution-acts">
        {former === undefined && (
          <FeedbackButtons kind="reviews" id={_id} feedbacks={review.feedbacks} mine={review.mine} />
        )}
        <ReportButton kind="review" id={_id} author={review.author} />
      </div>
    </li>
  )
}
