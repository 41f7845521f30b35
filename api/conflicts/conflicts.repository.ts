import type { Insertable, Selectable } from 'kysely'
import type { ContentKind } from '../store/content.table.ts'
import type { Store, StoreTransaction } from '../store/database.ts'
import type { ConflictsTable } from './conflicts.table.ts'

export type Conflict = Selectable<ConflictsTable>
export type NewConflict = Omit<Insertable<ConflictsTable>, 'id' | 'state'>

/** Queues what an import would change. One of the same document and source that waits already makes way. */
export async function insertConflict(
  trx: StoreTransaction,
  conflict: NewConflict,
): Promise<void> {
  await withdrawConflict(trx, conflict)
  await trx
    .insertInto('conflicts')
    .values({ ...conflict, state: 'waiting' })
    .execute()
}

/** Takes back what waits: the source no longer says so. */
export async function withdrawConflict(
  trx: StoreTransaction,
  { kind, item, source }: Pick<Conflict, 'kind' | 'item' | 'source'>,
): Promise<void> {
  await trx
    .deleteFrom('conflicts')
    .where('kind', '=', kind)
    .where('item', '=', item)
    .where('source', '=', source)
    .where('state', '=', 'waiting')
    .execute()
}

/** The latest conflict of each document with a source, decided or not, by kind and id with a blank between. */
export async function latestConflicts(
  db: Store,
  source: string,
  kinds: readonly ContentKind[],
  items: readonly string[],
): Promise<Map<string, Conflict>> {
  // PostgreSQL knows no empty list of choices.
  if (items.length === 0) return new Map()
  const rows = await db
    .selectFrom('conflicts')
    .selectAll()
    .where('source', '=', source)
    .where('kind', 'in', [...kinds])
    .where('item', 'in', [...items])
    .orderBy('id')
    .execute()
  return new Map(rows.map((row) => [`${row.kind} ${row.item}`, row]))
}

/** What waits for an editor, oldest first, a page after the id of the last one seen. */
export async function listWaitingConflicts(
  db: Store,
  { after = 0, limit = 50 }: { after?: number; limit?: number } = {},
): Promise<Conflict[]> {
  return db
    .selectFrom('conflicts')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function getConflict(
  db: Store,
  id: number,
): Promise<Conflict | undefined> {
  return db
    .selectFrom('conflicts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
}

/**
 * Notes an editor's decision; what is taken is written by the caller, in the same transaction. False where
 * somebody else was first.
 */
export async function decideConflict(
  trx: StoreTransaction,
  id: number,
  state: 'taken' | 'refused',
): Promise<boolean> {
  const row = await trx
    .updateTable('conflicts')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning(['kind', 'item', 'source', 'theirs'])
    .executeTakeFirst()
  if (row && state === 'taken') await rebase(trx, row)
  return row !== undefined
}

/** What an editor has taken is what the import has said last. */
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
