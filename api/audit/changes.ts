import type { BulkChange } from '#core/contract/desk.ts'
import type { StoreTransaction } from '#data/store/database.ts'
import type { ContentChange, StoredDocument } from '../content/documents.repository.ts'

/** Tables whose rows actions change; a new kind of the queue adds its own. */
export type ActedTable =
  | 'edits'
  | 'claims'
  | 'reports'
  | 'reviews'
  | 'questions'
  | 'answers'
  | 'uploads'
  | 'conflicts'
  | 'imported'
  | 'sightings'
  | 'candidates'
  | 'users'
  | 'api_keys'
  | 'webhooks'
  | 'hold_rules'
  | 'settings'
  | 'redirects'

export type Values = Readonly<Record<string, string | number>>

/** An action's change to a row: null if it does not exist before, or after. */
export interface RowChange {
  table: ActedTable
  id: string | number
  before: Values | null
  after: Values | null
}

/** The change of an item's state. */
export const stateChange = (table: ActedTable, id: number, state: string, before = 'waiting'): RowChange => ({
  table,
  id,
  before: { state: before },
  after: { state },
})

/** Everything that an action changed, before or after. */
export interface Snapshot {
  /** By table and key: `edits 12`. */
  rows: Record<string, Values | null>
  /** Null if there was none. Of one listing among many: the changed fields alone. */
  content?: StoredDocument | null
  /** A change of many listings, which are logged one by one as its parts. */
  bulk?: BulkSummary
}

/** A change of many listings in short. */
export interface BulkSummary extends BulkChange {
  listings: number
  /** How many an undo left alone. */
  left?: number
}

export interface Changes {
  rows: readonly RowChange[]
  content?: ContentChange
  bulk?: BulkSummary
}

export function snapshotOf({ rows, content, bulk }: Changes, side: 'before' | 'after'): Snapshot {
  return {
    rows: Object.fromEntries(rows.map((row) => [`${row.table} ${row.id}`, row[side]])),
    ...(content && { content: content[side] }),
    ...(bulk && side === 'after' && { bulk }),
  }
}

/** The key columns of a table, from a snapshot's row key. */
function keyOf(table: ActedTable, key: string): Values {
  if (table === 'uploads') return { key }
  if (table === 'settings') return { name: key }
  if (table !== 'imported') return { id: Number(key) }
  // Names of sources have no blanks.
  const space = key.indexOf(' ')
  return { source: key.slice(0, space), source_id: key.slice(space + 1) }
}

/** Restores the rows of an action. Returns the names of those that have changed since, which it leaves alone. */
export async function restoreRows(
  trx: StoreTransaction,
  { before, after }: { before: Snapshot; after: Snapshot },
): Promise<string[]> {
  const left: string[] = []
  for (const [name, value] of Object.entries(after.rows)) {
    const space = name.indexOf(' ')
    const table = name.slice(0, space) as ActedTable
    const isDone = await restoreRow(trx, {
      table,
      id: name.slice(space + 1),
      before: before.rows[name] ?? null,
      after: value,
    })
    if (!isDone) left.push(name)
  }
  return left
}

/** A table known only at run time. */
interface LooseTable {
  where(column: string, operator: '=', value: string | number): LooseTable
  executeTakeFirst(): Promise<{ numUpdatedRows?: bigint; numDeletedRows?: bigint }>
}

async function restoreRow(trx: StoreTransaction, { table, id, before, after }: RowChange): Promise<boolean> {
  // Actions never delete rows.
  if (!after) return false
  const begun = before ? trx.updateTable(table as 'reports').set(before as object) : trx.deleteFrom(table as 'reports')
  let query = begun as unknown as LooseTable
  const row = { ...after, ...keyOf(table, String(id)) }
  for (const [column, value] of Object.entries(row)) query = query.where(column, '=', value)
  const result = await query.executeTakeFirst()
  return (result.numUpdatedRows ?? result.numDeletedRows ?? 0n) > 0n
}
