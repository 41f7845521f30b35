import { sql } from 'kysely'
import { AppError } from '#core/contract/app-error.ts'
import type { CleanRequest, DeskDone } from '#core/contract/desk.ts'
import { touchContent } from '#data/store/content.repository.ts'
import type { Store, StoreTransaction } from '#data/store/database.ts'
import type { PeopleDeps } from '../deps.ts'
import type { Acting } from './audited-action.ts'
import { requireNoRole } from './permissions/permissions.ts'
import { stateChange, type RowChange } from './snapshot.ts'
import { shownListings } from './shown-listings.ts'
import { takeOffApplied } from './take-off.ts'
import { actOnUser } from './user-acts.ts'

const POSTS = ['reviews', 'questions', 'answers'] as const
const PROPOSALS = ['edits', 'claims', 'reports'] as const

/**
 * Removes what somebody contributed, in one action with one undo: hides reviews, questions and answers, with the
 * reports about them, refuses what waits (edits with their pictures, certificates, claims, reports), takes what was
 * published at once off the page again, and no longer counts what they said of places.
 */
export function cleanUser(deps: PeopleDeps, acting: Acting, { uid, reason }: CleanRequest): Promise<DeskDone> {
  return actOnUser(deps, acting, { act: 'clean', kind: 'user', uid, reason }, async (trx, user) => {
    requireNoRole(user)
    const rows: RowChange[] = [...(await silence(trx, uid))]
    for (const table of POSTS) rows.push(...(await hidePosts(trx, { table, uid, now: acting.now })))
    for (const table of PROPOSALS) rows.push(...(await refuseWaiting(trx, { table, uid })))
    const { each, edits, seq: taken } = await takeOffApplied(trx, { uid, now: acting.now })
    if (rows.length + each.length === 0) throw new AppError('nothingToClean')
    const names = rows.map(({ table, id }) => `${table} ${id}`)
    const seq = (await touchContent(trx, 'listings', await shownListings(trx, names), taken)) ?? taken
    return { rows, each, takenOff: edits, seq }
  })
}

interface Posts {
  table: (typeof POSTS)[number]
  uid: number
  now: number
}

/** Hides visible contributions and those that wait, with the reports about them. */
async function hidePosts(trx: StoreTransaction, { table, uid, now }: Posts): Promise<RowChange[]> {
  const loose = table as 'reviews'
  const own = await trx
    .selectFrom(loose)
    .select(['id', 'hidden', 'looked_at'])
    .where('uid', '=', uid)
    .where((eb) => eb.or([eb('hidden', '=', 0), eb('looked_at', '=', 0)]))
    .execute()
  const after = { hidden: 1, looked_at: now } as const
  await trx
    .updateTable(loose)
    .set(after)
    .where('uid', '=', uid)
    .where((eb) => eb.or([eb('hidden', '=', 0), eb('looked_at', '=', 0)]))
    .execute()
  const about = `${table.slice(0, -1)} `
  const settled = await trx
    .updateTable('reports')
    .set({ state: 'settled' })
    .where('state', '=', 'waiting')
    .where('about', 'in', sql<string>`(select ${about} || id from ${sql.table(table)} where uid = ${uid})`)
    .returning('id')
    .execute()
  return [
    ...own.map(({ id, hidden, looked_at }) => ({ table, id, before: { hidden, looked_at }, after })),
    ...settled.map(({ id }) => stateChange('reports', id, 'settled')),
  ]
}

async function refuseWaiting(
  trx: StoreTransaction,
  { table, uid }: { table: (typeof PROPOSALS)[number]; uid: number },
): Promise<RowChange[]> {
  const rows = await trx
    .updateTable(table as 'claims')
    .set({ state: 'refused' })
    .where('uid', '=', uid)
    .where('state', '=', 'waiting')
    .returning('id')
    .execute()
  return rows.map(({ id }) => stateChange(table, id, 'refused'))
}

/** Takes what a visitor said of places out of the count. */
async function silence(trx: StoreTransaction, uid: number): Promise<RowChange[]> {
  const rows = await trx
    .updateTable('sightings')
    .set({ role: 'removed' })
    .where('uid', '=', uid)
    .where('role', '=', 'visitor')
    .returning('id')
    .execute()
  return rows.map(({ id }) => ({ table: 'sightings', id, before: { role: 'visitor' }, after: { role: 'removed' } }))
}

/** How much of each user `cleanUser` would remove. */
export async function contributionsOf(db: Store, uids: readonly number[]): Promise<Map<number, number>> {
  if (uids.length === 0) return new Map()
  const posts = POSTS.map((table) => sql`select uid from ${sql.table(table)} where hidden = 0 or looked_at = 0`)
  const proposals = PROPOSALS.map((table) => sql`select uid from ${sql.table(table)} where state = 'waiting'`)
  const applied = sql`select uid from edits where state = 'applied'`
  const said = sql`select uid from sightings where role = 'visitor'`
  const { rows } = await sql<{ uid: number; n: number }>`
    select uid, count(*) as n from (${sql.join([...posts, ...proposals, applied, said], sql` union all `)}) as own
    where uid in (${sql.join([...uids])}) group by uid`.execute(db)
  return new Map(rows.map(({ uid, n }) => [uid, Number(n)]))
}
