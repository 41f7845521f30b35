import type { EntryHours } from '#core/contract/entries.ts'
import type { SeedListing } from '#core/contract/data-files.ts'
import { entryHours } from '#core/domain/hours/entry-hours.ts'
import { placeDetail, placeRow } from './cards.ts'
import type { ListingCard } from './inputs.ts'
import type { Index } from './open.ts'

/** Notes when a listing is open in the days from one on, or that nobody has stated it. */
export function noteHours(index: Index, { tnid, place, hours }: SeedListing, day: string): void {
  index.run('delete from listing_hours where tnid = ?', tnid)
  const row = hours && placeRow(index, place)
  if (!row) return
  const coming = entryHours(hours, placeDetail(index, row), day)
  index.run('insert into listing_hours values (?, ?)', tnid, JSON.stringify(coming))
}

/** Adds to cards when their places are open. */
export function addHours(index: Index, cards: readonly (ListingCard & { hours?: EntryHours })[]): void {
  const rows = index.all<{ tnid: number; hours: string }>(
    'select tnid, hours from listing_hours where tnid in (select value from json_each(?))',
    JSON.stringify(cards.map(({ tnid }) => tnid)),
  )
  const known = new Map(rows.map(({ tnid, hours }) => [tnid, hours]))
  for (const card of cards) {
    const hours = known.get(card.tnid)
    if (hours) card.hours = JSON.parse(hours) as EntryHours
  }
}
