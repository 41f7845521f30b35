import { MARKS, type Review } from '#core/contract/reviews.ts'
import { useContributions } from './context.ts'
import { ByLine, FeedbackButtons, ReportButton, written } from './parts.tsx'
import { ReviewStars } from './Stars.tsx'

const PRICES = ['low', 'medium', 'high', 'luxury'] as const
const isPrice = (text: string): text is (typeof PRICES)[number] => PRICES.includes(text as never)

export function ReviewItem({ review }: { review: Review }) {
  const { words, fresh } = useContributions()
  const { reviews } = words
  const { _id, reviewRating, reviewPriceRange: price, language } = review
  const id = `review-${_id}`
  return (
    <li id={id} className={fresh === id ? 'stack gap-2 box contribution is-fresh' : 'stack gap-2 box contribution'}>
      <h3>
        <bdi id={`${id}-title`} {...written(language)}>
          {review.reviewTitle}
        </bdi>
        {review.sample && <span className="badge is-sample">{reviews.sample}</span>}
      </h3>
      <p className="rating">
        <ReviewStars value={reviewRating.overAll} />
        <ByLine {...review} />
      </p>
      <p id={`${id}-text`} className="contribution-text" {...written(language)}>
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
      <div className="cluster apart contribution-acts">
        <FeedbackButtons kind="reviews" id={_id} feedbacks={review.feedbacks} mine={review.mine} />
        <ReportButton kind="review" id={_id} author={review.author} />
      </div>
    </li>
  )
}
