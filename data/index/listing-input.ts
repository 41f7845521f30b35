import { isStay, QUESTIONS_FIRST, REVIEWS_PER_PAGE, SYNAGOGUE } from '#core/terms/directory.ts'
import { pictureOfListing, type SeedListing } from '#core/contract/data-files.ts'
import { believed, comingHours } from '#core/domain/hours/coming.ts'
import { comingPrayers } from '#core/domain/prayers/coming.ts'
import { earlierFacts, kashrutDay, liveFacts } from '#core/domain/kashrut.ts'
import { shownPictures } from '#core/domain/pictures.ts'
import { isPlaced } from '#core/domain/placed.ts'
import { around } from './around.ts'
import { placeDetail, placeRow, type ListingRow } from './cards.ts'
import type { ListingInput, ShownQuestion, PageReview } from './inputs.ts'
import { popularVacations } from './link-sets.ts'
import type { Index } from './open.ts'
import { ownFacts } from './own-fields.ts'
import { openPicture } from './open-pictures.ts'
import { authoritiesOf, listingRow } from './queries.ts'

/** What may be said of its kashrut on the day for which the index was made, and by whom. */
function kashrutOf(
  index: Index,
  { kashrutFacts = [] }: SeedListing,
  { judged, country }: ListingRow,
): Pick<ListingInput, 'kashrut' | 'earlier' | 'authorities'> {
  const day = kashrutDay(judged, country)
  const kashrut = liveFacts(kashrutFacts, day)
  return { kashrut, earlier: earlierFacts(kashrutFacts, day), authorities: authoritiesOf(index, kashrut) }
}

function confirmationOf({ confirmed: day, confirmed_by: by, old }: ListingRow): Pick<ListingInput, 'confirmation'> {
  return day && by ? { confirmation: { day, by, ...(old === 1 && { isOld: true }) } } : {}
}

/** Its own photographs, or that of Commons with its credit. */
function picturesOf(index: Index, listing: SeedListing): Pick<ListingInput, 'pictures' | 'credit'> {
  const own = shownPictures(listing)
  const open = own.length > 0 || listing.sample ? undefined : openPicture(index, pictureOfListing(listing.tnid))
  return open ? { pictures: [open.key], credit: open } : { pictures: own }
}

/** The newest of each language: a page shows its own first. */
function firstReviews(index: Index, tnid: number): PageReview[] {
  return bodies(
    index,
    `select body from (
      select body, at, id, row_number() over (
        partition by json_extract(body, '$.language') order by at desc, id desc
      ) nth from reviews where tnid = ?
    ) where nth <= ? order by at desc, id desc`,
    tnid,
    REVIEWS_PER_PAGE,
  )
}

const bodies = <T>(index: Index, sql: string, ...parameters: number[]): T[] =>
  index.all<{ body: string }>(sql, ...parameters).map(({ body }) => JSON.parse(body) as T)

export function listingInput(index: Index, tnid: number): ListingInput | undefined {
  const row = listingRow(index, tnid)
  const place = row && placeRow(index, row.place)
  if (!place) return undefined
  const { paid: _, ...stated } = JSON.parse(row.body) as SeedListing
  const listing = { ...stated, ...(row.paid === 1 && { paid: true }) }
  const where = placeDetail(index, place)
  const own = ownFacts(index, listing)
  const nearest = isPlaced(listing) ? around(index, row, listing) : []
  const synagogue = isStay(row.dtype) && nearest.find(({ dtype }) => dtype === SYNAGOGUE)
  const vacations = listing.pdi ? undefined : popularVacations(index, row.place)
  return {
    listing,
    place: where,
    ...picturesOf(index, listing),
    ...(row.rating !== null && {
      rating: { mean: row.rating, count: row.reviews },
    }),
    reviews: firstReviews(index, tnid),
    reviewsTotal: index.get<{ n: number }>('select count(*) n from reviews where tnid = ?', tnid)?.n ?? 0,
    questions: bodies<ShownQuestion>(
      index,
      'select body from questions where tnid = ? order by at desc, id desc limit ?',
      tnid,
      QUESTIONS_FIRST,
    ),
    questionsTotal: index.get<{ n: number }>('select count(*) n from questions where tnid = ?', tnid)?.n ?? 0,
    nearest,
    ...(synagogue && { synagogue }),
    ...kashrutOf(index, listing, row),
    ...confirmationOf(row),
    ...(listing.hours && { hours: comingHours(believed(listing.hours, listing.dtype), where, row.judged) }),
    ...(listing.prayerTimes && { prayerTimes: comingPrayers(listing.prayerTimes, where, row.judged) }),
    ...(own.length > 0 && { own }),
    ...(vacations && { vacations }),
  }
}
