import { createHash } from 'node:crypto'
import type { Selectable, Updateable } from 'kysely'
import type { ImportRequest, ImportShape, ImportState, SavedMapping } from '#core/contract/desk-imports.ts'
import type { Mapping } from '#core/contract/import-mapping.ts'
import type { FileReason, ImportReport } from '#core/contract/import-report.ts'
import type { Store, StoreTransaction } from './database.ts'
import type { ImportRunsTable } from './import-runs.table.ts'

/** Why a step failed. */
export interface ImportProblem {
  /** In English. */
  text: string
  reason?: FileReason
}

export interface StoredRun extends Omit<Selectable<ImportRunsTable>, 'shape' | 'request' | 'report' | 'problem'> {
  shape: ImportShape | undefined
  request: ImportRequest | undefined
  report: ImportReport | undefined
  problem: ImportProblem | undefined
}

/** A process gives a sign of life every second: without one for this long, it has ended. */
const SILENT_MS = 60_000

/** A run whose process has died is stopped. */
export const stateOf = ({ state, seen }: Pick<ImportRunsTable, 'state' | 'seen'>, now: number): ImportState =>
  state === 'running' && seen < now - SILENT_MS ? 'stopped' : state

/** Notes a file, whose columns are read next. Returns its number. */
export async function insertRun(
  trx: StoreTransaction,
  file: Pick<ImportRunsTable, 'name' | 'file' | 'total'>,
  now: number,
): Promise<number> {
  const { id } = await trx
    .insertInto('import_runs')
    .values({ ...file, step: 'read', state: 'running', done: 0, is_cancelled: 0, seen: now, at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function findRun(db: Store, id: number): Promise<StoredRun | undefined> {
  const row = await db.selectFrom('import_runs').selectAll().where('id', '=', id).executeTakeFirst()
  return row && { ...row, ...parsed(row) }
}

function parsed({ shape, request, report, problem }: Selectable<ImportRunsTable>) {
  const valueOf = <T>(text: string | null) => (text === null ? undefined : (JSON.parse(text) as T))
  return {
    shape: valueOf<ImportShape>(shape),
    request: valueOf<ImportRequest>(request),
    report: valueOf<ImportReport>(report),
    problem: valueOf<ImportProblem>(problem),
  }
}

/** The runs, latest first, without what they found. */
export const listRuns = (db: Store) =>
  db
    .selectFrom('import_runs')
    .select(['id', 'name', 'file', 'step', 'state', 'seen', 'at'])
    .orderBy('id', 'desc')
    .execute()

/** Changes a run; gives a sign of life. Returns whether its process shall stop. */
export async function changeRun(
  db: Store,
  id: number,
  changes: Updateable<ImportRunsTable>,
  now: number,
): Promise<{ isCancelled: boolean }> {
  const row = await db
    .updateTable('import_runs')
    .set({ ...changes, seen: now })
    .where('id', '=', id)
    .returning('is_cancelled')
    .executeTakeFirst()
  return { isCancelled: row?.is_cancelled !== 0 }
}

export async function dropRuns(db: Store, ids: readonly number[]): Promise<void> {
  // PostgreSQL has no empty `in ()`.
  if (ids.length > 0) await db.deleteFrom('import_runs').where('id', 'in', ids).execute()
}

/** What files with the same columns have in common. */
const headerOf = ({ columns = [] }: ImportShape): string =>
  createHash('sha256')
    .update(JSON.stringify(columns.map(({ name }) => name)))
    .digest('hex')

export async function saveMapping(
  trx: StoreTransaction,
  shape: ImportShape,
  { name, mapping }: SavedMapping,
): Promise<void> {
  await trx
    .insertInto('import_mappings')
    .values({ header: headerOf(shape), name, mapping: JSON.stringify(mapping) })
    .onConflict((conflict) =>
      conflict.columns(['header', 'name']).doUpdateSet((eb) => ({ mapping: eb.ref('excluded.mapping') })),
    )
    .execute()
}

/** The mappings for files with the same columns, by name. */
export async function savedMappings(db: Store, shape: ImportShape): Promise<SavedMapping[]> {
  const rows = await db
    .selectFrom('import_mappings')
    .select(['name', 'mapping'])
    .where('header', '=', headerOf(shape))
    .orderBy('name')
    .execute()
  return rows.map(({ name, mapping }) => ({ name, mapping: JSON.parse(mapping) as Mapping }))
}

/** Renames a mapping, or deletes it without a new name. Returns whether there was one. */
export async function changeMapping(
  trx: StoreTransaction,
  shape: ImportShape,
  { name, next }: { name: string; next: string | undefined },
): Promise<boolean> {
  const header = headerOf(shape)
  const changed =
    next === undefined
      ? trx.deleteFrom('import_mappings').where('header', '=', header).where('name', '=', name).returning('name')
      : trx
          .updateTable('import_mappings')
          .set({ name: next })
          .where('header', '=', header)
          .where('name', '=', name)
          .returning('name')
  return (await changed.executeTakeFirst()) !== undefined
}
