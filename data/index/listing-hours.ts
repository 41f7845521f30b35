import type { SeedListing } from '#core/contract/data-files.ts'
import { believed } from '#core/domain/hours/coming.ts'
import { entryHours } from '#core/domain/hours/entry-hours.ts'
import { entryMinyanim } from '#core/domain/prayers/entry-minyanim.ts'
import { isOfEarlierWeek } from '#core/domain/prayers/week.ts'
import { placeDetail, placeRow } from './cards.ts'
import type { ListingCard } from './inputs.ts'
import type { CardHours } from './shown-cards.ts'
import type { Index } from './open.ts'

/** Notes when a listing is open and when one prays there in the days from one on, if somebody has stated it. */
export function noteHours(index: Index, { tnid, dtype, place, hours, prayerTimes }: SeedListing, day: string): void {
  index.run('delete from listing_hours where tnid = ?', tnid)
  const row = (hours || prayerTimes) && placeRow(index, place)
  if (!row) return
  const where = placeDetail(index, row)
  const coming: CardHours = {
    ...(hours && { hours: entryHours(believed(hours, dtype), where, day) }),
    ...(prayerTimes && !isOfEarlierWeek(prayerTimes, day) && { minyanim: entryMinyanim(prayerTimes, where, day) }),
  }
  index.run('insert into listing_hours values (?, ?)', tnid, JSON.stringify(coming))
}

/** Adds to cards when their places are open, and when one prays there. */
export function addHours(index: Index, cards: readonly ListingCard[]): void {
  const rows = index.all<{ tnid: number; coming: string }>(
    'select tnid, coming from listing_hours where tnid in (select value from json_each(?))',
    JSON.stringify(cards.map(({ tnid }) => tnid)),
  )
  const known = new Map(rows.map(({ tnid, coming }) => [tnid, coming]))
  for (const card of cards) {
    const coming = known.get(card.tnid)
    if (coming) Object.assign(card, JSON.parse(coming))
  }
}
