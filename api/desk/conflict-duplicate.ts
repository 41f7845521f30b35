import type { DeskItemOf } from '#core/contract/desk.ts'
import { distanceKm } from '#core/domain/distance.ts'
import type { Localized } from '#core/domain/localized.ts'
import type { Conflict } from '#data/store/conflicts.repository.ts'
import { SEED_ORIGIN, SEED_SOURCE, type DuplicateNote } from '#data/store/conflicts.table.ts'
import type { Body } from '#data/store/conflict-news.ts'
import { importOrigin, linksOf, nextListingIds, putImported } from '#data/store/imported.repository.ts'
import { editContent } from '#data/store/content.repository.ts'
import type { StoreTransaction } from '#data/store/database.ts'
import type { Outcome } from './act.ts'
import { checkDocument } from './checks.ts'
import type { Deciding } from './kind.ts'
import type { RowChange, StoredDocument } from './snapshot.ts'

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
  const after: StoredDocument = {
    kind: row.kind,
    id: String(tnid),
    body,
    sample: false,
    deleted: false,
    // Nothing in it is an editor's: later imports may update it.
    origin: isSeed ? SEED_ORIGIN : importOrigin(row.source),
  }
  const { origin } = after
  const seq = await editContent(trx, after, { origin, now: acting.now })
  const links = isSeed ? [] : await link(trx, row, after.id, JSON.stringify(body))
  return {
    ...decided,
    rows: [...decided.rows, ...links],
    seq,
    content: { before: null, after },
    did: 'create',
  }
}
