import { REVIEWS_PER_PAGE } from '#core/contract/directory.ts'
import { numberText } from '#core/i18n/formats.ts'
import { reviewPages, type ReviewsShown } from '#site/stores/contributions/reviews.ts'
import { fill } from '#core/i18n/fill.ts'
import { useContributions } from './context.ts'
import { ReviewItem } from './ReviewItem.tsx'
import { ReviewPages } from './ReviewPages.tsx'
import { Rating } from './Stars.tsx'
import { Button } from '../page/Button.tsx'

/** A page of a listing's reviews. */
export function Reviews({ shown }: { shown: ReviewsShown }) {
  const { words } = useContributions()
  const { reviews: list, total, mean, page, isLoading } = shown
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
        {list.length > 0 ? <Rating mean={mean} total={total} /> : <p className="is-muted">{reviews.none}</p>}
        <Button look="link" data-dialog="ratings">
          {reviews.howRatings}
        </Button>
        <p className="quiet contributions-range" role="status">
          {total > REVIEWS_PER_PAGE && <Range {...{ page, total }} />}
        </p>
      </div>
      {isSamplesOnly && <p className="fine">{reviews.samplesOnly}</p>}
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

/** The range that is shown. */
function Range({ page, total }: { page: number; total: number }) {
  const { lang, words } = useContributions()
  const from = (page - 1) * REVIEWS_PER_PAGE + 1
  const to = Math.min(page * REVIEWS_PER_PAGE, total)
  return fill(words.range, {
    from: numberText(lang, from),
    to: numberText(lang, to),
    total: numberText(lang, total),
  })
}
