/** The overall rating of a review: the mean of its three ratings, in hundredths, from their sum. */
export const overAllOf = (sum: number): number => Math.round((sum / 3) * 100) / 100

/** The rating of a review, by this site or by a former one, whose stars have no parts. */
export const storedRating = (row: Marks & { former: string; former_stars: number }) =>
  row.former === '' ? reviewRatingOf(row) : { ...reviewRatingOf(row), overAll: row.former_stars }

interface Marks {
  food: number
  service: number
  value: number
}

/** The ratings of a review with their mean. */
export const reviewRatingOf = ({ food, service, value }: Marks) => ({
  food,
  service,
  value,
  overAll: overAllOf(food + service + value),
})

/** A rating of a place as a whole, as it is stored. */
export const sameMarks = (overAll: number): Marks => ({ food: overAll, service: overAll, value: overAll })

/** What is shown of a rating where places get one, and of a former site's: not three that nobody gave. */
export function shownRating<
  R extends { reviewRating: { overAll: number }; reviewPriceRange: string; former?: string | undefined },
>(
  review: R,
  { withMarks }: { withMarks: boolean },
): R | (Omit<R, 'reviewRating'> & { reviewRating: { overAll: number } }) {
  if (withMarks && review.former === undefined) return review
  return { ...review, reviewPriceRange: '', reviewRating: { overAll: review.reviewRating.overAll } }
}

/**
 * The mean of overall ratings, in hundredths, from the number of reviews of each; undefined if there are none.
 * Computed in integers, so that the order makes no difference.
 */
export function meanOf(marks: Iterable<{ overAll: number; reviews: number }>): number | undefined {
  let sum = 0
  let total = 0
  for (const { overAll, reviews } of marks) {
    sum += Math.round(overAll * 100) * reviews
    total += reviews
  }
  return total > 0 ? Math.round(sum / total) / 100 : undefined
}
