import { GENERAL_KNOWLEDGE } from '#core/domain/provenance.ts'
import type { ListingSource } from './inputs.ts'
import type { Index } from './open.ts'

/** The sources that listings came from, those of most listings first. */
export function listingSources(index: Index): ListingSource[] {
  const rows = index.all<{ source: string; listings: number; checked: string }>(
    `select source, count(*) listings, max(checked) checked from listings
     where source is not null group by source order by listings desc, source`,
  )
  return rows.map(({ source, listings, checked }) => {
    const [name, licence] = JSON.parse(source) as [string, string]
    return { name, licence, listings, checked }
  })
}

/** What the editors compiled from general knowledge; undefined if there is nothing of it. */
export function compiledListings(index: Index): ListingSource | undefined {
  return index.get<ListingSource>(
    `select json_extract(body, '$.provenance.name') name, json_extract(body, '$.provenance.licence') licence,
       count(*) listings, max(checked) checked
     from listings where source is null and sample = 0 and name = ?
     group by name, licence order by listings desc`,
    GENERAL_KNOWLEDGE,
  )
}
