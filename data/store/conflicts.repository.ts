import type { Insertable, Selectable } from 'kysely'
import type { ContentKind } from './content.table.ts'
import type { Store, StoreTransaction } from './database.ts'
import type { ConflictsTable } from './conflicts.table.ts'

export type Conflict = Selectable<ConflictsTable>
export type NewConflict = Omit<Insertable<ConflictsTable>, 'id' | 'state'>

/** The subject of a conflict; `source_id` for a possible duplicate. */
type About = Pick<Conflict, 'kind' | 'item' | 'source'> & {
  source_id?: string | null | undefined
}

/** Queues a conflict, replacing an open one about the same subject. */
export async function insertConflict(trx: StoreTransaction, conflict: NewConflict): Promise<void> {
  await withdrawConflict(trx, conflict)
  await trx
    .insertInto('conflicts')
    .values({ ...conflict, state: 'waiting' })
    .execute()
}

/** Deletes an open conflict: the source no longer says so. */
export async function withdrawConflict(trx: StoreTransaction, { kind, item, source, source_id }: About): Promise<void> {
  const waiting = trx.deleteFrom('conflicts').where('source', '=', source).where('state', '=', 'waiting')
  // One question per place, whichever listing it may duplicate.
  const same = source_id
    ? waiting.where('source_id', '=', source_id)
    : waiting.where('source_id', 'is', null).where('kind', '=', kind).where('item', '=', item)
  await same.execute()
}

/** The latest conflict of each document with a source, decided or not, by `kind id`. */
export async function latestConflicts(
  db: Store,
  source: string,
  kinds: readonly ContentKind[],
  items: readonly string[],
): Promise<Map<string, Conflict>> {
  // PostgreSQL has no empty `in ()`.
  if (items.length === 0) return new Map()
  const rows = await db
    .selectFrom('conflicts')
    .selectAll()
    .where('source', '=', source)
    .where('kind', 'in', kinds)
    .where('item', 'in', items)
    .where('source_id', 'is', null)
    .orderBy('id')
    .execute()
  return new Map(rows.map((row) => [`${row.kind} ${row.item}`, row]))
}

/** The latest question about each possible duplicate of a source, answered or not, by its id there. */
export async function latestDuplicates(
  db: Store,
  source: string,
  sourceIds: readonly string[],
): Promise<Map<string, Conflict>> {
  if (sourceIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('conflicts')
    .selectAll()
    .where('source', '=', source)
    .where('source_id', 'in', sourceIds)
    .orderBy('id')
    .execute()
  return new Map(rows.map((row) => [row.source_id ?? '', row]))
}

/** Whether the same source has a newer conflict about the document. */
export async function hasNewerConflict(db: Store, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('conflicts as one')
    .innerJoin('conflicts as other', (join) =>
      join
        .onRef('other.source', '=', 'one.source')
        .onRef('other.kind', '=', 'one.kind')
        .onRef('other.item', '=', 'one.item'),
    )
    .select('other.id')
    .where('one.id', '=', id)
    .where('other.id', '!=', id)
    .where('other.source_id', 'is', null)
    .where('other.state', '=', 'waiting')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function getConflict(db: Store, id: number): Promise<Conflict | undefined> {
  return db.selectFrom('conflicts').selectAll().where('id', '=', id).executeTakeFirst()
}

/**
 * Records an editor's decision; the caller writes accepted values in the same transaction. False if already decided.
 */
export async function decideConflict(trx: StoreTransaction, id: number, state: 'taken' | 'refused'): Promise<boolean> {
  const row = await trx
    .updateTable('conflicts')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning(['kind', 'item', 'source', 'theirs', 'source_id'])
    .executeTakeFirst()
  if (row && row.source_id === null && state === 'taken') await rebase(trx, row)
  return row !== undefined
}

/** Accepted values count as the import's last ones. */
async function rebase(
  trx: StoreTransaction,
  row: { kind: ContentKind; item: string; source: string; theirs: string },
): Promise<void> {
  await trx
    .updateTable('imported')
    .set({ base: row.theirs })
    .where('source', '=', row.source)
    .where('kind', '=', row.kind)
    .where('item', '=', row.item)
    .execute()
}
