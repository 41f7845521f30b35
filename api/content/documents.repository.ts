import { Authority, type SeedListing } from '#core/contract/data-files.ts'
import type { Localized } from '#core/terms/localized.ts'
import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Selectable } from 'kysely'
import type { ContentKind, ContentTable } from '#data/store/content.table.ts'
import { editContent } from '#data/store/content.repository.ts'
import { bodiesOf } from '#data/store/stored-bodies.ts'
import type { Store, StoreTransaction } from '#data/store/database.ts'

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

/** A document before and after a change; null if there was none. */
export interface ContentChange {
  before: StoredDocument | null
  after: StoredDocument
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
): Promise<{ seq: number; content: ContentChange }> {
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
  const bodyIn = (document: StoredDocument | null | undefined) =>
    !document || document.deleted ? undefined : document.body
  return isDeepStrictEqual(bodyIn(a), bodyIn(b))
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

/** The names of kashrut authorities, by id, also of deleted ones. */
export async function authorityNames(store: Store, ids: readonly string[]): Promise<Map<string, Authority['names']>> {
  const bodies = await bodiesOf<Authority>(store, ['authorities'], ids, { withDeleted: true })
  return new Map([...bodies].map(([id, { names }]) => [id, names]))
}

/** The names of countries and cities, by id. */
export async function placeNames(db: Store, ids: readonly number[]): Promise<Map<number, Localized & { en: string }>> {
  const bodies = await bodiesOf<{ names: { en: string } }>(db, ['cities', 'countries'], ids)
  return new Map([...bodies].map(([id, { names }]) => [Number(id), names]))
}

/** What a document is called, in its own field; undefined if it has no such. */
export function nameIn({ title, names, name }: Record<string, unknown>): (Localized & { en: string }) | undefined {
  const found = title ?? names ?? name
  return typeof found === 'object' ? (found as Localized & { en: string }) : undefined
}
