import type { FormerReview } from '#core/domain/former-reviews.ts'
import { inBatches } from './batches.ts'
import type { StoreTransaction } from './database.ts'

interface OfListing {
  tnid: number
  review: FormerReview
}

/** Adds reviews of a former site, each once, also if an editor has hidden it since. Returns those that are new. */
export async function insertFormerReviews(
  trx: StoreTransaction,
  source: string,
  reviews: readonly OfListing[],
): Promise<{ id: number; tnid: number }[]> {
  const added: { id: number; tnid: number }[] = []
  for (const some of inBatches(reviews, 100)) {
    const rows = await trx
      .insertInto('reviews')
      .values(some.map((each) => columnsOf(source, each)))
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'tnid'])
      .execute()
    added.push(...rows)
  }
  return added
}

function columnsOf(source: string, { tnid, review }: OfListing) {
  const { key, author, at, stars, title, text, language } = review
  // The columns of this site's reviews take whole stars, and must have some; nothing reads these.
  const mark = Math.min(5, Math.max(1, Math.round(stars)))
  return {
    uid: 0,
    author,
    language,
    hidden: 0 as const,
    sample: 0 as const,
    at,
    tnid,
    title,
    content: text,
    price_range: '',
    food: mark,
    service: mark,
    value: mark,
    former: source,
    former_id: key,
    former_stars: stars,
  }
}
