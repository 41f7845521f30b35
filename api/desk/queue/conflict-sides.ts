import type { DeskItemOf } from '#core/contract/desk.ts'
import { FIELD_NAMES, rowOf } from '#core/fields/listing.ts'
import type { Conflict } from '#data/store/conflicts.repository.ts'
import { type DuplicateNote, SEED_ORIGIN, SEED_SOURCE } from '#data/store/conflicts.table.ts'
import { isSameIn, withNews, type Body } from '#data/store/conflict-news.ts'
import { distanceKm } from '#core/domain/distance.ts'
import type { Localized } from '#core/terms/localized.ts'
import { importOrigin, linksOf, nextListingIds, putImported } from '#data/store/imported.repository.ts'
import type { StoreTransaction } from '#data/store/database.ts'
import type { Outcome } from '../acts/audited-action.ts'
import { checkDocument } from '#api/content/checks.ts'
import type { Deciding } from './kind.ts'
import { putDocument } from '#api/content/documents.repository.ts'
import type { RowChange } from '#api/audit/changes.ts'

type Field = DeskItemOf<'conflict'>['fields'][number]

/** Third-party data never replaces a listing's town or kashrut. */
const KEPT: ReadonlySet<string> = new Set(['tnid', 'place', ...FIELD_NAMES.filter((field) => rowOf(field).kashrut)])

const baseOf = ({ base }: Conflict): Body => (base === null ? {} : (JSON.parse(base) as Body))

const theirsOf = ({ theirs }: Conflict): Body => JSON.parse(theirs) as Body

/** The document after accepting everything that a conflict offers. */
export function proposalOf(row: Conflict, ours: Body | undefined): Body {
  const theirs = theirsOf(row)
  if (!ours) return theirs
  return row.duplicate === null ? withNews(ours, baseOf(row), theirs) : duplicateBody(ours, theirs, row.duplicate)
}

/** A listing with a place's values; what the place lacks stays. */
function duplicateBody(ours: Body, theirs: Body, note: string): Body {
  const { assumed } = JSON.parse(note) as DuplicateNote
  const body: Record<string, unknown> = { ...ours }
  for (const [field, value] of Object.entries(theirs)) {
    // Its title stays, and what is said of it.
    if (field === 'transliterated') continue
    const stays = KEPT.has(field) || assumed.includes(field)
    if (!stays || ours[field] === undefined) body[field] = value
  }
  // Its names stay too; the place adds other languages.
  body['title'] = { ...(theirs['title'] as object), ...(ours['title'] as object) }
  return body
}

/** A body with some fields copied from another, missing ones removed. */
export function taking(ours: Body, theirs: Body, paths: readonly string[]): Body {
  const body: Record<string, unknown> = { ...ours }
  for (const path of paths) {
    if (theirs[path] === undefined) delete body[path]
    else body[path] = theirs[path]
  }
  return body
}

/** The fields that a conflict's source has changed since its last import. */
export function newsOf(row: Conflict): string[] {
  const [base, theirs] = [baseOf(row), theirsOf(row)]
  return Object.keys({ ...base, ...theirs }).filter((path) => !isSameIn(path, base, theirs))
}

/** The fields that a conflict offers for the current document; once decided, those that had news. */
export function conflictFields(row: Conflict, ours: Body = {}, proposal: Body = {}): Field[] {
  const isOffered = (path: string) => !isSameIn(path, ours, proposal)
  // A possible duplicate was never imported: there are only two sides.
  const isDuplicate = row.source_id !== null
  const paths = isDuplicate ? Object.keys({ ...ours, ...proposal }) : newsOf(row)
  const isOpen = row.state === 'waiting'
  const base = isDuplicate ? {} : baseOf(row)
  return paths
    .filter((path) => (!isOpen && !isDuplicate) || isOffered(path))
    .map((path) => ({
      path,
      ...(base[path] !== undefined && { base: base[path] }),
      ...(ours[path] !== undefined && { ours: ours[path] }),
      ...(proposal[path] !== undefined && { theirs: proposal[path] }),
    }))
}

type Duplicate = NonNullable<DeskItemOf<'conflict'>['duplicate']>

/** The desk's view of a possible duplicate; undefined for other conflicts. */
export function duplicateOf({ source_id, duplicate, theirs }: Conflict, ours: Body | undefined): Duplicate | undefined {
  if (source_id === null || duplicate === null) return undefined
  const body = JSON.parse(theirs) as Body
  const { alike } = JSON.parse(duplicate) as DuplicateNote
  const title = body['title'] as Localized | undefined
  const [there, here] = [body, ours].map((side) => side?.['position'] as [number, number] | undefined)
  const km = there && here && distanceKm(there[1], there[0], here[1], here[0])
  return {
    sourceId: source_id,
    ...(title && { title }),
    ...(km !== undefined && { metres: Math.round(km * 1000) }),
    alike,
  }
}

/**
 * Links a place to a listing for later imports. If two places of a source are one listing, the first is followed and
 * the other ignored.
 */
export async function linkDuplicate(trx: StoreTransaction, row: Conflict): Promise<RowChange[]> {
  const known = await linksOf(trx, row)
  return known.length > 0 ? [] : link(trx, row, row.item, row.theirs)
}

async function link(
  trx: StoreTransaction,
  { source, source_id, kind }: Conflict,
  item: string,
  base: string,
): Promise<RowChange[]> {
  if (source_id === null) return []
  await putImported(trx, [{ source, source_id, kind, item, base }])
  const id = `${source} ${source_id}`
  return [{ table: 'imported', id, before: null, after: { item } }]
}

/** Creates a listing for a place that is not a duplicate. */
export async function listDuplicate(
  { trx, acting }: Deciding,
  row: Conflict,
  decided: Pick<Outcome, 'tnid' | 'rows'>,
): Promise<Outcome> {
  // A row of the data files keeps its number, and its file keeps updating it.
  const isSeed = row.source === SEED_SOURCE
  const [tnid] = isSeed ? [Number(row.source_id)] : await nextListingIds(trx, 1)
  const body = { ...(JSON.parse(row.theirs) as Body), tnid }
  await checkDocument(trx, 'listings', body)
  // Nothing in it is an editor's: later imports may update it.
  const origin = isSeed ? SEED_ORIGIN : importOrigin(row.source)
  const id = String(tnid)
  const written = await putDocument(trx, acting, null, {
    kind: row.kind,
    id,
    body,
    sample: false,
    deleted: false,
    origin,
  })
  const links = isSeed ? [] : await link(trx, row, id, JSON.stringify(body))
  return { ...decided, rows: [...decided.rows, ...links], ...written, did: 'create' }
}
