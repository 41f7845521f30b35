import type { ContentKind } from '#data/store/content.table.ts'
import type { Store } from '#data/store/database.ts'

/** What the store has of a kind. */
export const rowsOf = (db: Store, kind: ContentKind) =>
  db.selectFrom('content').select(['id', 'body']).where('kind', '=', kind).where('deleted', '=', 0)

/** The items of Wikidata that imports have taken listings from, by the listing's id. */
export async function importedItems(db: Store): Promise<Map<string, string>> {
  const links = await db
    .selectFrom('imported')
    .select(['item', 'source_id'])
    .where('source', '=', 'wikidata')
    .where('kind', '=', 'listings')
    .execute()
  return new Map(links.map((link) => [link.item, link.source_id]))
}
