import type { Insertable, Selectable } from 'kysely'
import { inBatches } from './batches.ts'
import type { CandidatesTable } from './candidates.table.ts'
import type { Store, StoreTransaction } from './database.ts'

export type Candidate = Selectable<CandidatesTable>
export type NewCandidate = Omit<Insertable<CandidatesTable>, 'id' | 'state'>

/** Some places of a source that an editor was asked about, as many as a statement takes, by their ids there. */
export async function candidatesBySource(
  db: Store,
  source: string,
  ids: readonly string[],
): Promise<Map<string, Candidate>> {
  // PostgreSQL has no empty `in ()`.
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('candidates')
    .selectAll()
    .where('source', '=', source)
    .where('source_id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.source_id, row]))
}

/** Asks about places; of one that waits already, what its source says now. */
export async function putCandidates(trx: StoreTransaction, rows: readonly NewCandidate[]): Promise<void> {
  if (rows.length === 0) return
  await trx
    .insertInto('candidates')
    .values(rows.map((row) => ({ ...row, state: 'waiting' as const })))
    .onConflict((conflict) =>
      conflict.columns(['source', 'source_id']).doUpdateSet((eb) => ({
        country: eb.ref('excluded.country'),
        chain: eb.ref('excluded.chain'),
        tags: eb.ref('excluded.tags'),
        body: eb.ref('excluded.body'),
        state: 'waiting',
      })),
    )
    .execute()
}

/** The places of a source that wait, by their ids there. */
export async function waitingCandidates(db: Store, source: string): Promise<Pick<Candidate, 'source_id' | 'body'>[]> {
  return db
    .selectFrom('candidates')
    .select(['source_id', 'body'])
    .where('source', '=', source)
    .where('state', '=', 'waiting')
    .orderBy('source_id')
    .execute()
}

/** Asks no longer about places that wait: their source no longer has them, or they are listed. */
export async function dropCandidates(db: Store, source: string, ids: readonly string[]): Promise<void> {
  for (const some of inBatches(ids)) {
    await db
      .deleteFrom('candidates')
      .where('source', '=', source)
      .where('source_id', 'in', some)
      .where('state', '=', 'waiting')
      .execute()
  }
}

/** The candidates that wait, whole chains first: by country, chain and name. */
export async function listCandidates(
  db: Store,
  { from, count }: { from: number; count: number },
): Promise<{ total: number; rows: Candidate[] }> {
  const waiting = db.selectFrom('candidates').where('state', '=', 'waiting')
  const { total } = await waiting.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow()
  const rows = await waiting
    .selectAll()
    .orderBy('country')
    .orderBy('chain', 'desc')
    .orderBy('id')
    .offset(from)
    .limit(count)
    .execute()
  return { total: Number(total), rows }
}

/** How many branches of each of some chains wait, by `country chain`. */
export async function chainCounts(db: Store, chains: readonly string[]): Promise<Map<string, number>> {
  if (chains.length === 0) return new Map()
  const rows = await db
    .selectFrom('candidates')
    .select((eb) => ['country', 'chain', eb.fn.countAll().as('count')])
    .where('state', '=', 'waiting')
    .where('chain', 'in', chains)
    .groupBy(['country', 'chain'])
    .execute()
  return new Map(rows.map(({ country, chain, count }) => [`${country} ${chain}`, Number(count)]))
}

export async function findCandidate(db: Store, id: number): Promise<Candidate | undefined> {
  return db.selectFrom('candidates').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The other branches of a candidate's chain that wait in its country. */
export async function branchesOf(db: Store, { id, country, chain }: Candidate): Promise<number[]> {
  const rows = await db
    .selectFrom('candidates')
    .select('id')
    .where('state', '=', 'waiting')
    .where('country', '=', country)
    .where('chain', '=', chain)
    .where('id', '!=', id)
    .orderBy('id')
    .execute()
  return rows.map((row) => row.id)
}

/** Records an editor's answer; undefined if there is one already. */
export async function settleCandidate(
  trx: StoreTransaction,
  id: number,
  state: 'taken' | 'refused',
): Promise<Candidate | undefined> {
  return trx
    .updateTable('candidates')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst()
}
