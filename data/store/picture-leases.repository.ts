import { isPostgres, type Store } from './database.ts'
import type { PictureFetch } from './picture-fetches.table.ts'

/** The place of a source whose photographs are fetched, and the listing that it is. */
export interface LeasedPlace {
  source: string
  source_id: string
  item: string
  lease: string
  /** At least one, in the order of the row. */
  fetches: PictureFetch[]
}

/**
 * Leases the photographs that are due of the place that waits longest, of those that are listed and that nobody is
 * fetching, until `until`.
 */
export async function leasePlace(
  db: Store,
  { lease, now, until }: { lease: string; now: number; until: number },
): Promise<LeasedPlace | undefined> {
  const rows = await db
    .updateTable('picture_fetches')
    .set({ lease, due_at: until })
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .where(({ eb, refTuple }) =>
      eb(refTuple('source', 'source_id'), '=', longestDue(db, now).$asTuple('source', 'source_id')),
    )
    .returning((eb) => [
      eb
        .selectFrom('imported as i')
        .select('i.item')
        .whereRef('i.source', '=', 'picture_fetches.source')
        .whereRef('i.source_id', '=', 'picture_fetches.source_id')
        .$asScalar()
        .$notNull()
        .as('item'),
    ])
    .returningAll()
    .execute()
  const fetches = rows.toSorted((a, b) => a.place - b.place)
  const [first] = rows
  return first && { source: first.source, source_id: first.source_id, item: first.item, lease, fetches }
}

/** The place of the photograph that has been due longest: the first due one stands for all of its place. */
function longestDue(db: Store, now: number) {
  const first = db
    .selectFrom('picture_fetches as f')
    .innerJoin('imported as i', (join) =>
      join.onRef('i.source', '=', 'f.source').onRef('i.source_id', '=', 'f.source_id'),
    )
    .innerJoin('content as c', (join) => join.onRef('c.kind', '=', 'i.kind').onRef('c.id', '=', 'i.item'))
    .select(['f.source', 'f.source_id'])
    .where('f.state', '=', 'waiting')
    .where('f.due_at', '<=', now)
    .where('i.kind', '=', 'listings')
    .where('c.deleted', '=', 0)
    .where(({ eb, not, exists }) =>
      not(
        exists(
          eb
            .selectFrom('picture_fetches as other')
            .select('other.id')
            .whereRef('other.source', '=', 'f.source')
            .whereRef('other.source_id', '=', 'f.source_id')
            .where('other.state', '=', 'waiting')
            .where((either) =>
              either.or([
                either.and([either('other.due_at', '<=', now), either('other.id', '<', either.ref('f.id'))]),
                either.and([either('other.due_at', '>', now), either('other.lease', '<>', '')]),
              ]),
            ),
        ),
      ),
    )
    .orderBy('f.due_at')
    .orderBy('f.id')
    .limit(1)
  // SQLite has one writer at a time; on PostgreSQL, workers skip rows that others are taking.
  return isPostgres(db) ? first.forUpdate('f').skipLocked() : first
}

/** Gives back what was leased and not fetched. */
export async function releasePlace(db: Store, { lease }: LeasedPlace, now: number): Promise<void> {
  await db.updateTable('picture_fetches').set({ lease: '', due_at: now }).where('lease', '=', lease).execute()
}
