import { inBatches } from '#data/store/batches.ts'
import { SEED_ORIGIN } from '#data/store/conflicts.table.ts'
import type { ContentTable } from '#data/store/content.table.ts'
import type { ContentRow } from '#data/store/content.repository.ts'
import type { StoreTransaction } from '#data/store/database.ts'
import {
  importedBySource,
  importSources,
  putImported,
  putImportSource,
  type Imported,
} from '#data/store/imported.repository.ts'
import type { Provenance, SeedListing } from '#core/contract/data-files.ts'
import type { SourcedRow } from './seed-places.ts'

type Linked = SourcedRow & { item: string }

/** Rows of places that an import has listed already, under a number of its own, are left out. */
export async function withoutImported(
  trx: StoreTransaction,
  rows: readonly ContentRow[],
  linked: readonly Linked[],
): Promise<ContentRow[]> {
  const known = await linksOf(trx, linked)
  const items = await itemsOf(trx, [...known.values()])
  const away = linked.filter((row) => {
    const link = known.get(keyOf(row))
    return link && link.item !== row.item && items.get(link.item)?.origin !== SEED_ORIGIN
  })
  const ids = new Set(away.map(({ row }) => row.id))
  return rows.filter(({ id }) => !ids.has(id))
}

/**
 * Notes which places listings are, with what the data files say of them, so that an import goes on with them. Where
 * it already does, it knows better.
 */
export async function linkPlaces(trx: StoreTransaction, linked: readonly Linked[]): Promise<void> {
  const known = await linksOf(trx, linked)
  const items = await itemsOf(trx, [...known.values(), ...linked])
  const due = linked.filter((row) => {
    const link = known.get(keyOf(row))
    const isOurs = !link || items.get(link.item)?.origin === SEED_ORIGIN
    return isOurs && items.get(row.item)?.deleted === 0
  })
  const notes = due.map(({ source, sourceId, item, row }) => {
    const base = JSON.stringify({ ...(row.body as SeedListing), tnid: Number(item) })
    return { source, source_id: sourceId, kind: 'listings' as const, item, base }
  })
  for (const some of inBatches(notes)) await putImported(trx, some)
}

/** Names the source of a file's places, unless an import has newer ones of it. */
export async function noteSources(
  trx: StoreTransaction,
  linked: readonly Linked[],
  { name, licence, url, checked }: Provenance,
): Promise<void> {
  const taken_at = Date.parse(checked)
  const known = await importSources(trx)
  for (const source of new Set(linked.map((link) => link.source))) {
    if (known.some((row) => row.source === source && row.taken_at >= taken_at)) continue
    await putImportSource(trx, { source, name, licence, url: url ?? null, taken_at })
  }
}

/** Forgets the places of listings that left the data files, so that imports may list them again. */
export async function dropSeedLinks(trx: StoreTransaction): Promise<void> {
  await trx
    .deleteFrom('imported')
    .where('kind', '=', 'listings')
    .where('item', 'in', (eb) =>
      eb
        .selectFrom('content')
        .select('id')
        .where('kind', '=', 'listings')
        .where('origin', '=', SEED_ORIGIN)
        .where('deleted', '=', 1),
    )
    .execute()
}

const keyOf = ({ source, sourceId }: SourcedRow): string => `${source}:${sourceId}`

async function linksOf(trx: StoreTransaction, linked: readonly Linked[]): Promise<Map<string, Imported>> {
  const links = new Map<string, Imported>()
  for (const [source, rows] of Map.groupBy(linked, (link) => link.source)) {
    for (const some of inBatches(rows)) {
      const ids = some.map(({ sourceId }) => sourceId)
      for (const [id, link] of await importedBySource(trx, source, ids)) links.set(`${source}:${id}`, link)
    }
  }
  return links
}

/** Who wrote some listings last, and whether they are still there. */
async function itemsOf(trx: StoreTransaction, of: readonly { item: string }[]) {
  const items = [...new Set(of.map(({ item }) => item))]
  const found = new Map<string, Pick<ContentTable, 'origin' | 'deleted'>>()
  for (const some of inBatches(items)) {
    const rows = await trx
      .selectFrom('content')
      .select(['id', 'origin', 'deleted'])
      .where('kind', '=', 'listings')
      .where('id', 'in', some)
      .execute()
    for (const row of rows) found.set(row.id, row)
  }
  return found
}
