import { sql, type Insertable } from 'kysely'
import { VISITORS_NEEDED, type Sightings } from '#core/domain/freshness.ts'
import { touchContent } from './content.repository.ts'
import type { Store, StoreTransaction } from './database.ts'
import type { SightingsTable } from './sightings.table.ts'

export type NewSighting = Omit<Insertable<SightingsTable>, 'id' | 'role' | 'state'>

/** Records what a visitor says of a listing, in place of what they said before. */
export async function putSighting(trx: StoreTransaction, { uid, tnid, says, at }: NewSighting): Promise<void> {
  await trx
    .insertInto('sightings')
    .values({ uid, tnid, says, at, role: 'visitor', state: 'waiting' })
    .onConflict((conflict) =>
      conflict
        .columns(['tnid', 'uid'])
        .where('role', '=', sql.lit<'visitor'>('visitor'))
        .doUpdateSet({ says, at, state: 'waiting' }),
    )
    .execute()
}

/** The listings about which enough visitors say the same and wait for an editor; `id` is the tnid. */
export const WAITING_SIGHTINGS = sql<{ id: number; at: number; tnid: number }>`
  select tnid as id, max(at) as at, tnid from (
    select tnid, max(at) as at from sightings where role = 'visitor' and state = 'waiting'
    group by tnid, says having count(*) >= ${sql.lit(VISITORS_NEEDED)}
  ) as said group by tnid`

/** What visitors say of listings, the latest first. */
export function sightingsOf(db: Store, tnids: readonly number[]) {
  return db
    .selectFrom('sightings')
    .selectAll()
    .where('tnid', 'in', tnids)
    .where('role', '=', 'visitor')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** What counts for the pages of listings. */
export async function sightingsByListing(db: Store, tnids: readonly number[]): Promise<Map<number, Sightings>> {
  const rows = await db
    .selectFrom('sightings')
    .select(['tnid', 'role', 'says', 'state', 'at'])
    .where('tnid', 'in', tnids)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ tnid }) => tnid)].map(([tnid, own]) => {
      const visitors = own.filter(({ role }) => role === 'visitor')
      const editorAt = own.findLast(({ role }) => role === 'editor')?.at
      const openAt = visitors.filter(({ says }) => says === 'open').map(({ at }) => at)
      const closed = visitors.filter(({ says, state }) => says === 'closed' && state === 'waiting').length
      return [tnid, { ...(editorAt !== undefined && { editorAt }), openAt, closed }]
    }),
  )
}

/** What a user has said of listings. */
export function sightingsBy(db: Store, uid: number) {
  return db
    .selectFrom('sightings')
    .select(['tnid', 'says', 'state', 'at'])
    .where('uid', '=', uid)
    .where('role', '=', 'visitor')
    .orderBy('id')
    .execute()
}

/** Deletes what a user said as a visitor: nobody counts twice. What they confirmed as an editor stays, by nobody. */
export async function forgetSightings(trx: StoreTransaction, uid: number): Promise<void> {
  const deleted = await trx
    .deleteFrom('sightings')
    .where('uid', '=', uid)
    .where('role', '=', 'visitor')
    .returning('tnid')
    .execute()
  await trx.updateTable('sightings').set({ uid: 0 }).where('uid', '=', uid).execute()
  if (deleted.length > 0)
    await touchContent(
      trx,
      'listings',
      deleted.map(({ tnid }) => String(tnid)),
    )
}
