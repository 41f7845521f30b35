import { SEED_ORIGIN } from '#data/store/conflicts.table.ts'
import type { ContentRow } from '#data/store/content.repository.ts'
import type { StoreTransaction } from '#data/store/database.ts'
import { importedBySource, importSources, putImported, putImportSource, type Imported } from '#data/store/imported.repository.ts'
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
  const away = new Set(
    linked.filter((one) => (known.get(keyOf(one))?.item ?? one.item) !== one.item).map(({ row }) => row.id),
  )
  return rows.filter(({ id }) => !away.has(id))
}

/**
 * Notes which places listings are, with what the data files say of them, so that an import goes on with them. Where
 * it already does, it knows better.
 */
export async function linkPlaces(trx: StoreTransaction, linked: readonly Linked[]): Promise<void> {
  const known = await linksOf(trx, linked)
  const items = await listedItems(
    trx,
    linked.map(({ item }) => item),
  )
  const due = linked.filter((one) => {
    const content = items.get(one.item)
    const link = known.get(keyOf(one))
    if (!content) return false
    return link ? link.item === one.item && content === SEED_ORIGIN : true
  })
  const notes = due.map(({ source, sourceId, item, row }) => {
    const base = JSON.stringify({ ...(row.body as SeedListing), tnid: Number(item) })
    return { source, source_id: sourceId, kind: 'listings' as const, item, base }
  })
  for (let from = 0; from < notes.length; from += BATCH) await putImported(trx, notes.slice(from, from + BATCH))
}

const BATCH = 500

/** Names the source of a file's places, unless an import has newer ones of it. */
export async function noteSources(
  trx: StoreTransaction,
  linked: readonly Linked[],
  { name, licence, url, checked }: Provenance,
): Promise<void> {
  const taken_at = Date.parse(checked)
  const known = await importSources(trx)
  for (const source of new Set(linked.map((one) => one.source))) {
    if (known.some((one) => one.source === source && one.taken_at >= taken_at)) continue
    await putImportSource(trx, { source, name, licence, url: url ?? null, taken_at })
  }
}

/** Forgets which places listings were that no data file has any more: an import may list them anew. */
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
  for (const [source, rows] of Map.groupBy(linked, (one) => one.source)) {
    for (let from = 0; from < rows.length; from += BATCH) {
      const ids = rows.slice(from, from + BATCH).map(({ sourceId }) => sourceId)
      for (const [id, link] of await importedBySource(trx, source, ids)) links.set(`${source}:${id}`, link)
    }
  }
  return links
}

/** Who wrote the living listings among some. */
async function listedItems(trx: StoreTransaction, items: readonly string[]): Promise<Map<string, string>> {
  const origins = new Map<string, string>()
  for (let from = 0; from < items.length; from += BATCH) {
    const rows = await trx
      .selectFrom('content')
      .select(['id', 'origin'])
      .where('kind', '=', 'listings')
      .where('deleted', '=', 0)
      .where('id', 'in', items.slice(from, from + BATCH))
      .execute()
    for (const { id, origin } of rows) origins.set(id, origin)
  }
  return origins
}
