import type { SeedListing } from '#core/contract/data-files.ts'
import type { Localized } from '#core/domain/localized.ts'
import { searchForm } from '#core/domain/slug.ts'
import { placeRow } from './cards.ts'
import type { Index } from './open.ts'

/** Notes what a listing is found by. A sample is nowhere: its address is invented. */
export function nameListing(
  index: Index,
  { tnid, title, address, place, sample }: SeedListing,
): void {
  forgetListing(index, tnid)
  if (sample) return
  const town = placeRow(index, place)
  const towns = town ? (JSON.parse(town.names) as Localized) : {}
  index.run(
    'insert into listing_names (rowid, titles, addresses, towns) values (?, ?, ?, ?)',
    tnid,
    formsOf(Object.values(title)),
    formsOf([address]),
    formsOf(Object.values(towns)),
  )
}

export function forgetListing(index: Index, tnid: number): void {
  index.run('delete from listing_names where rowid = ?', tnid)
}

/** Every listing anew: the names of their towns may be others. */
export function nameListings(index: Index): void {
  const rows = index.all<{ body: string }>(
    'select body from listings where sample = 0',
  )
  for (const { body } of rows)
    nameListing(index, JSON.parse(body) as SeedListing)
}

/** Every word after a space, so that the start of a word can be asked for. */
function formsOf(texts: readonly string[]): string {
  return ` ${[...new Set(texts.map(searchForm))].join(' ')}`
}
