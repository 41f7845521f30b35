import type { ReviewList } from '#core/contract/reviews.ts'
import { formatCount, format } from '#core/i18n/format.ts'
import { ratingText } from '#core/text/values.ts'
import { useContributions } from './context.ts'

/** Five stars for a value from 0 to 5, in half steps; the label is read out. */
export function StarRow({ value, label }: { value: number; label: string }) {
  const halves = Math.round(value * 2)
  return <span className={`stars s${halves}`} role="img" aria-label={label} />
}

export function ReviewStars({ value }: { value: number }) {
  const { lang, words } = useContributions()
  const mean = ratingText(lang, value)
  return <StarRow value={value} label={format(words.reviews.stars, { mean })} />
}

/** The mean rating of a listing with the number of its reviews. */
export function Rating({ mean, total }: Pick<ReviewList, 'mean' | 'total'>) {
  const { lang, words } = useContributions()
  if (mean === undefined || total === 0) return null
  return (
    <p className="rating">
      <ReviewStars value={mean} /> <span aria-hidden="true">{ratingText(lang, mean)}</span>{' '}
      <span className="is-muted">{formatCount(lang, words.reviews, 'count', total)}</span>
    </p>
  )
}
