import { sql } from 'kysely'
import type { FormerReview } from '#core/domain/former-reviews.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { inBatches } from './batches.ts'
import type { Store, StoreTransaction } from './database.ts'

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

/** The reviews of former sites that are not hidden, of listings that are there, in batches. */
export async function* formerReviews(
  db: Store,
  { withoutSamples }: { withoutSamples: boolean },
): AsyncGenerator<(OfListing & { source: string })[]> {
  for (let after = 0, rows; (rows = await rowsAfter(db, after, withoutSamples)).length > 0; after = rows.at(-1)!.id)
    yield rows.map(({ tnid, former, former_id, former_stars, author, at, title, content, language }) => ({
      tnid,
      source: former,
      review: { key: former_id, author, at, stars: former_stars, title, text: content, language: language as Lang },
    }))
}

const rowsAfter = (db: Store, after: number, withoutSamples: boolean) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('content as c', (join) => join.on('c.kind', '=', 'listings').on('c.id', '=', sql`cast(r.tnid as text)`))
    .selectAll('r')
    .where('r.former', '<>', '')
    .where('r.hidden', '=', 0)
    .where('r.id', '>', after)
    .where('c.deleted', '=', 0)
    .$if(withoutSamples, (query) => query.where('c.sample', '=', 0))
    .orderBy('r.id')
    .limit(500)
    .execute()

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
