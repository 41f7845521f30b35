import type { KeptTrip, TripChange } from '#core/contract/trips.ts'
import type { Store } from '#data/store/database.ts'
import { lockSaver } from './saved.repository.ts'

/** Maximum trips per user. */
export const MAX_TRIPS = 100

const COLUMNS = ['id', 'name', 'query'] as const

/** A user's trips, the last changed first. */
export async function tripsOf(db: Store, uid: number) {
  return db
    .selectFrom('trips')
    .select([...COLUMNS, 'at'])
    .where('uid', '=', uid)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Returns `full` if there are too many, `gone` if the account was deleted. */
export async function addTrip(
  db: Store,
  { uid, name, query }: { uid: number; name: string; query: string },
  now: number,
): Promise<KeptTrip | 'full' | 'gone'> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockSaver(trx, uid))) return 'gone'
    const { count } = await trx
      .selectFrom('trips')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('uid', '=', uid)
      .executeTakeFirstOrThrow()
    if (count >= MAX_TRIPS) return 'full'
    return trx.insertInto('trips').values({ uid, name, query, at: now }).returning(COLUMNS).executeTakeFirstOrThrow()
  })
}

export interface OwnTrip {
  uid: number
  trip: number
}

/** Renames a trip or replaces its stops. Undefined if the user has no such trip. */
export function changeTrip(
  db: Store,
  { uid, trip }: OwnTrip,
  change: TripChange,
  now: number,
): Promise<KeptTrip | undefined> {
  return db
    .updateTable('trips')
    .set({ ...change, at: now })
    .where('uid', '=', uid)
    .where('id', '=', trip)
    .returning(COLUMNS)
    .executeTakeFirst()
}

export async function removeTrip(db: Store, { uid, trip }: OwnTrip): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('trips')
    .where('uid', '=', uid)
    .where('id', '=', trip)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
