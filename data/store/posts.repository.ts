import type { ShownQuestion, PageReview } from '#data/index/inputs.ts'
import type { ListingContributions } from '#data/index/write-listings.ts'
import type { Sightings } from '#core/domain/freshness.ts'
import { storedRating } from '#core/domain/rating.ts'
import { isLang } from '#core/i18n/languages.ts'
import type { Store } from './database.ts'
import { sightingsByListing } from './sightings.repository.ts'

const languageOf = (text: string) => (isLang(text) ? text : 'en')

/** The visible contributions, by listing. */
export async function listContributions(
  db: Store,
  tnids: readonly number[],
): Promise<Map<number, ListingContributions>> {
  // PostgreSQL has no empty `in ()`.
  if (tnids.length === 0) return new Map()
  type Words = { tnid: number; reviews: PageReview[]; questions: ShownQuestion[]; sightings?: Sightings }
  const words = new Map<number, Words>()
  const of = (tnid: number): Words => {
    const known = words.get(tnid) ?? { tnid, reviews: [], questions: [] }
    words.set(tnid, known)
    return known
  }
  for (const { tnid, ...review } of await reviews(db, tnids)) of(tnid).reviews.push(review)
  for (const { tnid, ...question } of await questions(db, tnids)) of(tnid).questions.push(question)
  for (const [tnid, sightings] of await sightingsByListing(db, tnids)) of(tnid).sightings = sightings
  return words
}

async function reviews(db: Store, tnids: readonly number[]): Promise<(PageReview & { tnid: number })[]> {
  const rows = await db
    .selectFrom('reviews')
    .leftJoin('import_sources', 'import_sources.source', 'reviews.former')
    .selectAll('reviews')
    .select('import_sources.name as former_name')
    .where('hidden', '=', 0)
    .where('tnid', 'in', tnids)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    tnid: row.tnid,
    id: row.id,
    author: row.author,
    reviewTitle: row.title,
    reviewContent: row.content,
    reviewPriceRange: row.price_range,
    reviewRating: storedRating(row),
    ...(row.former !== '' && { former: row.former_name ?? row.former }),
    at: row.at,
    language: languageOf(row.language),
    sample: row.sample === 1,
  }))
}

async function questions(db: Store, tnids: readonly number[]): Promise<(ShownQuestion & { tnid: number })[]> {
  const rows = await db
    .selectFrom('questions')
    .selectAll()
    .where('hidden', '=', 0)
    .where('tnid', 'in', tnids)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  if (rows.length === 0) return []
  const answers = await db
    .selectFrom('answers')
    .selectAll()
    .where('hidden', '=', 0)
    .where(
      'qid',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('at')
    .orderBy('id')
    .execute()
  const byQuestion = Map.groupBy(answers, ({ qid }) => qid)
  return rows.map((row) => {
    const own = byQuestion.get(row.id) ?? []
    return {
      tnid: row.tnid,
      id: row.id,
      author: row.author,
      questionCategory: row.category as ShownQuestion['questionCategory'],
      question: row.question,
      at: row.at,
      language: languageOf(row.language),
      sample: row.sample === 1,
      answers: own.map((answer) => ({
        id: answer.id,
        author: answer.author,
        answer: answer.answer,
        at: answer.at,
        language: languageOf(answer.language),
        sample: answer.sample === 1,
      })),
      answersTotal: own.length,
    }
  })
}
