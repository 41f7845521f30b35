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

type Duplicate = NonNullable<DeskItemOf<'conflict'>['twin']>

/** What the desk says of a place that may be a listing; undefined of any other conflict. */
export function duplicateOf({ source_id, twin, theirs }: Conflict, ours: Body | undefined): Duplicate | undefined {
  if (source_id === null || twin === null) return undefined
  const body = JSON.parse(theirs) as Body
  const { alike } = JSON.parse(twin) as DuplicateNote
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
 * Notes that a place is a listing, so that the next import knows it. Of two places of a source that are one
 * listing, the first is followed, and the other one stays away.
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

/** Lists a place of its own: it is not the listing that it was taken for. */
export async function listDuplicate(
  { trx, acting }: Deciding,
  row: Conflict,
  decided: Pick<Outcome, 'tnid' | 'rows'>,
): Promise<Outcome> {
  // A row of the data files has its number, and its file goes on with it.
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
    // Nothing in it is an editor's: the next import may go on by itself.
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
