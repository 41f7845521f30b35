import { nameIn } from '#api/content/documents.repository.ts'
import { sql, type SelectQueryBuilder } from 'kysely'
import type { OptionListName } from '#core/contract/data-files.ts'
import { NUMBER_FIELDS } from '#core/contract/document-schemas.ts'
import type { DocumentKind, DocumentLine, DocumentList, DocumentsQuery } from '#core/contract/desk.ts'
import { contentId } from '#core/domain/content-id.ts'
import type { Database, Store, StoreTransaction } from '#data/store/database.ts'
import { containing } from '#data/store/like.ts'
import { isDocumentIn, type Area } from '../permissions/area.ts'
import { listNames } from './option-lists.ts'

export const PART = 50

interface Row {
  id: string
  body: string
  sample: 0 | 1
  deleted: 0 | 1
  origin: string
  updated_at: number
}

/** Documents of a kind by id or part of a name, sorted by name; by id if there are too many. */
export async function listDocuments(
  db: Store,
  kind: DocumentKind,
  { text = '', deleted = false, from = 0, count = PART }: DocumentsQuery,
  area: Area | undefined,
): Promise<DocumentList> {
  const search = text.trim()
  const all = documentsIn(db, kind, area).where('deleted', '=', deleted ? 1 : 0)
  if (search === '') return listAll(all, { from, count })
  const query = all.where((eb) =>
    eb.or([
      eb('id', '=', search),
      // JSON does not escape letters. Lists of options are named elsewhere.
      kind === 'options'
        ? sql<boolean>`true`
        : sql<boolean>`lower(body) like ${containing(inJson(search)).toLowerCase()} escape '~'`,
    ]),
  )
  const rows = await query.select(DOCUMENT_COLUMNS).orderBy('id').limit(MAX_FOUND).execute()
  const lines = rows
    .map((row) => lineOf(row))
    // The text may be elsewhere in the body: only names count.
    .filter((line) => isCalled(line, search))
    .sort(byName)
  return { total: lines.length, documents: lines.slice(from, from + count) }
}

/** The documents of a kind, in an area if there is one; those that lie nowhere are everybody's. */
export function documentsIn(db: Store, kind: DocumentKind, area: Area | undefined) {
  const all = db.selectFrom('content').where('kind', '=', kind)
  const isIn = area && isDocumentIn(db, { kind, table: 'content', area })
  return isIn ? all.where(isIn) : all
}

export const DOCUMENT_COLUMNS = ['id', 'body', 'sample', 'deleted', 'origin', 'updated_at'] as const

const names = new Intl.Collator('en')
export const byName = (a: DocumentLine, b: DocumentLine) => names.compare(a.name.en, b.name.en)

/** Above this number they are not sorted by name, which needs all bodies. */
export const MAX_FOUND = 5000

async function listAll(
  all: SelectQueryBuilder<Database, 'content', object>,
  { from, count }: { from: number; count: number },
): Promise<DocumentList> {
  const { n } = await all.select((eb) => eb.fn.countAll().as('n')).executeTakeFirstOrThrow()
  const total = Number(n)
  if (total <= MAX_FOUND) {
    const rows = await all.select(DOCUMENT_COLUMNS).execute()
    const lines = rows.map((row) => lineOf(row)).sort(byName)
    return { total, documents: lines.slice(from, from + count) }
  }
  const rows = await all.select(DOCUMENT_COLUMNS).orderBy('id').offset(from).limit(count).execute()
  return { total, documents: rows.map((row) => lineOf(row)) }
}

const inJson = (text: string) => JSON.stringify(text).slice(1, -1)

export function isCalled({ id, name }: DocumentLine, text: string): boolean {
  const search = text.toLowerCase()
  return id === text || Object.values(name).some((label) => label.toLowerCase().includes(search))
}

/** A line of a list, from a row and its parsed body. */
export function lineOf(row: Row, body = JSON.parse(row.body) as Record<string, unknown>): DocumentLine {
  const own = body['list'] === undefined ? undefined : listNames(body['list'] as OptionListName)
  const name = own ?? nameIn(body)
  return {
    id: row.id,
    name: name ?? { en: row.id },
    sample: row.sample === 1,
    deleted: row.deleted === 1,
    origin: row.origin,
    at: row.updated_at,
  }
}

/** How many documents of a kind there are, without deleted ones. */
export async function countDocuments(db: Store, kind: DocumentKind): Promise<number> {
  const all = db.selectFrom('content').where('kind', '=', kind).where('deleted', '=', 0)
  const { n } = await all.select((eb) => eb.fn.countAll().as('n')).executeTakeFirstOrThrow()
  return Number(n)
}

export async function documentRow(db: Store, kind: DocumentKind, id: string): Promise<Row | undefined> {
  return db
    .selectFrom('content')
    .select(DOCUMENT_COLUMNS)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Ranges of our own numbers: places use GeoNames', importers higher ones. */
const RANGES: Readonly<Partial<Record<DocumentKind, readonly [number, number]>>> = {
  listings: [1, 1_000_000_000],
  features: [1, 1_000_000_000],
  categories: [1, 1_000_000_000],
  cities: [2_000_000_000, 2_147_483_647],
  countries: [2_000_000_000, 2_147_483_647],
}

/** A new document with its id, one above the last if its kind is numbered; there is one of the site’s texts. */
export async function withId(
  trx: StoreTransaction,
  kind: DocumentKind,
  body: object,
): Promise<{ id: string; body: object }> {
  if (kind === 'siteTexts') return { id: 'site', body: { ...body, id: 'site' } }
  const field = NUMBER_FIELDS[kind]
  const range = RANGES[kind]
  if (!field || !range) return { id: contentId(kind, body), body }
  const [least, above] = range
  const number = sql<number>`cast(id as bigint)`
  const { last } = await trx
    .selectFrom('content')
    .select(sql<number | null>`max(${number})`.as('last'))
    .where('kind', '=', kind)
    .where(number, '>=', least)
    .where(number, '<', above)
    .executeTakeFirstOrThrow()
  const id = last === null ? least : Number(last) + 1
  return { id: String(id), body: { ...body, [field]: id } }
}
