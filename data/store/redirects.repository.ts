import { sql, type Selectable } from 'kysely'
import type { RedirectTarget } from '#core/domain/redirects.ts'
import { inBatches } from './batches.ts'
import type { Store, StoreTransaction } from './database.ts'
import { containing } from './like.ts'
import type { RedirectsTable } from './redirects.table.ts'

export type Redirect = Selectable<RedirectsTable>

export const targetOf = ({ path, tnid }: Pick<Redirect, 'path' | 'tnid'>): RedirectTarget =>
  tnid > 0 ? { tnid } : { path }

/** The columns of a target. */
export const columnsOf = (target: RedirectTarget): Pick<Redirect, 'path' | 'tnid'> =>
  'tnid' in target ? { path: '', tnid: target.tnid } : { path: target.path, tnid: 0 }

/** Where the first of some addresses that leads anywhere does; one look-up by the unique index. */
export async function findRedirect(db: Store, addresses: readonly string[]): Promise<RedirectTarget | undefined> {
  // PostgreSQL has no empty `in ()`.
  if (addresses.length === 0) return undefined
  const rows = await db
    .selectFrom('redirects')
    .select(['address', 'path', 'tnid'])
    .where('address', 'in', addresses)
    .where('removed', '=', 0)
    .execute()
  const found = addresses.flatMap((address) => rows.find((row) => row.address === address) ?? [])
  return found[0] && targetOf(found[0])
}

export const hasRedirects = async (db: Store): Promise<boolean> =>
  (await db.selectFrom('redirects').select('id').where('removed', '=', 0).limit(1).executeTakeFirst()) !== undefined

/** All that are not removed. */
export const allRedirects = (db: Store): Promise<Redirect[]> =>
  db.selectFrom('redirects').selectAll().where('removed', '=', 0).orderBy('address').execute()

/** Those that lead to a path, or to a listing that is there. */
export const redirectsOfPages = (db: Store, { withoutSamples }: { withoutSamples: boolean }): Promise<Redirect[]> =>
  db
    .selectFrom('redirects as r')
    .leftJoin('content as c', (join) => join.on('c.kind', '=', 'listings').on('c.id', '=', sql`cast(r.tnid as text)`))
    .selectAll('r')
    .where('r.removed', '=', 0)
    .where((eb) =>
      eb.or([
        eb('r.tnid', '=', 0),
        eb.and([eb('c.deleted', '=', 0), ...(withoutSamples ? [eb('c.sample', '=', 0)] : [])]),
      ]),
    )
    .orderBy('r.address')
    .execute()

/** A part of the redirects, by a part of either address. */
export async function listRedirects(
  db: Store,
  { search = '', from, count }: { search?: string; from: number; count: number },
): Promise<{ total: number; rows: Redirect[] }> {
  const text = search.trim()
  const like = containing(text).toLowerCase()
  const found = db
    .selectFrom('redirects')
    .where('removed', '=', 0)
    .$if(text !== '', (query) =>
      query.where(
        sql<boolean>`(lower(address) like ${like} escape '~' or lower(path) like ${like} escape '~'
          or cast(tnid as text) = ${text})`,
      ),
    )
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found.selectAll().orderBy('address').limit(count).offset(from).execute()
  return { total: Number(total), rows }
}

/** The redirects of some addresses, removed ones too. */
export async function redirectsOf(db: Store, addresses: readonly string[]): Promise<Map<string, Redirect>> {
  const found = new Map<string, Redirect>()
  for (const some of inBatches(addresses)) {
    const rows = await db.selectFrom('redirects').selectAll().where('address', 'in', some).execute()
    for (const row of rows) found.set(row.address, row)
  }
  return found
}

/** Adds redirects of addresses that lead nowhere yet. Returns those that it added. */
export async function insertRedirects(
  trx: StoreTransaction,
  redirects: readonly { address: string; target: RedirectTarget }[],
  at: number,
): Promise<Redirect[]> {
  const added: Redirect[] = []
  for (const some of inBatches(redirects, 200)) {
    const values = some.map(({ address, target }) => ({ address, ...columnsOf(target), at }))
    const rows = await trx
      .insertInto('redirects')
      .values(values)
      .onConflict((conflict) => conflict.column('address').doNothing())
      .returningAll()
      .execute()
    added.push(...rows)
  }
  return added
}
