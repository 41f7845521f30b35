import { inBatches } from '#data/store/batches.ts'
import type { Store } from '#data/store/database.ts'

/** Rows that the page of their listing shows. */
const SHOWN = ['reviews', 'questions', 'answers', 'sightings'] as const

/** The content ids of listings whose pages show some of an action's rows, by `reviews 12`. */
export async function shownListings(db: Store, names: readonly string[]): Promise<string[]> {
  const tnids = new Set<number>()
  for (const table of SHOWN) {
    const ids = names.filter((name) => name.startsWith(`${table} `)).map((name) => Number(name.split(' ')[1]))
    for (const some of inBatches(ids)) for (const { tnid } of await rowsOf(db, table, some)) tnids.add(tnid)
  }
  return [...tnids].map(String)
}

function rowsOf(db: Store, table: (typeof SHOWN)[number], ids: readonly number[]): Promise<{ tnid: number }[]> {
  if (table !== 'answers')
    return db
      .selectFrom(table as 'reviews')
      .select('tnid')
      .where('id', 'in', [...ids])
      .execute()
  return db
    .selectFrom('answers')
    .innerJoin('questions', 'questions.id', 'answers.qid')
    .select('questions.tnid')
    .where('answers.id', 'in', [...ids])
    .execute()
}
