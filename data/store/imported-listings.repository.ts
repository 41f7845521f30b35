import type { SeedListing } from '#core/contract/data-files.ts'
import { inBatches } from './batches.ts'
import type { Store } from './database.ts'
import { importedBySource } from './imported.repository.ts'
import { bodiesOf } from './stored-bodies.ts'

export interface WantedListing {
  /** What the caller calls it. */
  name: string
  sourceId: string
  /** Its number here, if the source brought none of this id. */
  item?: string
}

/** The listings that those of a source are here, by their names; those that are not here are left out. */
export async function importedListings(
  db: Store,
  source: string,
  references: Iterable<WantedListing>,
): Promise<Map<string, SeedListing>> {
  const found = new Map<string, SeedListing>()
  for (const some of inBatches([...references])) {
    const ids = some.map(({ sourceId }) => sourceId)
    const links = await importedBySource(db, source, ids)
    const items = some.map((listing) => links.get(listing.sourceId)?.item ?? listing.item)
    const bodies = await bodiesOf<SeedListing>(
      db,
      ['listings'],
      items.filter((item) => item !== undefined),
    )
    some.forEach(({ name }, at) => {
      const body = bodies.get(items[at] ?? '')
      if (body) found.set(name, body)
    })
  }
  return found
}
