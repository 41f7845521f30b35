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
