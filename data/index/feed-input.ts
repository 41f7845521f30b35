import type { SeedListing } from '#core/contract/data-files.ts'
import { FEED_FORMATS } from '#core/domain/routes.ts'
import { placeRef, placeRow, type PlaceRow } from './cards.ts'
import type { Index } from './open.ts'
import { scopeOf } from './queries.ts'
import type { FeedEntry, FeedInput } from './shown-feed.ts'

const MOST_ENTRIES = 50

/** What a feed of a city says; undefined where nothing is listed. `sub`: of FEED_FORMATS. */
export function feedInput(index: Index, id: number, sub: number): FeedInput | undefined {
  const row = placeRow(index, id)
  const format = FEED_FORMATS[sub]
  if (!row || row.kind !== 'city' || !format) return undefined
  const { where, value } = scopeOf(row)
  const rows = index.all<{ said: string; body: string }>(
    `select said, body from listings where ${where} and said is not null order by said desc, tnid desc limit ?`,
    value,
    MOST_ENTRIES,
  )
  return rows.length > 0 ? { place: placeRef(row), format, entries: rows.map(entryOf) } : undefined
}

function entryOf({ said, body }: { said: string; body: string }): FeedEntry {
  const { tnid, dtype, title, description = { en: '' }, address, provenance } = JSON.parse(body) as SeedListing
  const source = provenance && { name: provenance.name, licence: provenance.licence }
  return { tnid, dtype, title, description, address, said, ...(source && { source }) }
}

/** Whether a city has feeds. */
export function hasFeeds(index: Index, row: PlaceRow): boolean {
  const { where, value } = scopeOf(row)
  return index.get(`select 1 from listings where ${where} and said is not null limit 1`, value) !== undefined
}
