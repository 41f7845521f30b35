import { sql } from 'kysely'
import { withFetched } from '#core/domain/picture-urls.ts'
import type { FetchProblem } from '#core/terms/picture-fetches.ts'
import { inBatches } from './batches.ts'
import { editContent } from './content.repository.ts'
import type { Store, StoreTransaction } from './database.ts'
import type { LeasedPlace } from './picture-leases.repository.ts'
import type { PictureFetch } from './picture-fetches.table.ts'

/** The photographs that a row names. */
export interface NamedPictures {
  source_id: string
  /** `line 3`. */
  row: string
  urls: readonly string[]
}

/** Queues photographs that are not known yet. Returns how many. */
export async function queuePictures(
  trx: StoreTransaction,
  source: string,
  { named, now: at }: { named: readonly NamedPictures[]; now: number },
): Promise<number> {
  const rows = named.flatMap(({ source_id, row, urls }) =>
    urls.map((url, place) => ({
      source, source_id, url, place, row, state: 'waiting' as const, problem: '', attempts: 0, picture: '', lease: '',
      due_at: at, at,
    })),
  ) // prettier-ignore
  let queued = 0
  for (const some of inBatches(rows, 200)) {
    const written = await trx
      .insertInto('picture_fetches')
      .values(some)
      .onConflict((conflict) => conflict.columns(['source', 'source_id', 'url']).doNothing())
      .executeTakeFirst()
    queued += Number(written.numInsertedOrUpdatedRows ?? 0n)
  }
  return queued
}

/** The photographs of places of a source that are there, in their order, by the ids of the places. */
export async function fetchedPictures(
  db: Store,
  source: string,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  for (const some of inBatches(ids)) {
    const rows = await db
      .selectFrom('picture_fetches')
      .select(['source_id', 'picture'])
      .where('source', '=', source)
      .where('source_id', 'in', some)
      .where('state', '=', 'done')
      .orderBy('place')
      .orderBy('id')
      .execute()
    for (const { source_id, picture } of rows) found.set(source_id, [...(found.get(source_id) ?? []), picture])
  }
  return found
}

/** What came of a photograph: its key, or why there is none; it is tried again at a moment, or not. */
export type FetchOutcome = { id: number } & ({ picture: string } | { problem: FetchProblem; again?: number })

/** Notes what came of a place's photographs, and adds those that are there to its listing. */
export async function settlePlace(
  db: Store,
  { source, source_id, item, lease }: LeasedPlace,
  { outcomes, now }: { outcomes: readonly FetchOutcome[]; now: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const keys: string[] = []
    for (const outcome of outcomes)
      // Whoever was too slow has no lease any more: somebody else has taken over.
      if ((await settle(trx, { lease, outcome })) && 'picture' in outcome) keys.push(outcome.picture)
    if (keys.length === 0) return
    const values = keys.map((key) => ({ key, tnid: Number(item), at: now }))
    await sql`insert into uploads (key, tnid, at) values ${sql.join(
      values.map(({ key, tnid, at }) => sql`(${key}, ${tnid}, ${at})`),
    )}`.execute(trx)
    const all = (await fetchedPictures(trx, source, [source_id])).get(source_id) ?? []
    await addToListing(trx, { item, all, now })
    await addToBase(trx, { source, source_id }, all)
  })
}

async function settle(
  trx: StoreTransaction,
  { lease, outcome }: { lease: string; outcome: FetchOutcome },
): Promise<boolean> {
  const set =
    'picture' in outcome
      ? { state: 'done' as const, picture: outcome.picture, problem: '' }
      : {
          state: outcome.again === undefined ? ('failed' as const) : ('waiting' as const),
          problem: outcome.problem,
          ...(outcome.again !== undefined && { due_at: outcome.again }),
        }
  const { numUpdatedRows } = await trx
    .updateTable('picture_fetches')
    .set((eb) => ({ ...set, lease: '', attempts: eb('attempts', '+', 1) }))
    .where('id', '=', outcome.id)
    .where('lease', '=', lease)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function addToListing(
  trx: StoreTransaction,
  { item, all, now }: { item: string; all: readonly string[]; now: number },
): Promise<void> {
  const row = await trx
    .selectFrom('content')
    .selectAll()
    .where('kind', '=', 'listings')
    .where('id', '=', item)
    .where('deleted', '=', 0)
    .executeTakeFirst()
  if (!row) return
  const body = withFetched(JSON.parse(row.body) as object, all)
  // Whose the listing is stays as it was: a fetch is no editor's change, nor does it take one back.
  await editContent(trx, { kind: 'listings', id: item, body, sample: row.sample === 1 }, { origin: row.origin, now })
}

/** What the import wrote last has them, too, so that the next one finds nothing changed. */
async function addToBase(
  trx: StoreTransaction,
  { source, source_id }: Pick<LeasedPlace, 'source' | 'source_id'>,
  all: readonly string[],
): Promise<void> {
  const link = await trx
    .selectFrom('imported')
    .select('base')
    .where('source', '=', source)
    .where('source_id', '=', source_id)
    .executeTakeFirstOrThrow()
  const base = JSON.stringify(withFetched(JSON.parse(link.base) as object, all))
  await trx
    .updateTable('imported')
    .set({ base })
    .where('source', '=', source)
    .where('source_id', '=', source_id)
    .execute()
}

/** How many there are in each state. */
export async function countFetches(db: Store): Promise<Record<PictureFetch['state'], number>> {
  const rows = await db
    .selectFrom('picture_fetches')
    .select((eb) => ['state', eb.fn.countAll<number>().as('n')])
    .groupBy('state')
    .execute()
  const counts = { waiting: 0, done: 0, failed: 0 }
  for (const { state, n } of rows) counts[state] = Number(n)
  return counts
}

/** Those that failed, in the order of their rows. */
export const failedFetches = (db: Store, { from, count }: { from: number; count: number }): Promise<PictureFetch[]> =>
  db
    .selectFrom('picture_fetches')
    .selectAll()
    .where('state', '=', 'failed')
    .orderBy('id')
    .limit(count)
    .offset(from)
    .execute()

/** Has those that failed, and those that wait to be tried again, tried at once. */
export async function retryFetches(db: Store, now: number): Promise<void> {
  await db
    .updateTable('picture_fetches')
    .set({ state: 'waiting', attempts: 0, due_at: now })
    .where((eb) => eb.or([eb('state', '=', 'failed'), eb.and([eb('state', '=', 'waiting'), eb('lease', '=', '')])]))
    .execute()
}
