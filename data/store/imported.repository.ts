import type { Selectable } from 'kysely'
import type { Store, StoreTransaction } from './database.ts'
import type { ImportedTable, ImportSourcesTable } from './imported.table.ts'

/** The origin of documents last written by an import. */
export const importOrigin = (source: string): string => `import:${source}`

export type Imported = Selectable<ImportedTable>
export type ImportSource = Selectable<ImportSourcesTable>

const BATCH = 500

/** The documents of some places of a source, by their ids there. */
export async function importedBySource(
  db: Store,
  source: string,
  ids: readonly string[],
): Promise<Map<string, Imported>> {
  // PostgreSQL has no empty `in ()`.
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('imported')
    .selectAll()
    .where('source', '=', source)
    .where('source_id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.source_id, row]))
}

/** The places of a source linked to a document, with the body that the import wrote last. */
export async function linksOf(
  db: Store,
  { source, kind, item }: Pick<Imported, 'source' | 'kind' | 'item'>,
): Promise<Imported[]> {
  return db
    .selectFrom('imported')
    .selectAll()
    .where('source', '=', source)
    .where('kind', '=', kind)
    .where('item', '=', item)
    .execute()
}

/** Records what the import wrote, and that the source has it. */
export async function putImported(
  trx: StoreTransaction,
  rows: readonly Omit<Imported, 'vanished_at'>[],
): Promise<void> {
  if (rows.length === 0) return
  await trx
    .insertInto('imported')
    .values(rows.map((row) => ({ ...row, vanished_at: null })))
    .onConflict((conflict) =>
      conflict.columns(['source', 'source_id']).doUpdateSet((eb) => ({
        kind: eb.ref('excluded.kind'),
        item: eb.ref('excluded.item'),
        base: eb.ref('excluded.base'),
        vanished_at: null,
      })),
    )
    .execute()
}

/** The ids that a source still has, in batches of hundreds. */
export async function* presentOf(
  db: Store,
  source: string,
): AsyncGenerator<Pick<Imported, 'source_id' | 'kind' | 'item'>[]> {
  let after = ''
  for (;;) {
    const rows = await db
      .selectFrom('imported')
      .select(['source_id', 'kind', 'item'])
      .where('source', '=', source)
      .where('vanished_at', 'is', null)
      .where('source_id', '>', after)
      .orderBy('source_id')
      .limit(BATCH)
      .execute()
    if (rows.length > 0) yield rows
    if (rows.length < BATCH) return
    after = rows.at(-1)?.source_id ?? ''
  }
}

/** Forgets places of a source. */
export async function dropImported(trx: StoreTransaction, source: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await trx.deleteFrom('imported').where('source', '=', source).where('source_id', 'in', ids).execute()
}

/** Marks places as vanished, or as present again. */
export async function markVanished(
  trx: StoreTransaction,
  source: string,
  ids: readonly string[],
  at: number | null,
): Promise<void> {
  if (ids.length === 0) return
  await trx
    .updateTable('imported')
    .set({ vanished_at: at })
    .where('source', '=', source)
    .where('source_id', 'in', ids)
    .execute()
}

/** Reserves unused ids for new listings. */
export async function nextListingIds(trx: StoreTransaction, count: number): Promise<number[]> {
  const ids: number[] = []
  while (ids.length < count) {
    const missing = count - ids.length
    const { value } = await trx
      .updateTable('counters')
      .set((eb) => ({ value: eb('value', '+', missing) }))
      .where('name', '=', 'imported')
      .returning('value')
      .executeTakeFirstOrThrow()
    const range = Array.from({ length: missing }, (_, i) => value - missing + 1 + i)
    const rows = await trx
      .selectFrom('content')
      .select('id')
      .where('kind', '=', 'listings')
      .where('id', 'in', range.map(String))
      .execute()
    const known = new Set(rows.map(({ id }) => Number(id)))
    ids.push(...range.filter((id) => !known.has(id)))
  }
  return ids
}

/** The sources of imported data. */
export async function importSources(db: Store): Promise<ImportSource[]> {
  return db.selectFrom('import_sources').selectAll().orderBy('source').execute()
}

export async function putImportSource(db: Store, source: ImportSource): Promise<void> {
  const { name, licence, url, taken_at } = source
  await db
    .insertInto('import_sources')
    .values(source)
    .onConflict((conflict) => conflict.column('source').doUpdateSet({ name, licence, url, taken_at }))
    .execute()
}

/** Notes a source, unless there is one of its name. */
export async function addImportSource(trx: StoreTransaction, source: ImportSource): Promise<void> {
  await trx
    .insertInto('import_sources')
    .values(source)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
