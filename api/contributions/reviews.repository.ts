import { sql } from 'kysely'
import type { NewReview, ReviewList } from '#core/contract/reviews.ts'
import { meanOf, overAllOf, storedRating } from '#core/domain/rating.ts'
import type { Store, StoreTransaction } from '#data/store/database.ts'
import { importSources } from '#data/store/imported.repository.ts'
import { feedbacksOf } from '#data/store/feedbacks.repository.ts'
import { contributionFields, NO_FEEDBACKS, type ListSelection, type NewContribution } from './contribution-fields.ts'

/** A page of a listing's visible reviews, those in the asked language first, then the newest; the mean is of all. */
export async function listReviews(db: Store, { tnid, uid, from, count, language }: ListSelection): Promise<ReviewList> {
  const part = db
    .selectFrom('reviews')
    .where('hidden', '=', 0)
    .where('tnid', '=', tnid)
    .$if(language !== undefined, (query) => query.orderBy(sql`case when language = ${language} then 0 else 1 end`))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .offset(from)
  const rows = await part.selectAll().execute()
  const feedbacks = await feedbacksOf(db, 'reviews', part.select('id'), uid)
  const names = await sourceNames(db, rows)
  const reviews = rows.map((row) => ({
    _id: row.id,
    tnid,
    ...contributionFields(row, uid),
    reviewTitle: row.title,
    reviewContent: row.content,
    reviewPriceRange: row.price_range,
    reviewRating: storedRating(row),
    ...(row.former !== '' && { former: names.get(row.former) ?? row.former }),
    feedbacks: feedbacks.get(row.id) ?? NO_FEEDBACKS,
  }))
  return { ...(await ratingOf(db, tnid)), reviews }
}

/** The names of the former sites of reviews. */
async function sourceNames(db: Store, rows: readonly { former: string }[]): Promise<Map<string, string>> {
  if (rows.every(({ former }) => former === '')) return new Map()
  return new Map((await importSources(db)).map(({ source, name }) => [source, name]))
}

async function ratingOf(db: Store, tnid: number): Promise<Pick<ReviewList, 'total' | 'rated' | 'mean'>> {
  const sum = sql<number>`food + service + value`
  const marks = await db
    .selectFrom('reviews')
    .select((eb) => [sum.as('sum'), 'former', eb.fn.countAll<number>().as('reviews')])
    .where('hidden', '=', 0)
    .where('tnid', '=', tnid)
    .groupBy([sum, 'former'])
    .execute()
  const own = marks.filter(({ former }) => former === '')
  const mean = meanOf(own.map((row) => ({ ...row, overAll: overAllOf(row.sum) })))
  const countOf = (some: typeof marks) => some.reduce((total, { reviews }) => total + Number(reviews), 0)
  return {
    total: countOf(marks),
    ...(own.length < marks.length && { rated: countOf(own) }),
    ...(mean !== undefined && { mean }),
  }
}

type NewReviewFields = Pick<NewReview, 'tnid' | 'reviewTitle' | 'reviewContent'> & {
  reviewPriceRange: string
  reviewRating: { food: number; service: number; value: number }
}

/** Stores a review. False if its author has already reviewed the listing. */
export async function insertReview(
  trx: StoreTransaction,
  review: NewReviewFields,
  written: NewContribution,
): Promise<boolean> {
  const { food, service, value } = review.reviewRating
  const row = await trx
    .insertInto('reviews')
    .values({
      ...written,
      shown_at: written.hidden ? 0 : written.at,
      sample: 0,
      tnid: review.tnid,
      title: review.reviewTitle,
      content: review.reviewContent,
      price_range: review.reviewPriceRange,
      food,
      service,
      value,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
