import { inBatches } from '#data/store/batches.ts'
import type { Store } from '#data/store/database.ts'

/** Rows that the page of their listing shows. */
const SHOWN = ['reviews', 'questions', 'answers', 'sightings'] as const

/** Rows that are about a listing. */
const PLACED = [...SHOWN, 'edits', 'claims', 'reports'] as const

/** The content ids of listings whose pages show some of an action's rows, by `reviews 12`. */
export const shownListings = (db: Store, names: readonly string[]): Promise<string[]> => listingsOf(db, names, SHOWN)

/** The content ids of listings that some of an action's rows are about. */
export const listingsAbout = (db: Store, names: readonly string[]): Promise<string[]> => listingsOf(db, names, PLACED)

type Placed = (typeof PLACED)[number]

async function listingsOf(db: Store, names: readonly string[], tables: readonly Placed[]): Promise<string[]> {
  const tnids = new Set<number>()
  for (const table of tables) {
    const ids = names.filter((name) => name.startsWith(`${table} `)).map((name) => Number(name.split(' ')[1]))
    for (const some of inBatches(ids)) for (const { tnid } of await rowsOf(db, table, some)) tnids.add(tnid)
  }
  return [...tnids].map(String)
}

function rowsOf(db: Store, table: Placed, ids: readonly number[]): Promise<{ tnid: number }[]> {
  if (table !== 'answers')
    return db
      .selectFrom(table as 'reviews')
      .select('tnid')
      .where('id', 'in', ids)
      .execute()
  return db
    .selectFrom('answers')
    .innerJoin('questions', 'questions.id', 'answers.qid')
    .select('questions.tnid')
    .where('answers.id', 'in', ids)
    .execute()
}
