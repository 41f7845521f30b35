import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Selectable } from 'kysely'
import type { SeedListing } from '#core/contract/data-files.ts'
import type { BulkChange } from '#core/contract/desk.ts'
import type { ContentKind, ContentTable } from '#data/store/content.table.ts'
import { editContent } from '#data/store/content.repository.ts'
import type { Store, StoreTransaction } from '#data/store/database.ts'

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

/** A document as stored. */
export interface StoredDocument {
  kind: ContentKind
  id: string
  body: unknown
  sample: boolean
  deleted: boolean
  origin: string
}

export interface VersionedDocument extends StoredDocument {
  /** See `versionOf`. */
  version: number
}

/** A document without its version. */
export function bare(document: StoredDocument | VersionedDocument): StoredDocument {
  const { version: _, ...own } = { version: 0, ...document }
  return own
}

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
  content?: { before: StoredDocument | null; after: StoredDocument }
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
  const wanted = { ...after, ...keyOf(table, String(id)) }
  for (const [column, value] of Object.entries(wanted)) query = query.where(column, '=', value)
  const result = await query.executeTakeFirst()
  return (result.numUpdatedRows ?? result.numDeletedRows ?? 0n) > 0n
}

/** Blocks other writers of content until the transaction ends. */
export async function lockContent(trx: StoreTransaction): Promise<void> {
  await trx
    .updateTable('counters')
    .set((eb) => ({ value: eb.ref('value') }))
    .where('name', '=', 'content')
    .execute()
}

/** Documents by id, deleted or not; as many as a statement takes. */
export async function readDocuments(
  db: Store,
  kind: ContentKind,
  ids: readonly string[],
): Promise<Map<string, VersionedDocument>> {
  const rows = await db.selectFrom('content').selectAll().where('kind', '=', kind).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, documentOf(row)]))
}

/** A document, deleted or not. */
export const readDocument = async (db: Store, kind: ContentKind, id: string): Promise<VersionedDocument | undefined> =>
  (await readDocuments(db, kind, [id])).get(id)

/** Writes a document as an editor's, unless it says otherwise. Returns what the log needs to take that back. */
export async function putDocument(
  trx: StoreTransaction,
  { uid, now }: { uid: number; now: number },
  before: StoredDocument | null,
  {
    kind,
    id,
    body,
    sample,
    deleted,
    origin = `editor:${uid}`,
  }: Omit<StoredDocument, 'origin'> & { origin?: string | undefined },
): Promise<{ seq: number; content: NonNullable<Changes['content']> }> {
  const after = { kind, id, body, sample, deleted, origin }
  const seq = await editContent(trx, after, { origin, now })
  return { seq, content: { before: before && bare(before), after } }
}

/** Writes an editor's change of a document, like `putDocument`. */
export const editDocument = (
  trx: StoreTransaction,
  acting: { uid: number; now: number },
  before: StoredDocument,
  change: Partial<StoredDocument>,
) => putDocument(trx, acting, before, { ...before, origin: undefined, ...change })

/** A listing that is not deleted, and its version. */
export async function readListing(
  db: Store,
  tnid: number,
): Promise<{ listing: SeedListing | undefined; version: number }> {
  const document = await readDocument(db, 'listings', String(tnid))
  const listing = document?.deleted ? undefined : (document?.body as SeedListing | undefined)
  return { listing, version: document?.version ?? 0 }
}

/** The bodies of documents by id, as many as a statement takes; deleted ones are left out unless wanted. */
export async function bodiesOf<T>(
  db: Store,
  kinds: readonly ContentKind[],
  ids: readonly (string | number)[],
  { withDeleted = false }: { withDeleted?: boolean } = {},
): Promise<Map<string, T>> {
  // PostgreSQL has no empty `in ()`.
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('content')
    .select(['id', 'body'])
    .where('kind', 'in', kinds)
    .where('id', 'in', [...new Set(ids.map(String))])
    .$if(!withDeleted, (query) => query.where('deleted', '=', 0))
    .execute()
  return new Map(rows.map(({ id, body }) => [id, JSON.parse(body) as T]))
}

const documentOf = (row: Selectable<ContentTable>): VersionedDocument => ({
  kind: row.kind,
  id: row.id,
  body: JSON.parse(row.body),
  sample: row.sample === 1,
  deleted: row.deleted === 1,
  origin: row.origin,
  version: versionOf(row),
})

/** A hash of a document's content. Its change number would move with each review too. */
export function versionOf(row: { body: string; deleted: 0 | 1 }): number {
  const hash = createHash('sha256').update(`${row.deleted}${row.body}`)
  return Number.parseInt(hash.digest('hex').slice(0, 12), 16)
}

/** Whether two documents are the same. */
export function isSameDocument(a: StoredDocument | null | undefined, b: StoredDocument | null | undefined): boolean {
  const said = (one: StoredDocument | null | undefined) => (!one || one.deleted ? undefined : one.body)
  return isDeepStrictEqual(said(a), said(b))
}

/** Restores a document; deletes one that did not exist. Returns its change number. */
export async function restoreContent(
  trx: StoreTransaction,
  { before, after }: { before: StoredDocument | null; after: StoredDocument },
  now: number,
): Promise<number> {
  const { origin, ...row } = before ?? { ...after, deleted: true }
  return editContent(trx, row, { origin, now })
}
