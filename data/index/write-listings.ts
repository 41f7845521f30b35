import { DIRECTORY_TYPES } from '#core/terms/directory.ts'
import type { SeedListing } from '#core/contract/data-files.ts'
import type { Reviewed } from '#core/domain/importance.ts'
import { worthOf } from '#core/domain/listing-worth.ts'
import { takesReviews } from '#core/domain/business-kinds.ts'
import { lastConfirmation, lastSaid, type Sightings } from '#core/domain/freshness.ts'
import { DOCUMENT_FIELDS, rowOf } from '#core/fields/listing.ts'
import { isApproximate, isUnchecked } from '#core/domain/provenance.ts'
import { kashrutOptions } from '#core/domain/kashrut-options.ts'
import { stayOptions } from '#core/domain/stay-options.ts'
import { meanOf } from '#core/domain/rating.ts'
import { isPlaced } from '#core/domain/placed.ts'
import type { ShownQuestion, PageReview } from './inputs.ts'
import { namedAs, namedBy } from './around.ts'
import type { ListingRow, StoredCard } from './cards.ts'
import { judge, type Judgement } from './judge.ts'
import { noteHours } from './listing-hours.ts'
import { deleteListing, nameListing } from './listing-names.ts'
import type { Index } from './open.ts'
import { cardPicture } from './open-pictures.ts'
import { shownListing } from './shown-listing.ts'
import type { AffectedPages } from './affected-pages.ts'
import { recount, touchAround, touchCountry } from './pages-around.ts'
import { noteSupervision, touchAuthorities } from './supervisions.ts'

/** The contributions to one listing, as pages show them. */
export interface ListingContributions {
  tnid: number
  reviews: readonly PageReview[]
  questions: readonly ShownQuestion[]
  sightings?: Sightings
}

const CARD_FIELDS = [...DOCUMENT_FIELDS.filter((field) => rowOf(field).list), 'startRate'] as const
const DAY_MS = 86_400_000
const MISSION = 233

function storedCard(
  listing: SeedListing,
  { isPaid, facts }: Judgement,
  { worth, picture }: Pick<StoredCard, 'worth' | 'picture'>,
): StoredCard {
  const chosen = CARD_FIELDS.filter((field) => listing[field] !== undefined)
  return {
    tnid: listing.tnid,
    dtype: listing.dtype,
    title: listing.title,
    description: listing.description ?? { en: '' },
    address: listing.address,
    position: listing.position,
    picture,
    paid: isPaid,
    sample: listing.sample === true,
    worth,
    unchecked: isUnchecked(listing),
    approximate: isApproximate(listing),
    ...(listing.inTown && { inTown: true }),
    ...(listing.transliterated && { transliterated: true }),
    ...kashrutOptions(facts),
    ...stayOptions(listing),
    ...Object.fromEntries(chosen.map((field) => [field, listing[field]])),
    ...(listing.own && { own: listing.own }),
  }
}

interface Writing {
  touched: AffectedPages
  /** Epoch milliseconds. */
  now: number
}

/** Writes a listing with its contributions, or deletes it, and notes the affected pages. */
export function writeListing(
  index: Index,
  tnid: number,
  { listing, words }: { listing: SeedListing | undefined; words: ListingContributions | undefined },
  { touched, now: at }: Writing,
): void {
  const before = index.get<ListingRow>('select * from listings where tnid = ?', tnid)
  const where = listing && whereIs(index, listing.place)
  const after = listing && where ? { listing: shownListing(listing, where.country), where } : undefined
  for (const table of ['listings', 'listing_boxes', 'reviews', 'questions', 'supervisions', 'listing_hours']) {
    index.run(`delete from ${table} where tnid = ?`, tnid)
  }
  deleteListing(index, tnid)
  if (after) {
    insertListing(index, after.listing, after.where, { words, now: at })
    nameListing(index, after.listing)
  }
  if (touched.everything) return
  touched.listings.add(tnid)
  const now = index.get<ListingRow>('select * from listings where tnid = ?', tnid)
  for (const row of [before, now]) if (row) touchAuthorities(row, touched)
  touchNaming(index, { before, now }, touched)
  const sameCounts = before?.place === now?.place && before?.dtype === now?.dtype && before?.sample === now?.sample
  const sameTotals = before?.place === now?.place && before?.sample === now?.sample
  for (const row of [before, now]) {
    if (!row) continue
    // All results pages of a place show the number of each type.
    touchAround(index, row, sameCounts ? [row.dtype] : DIRECTORY_TYPES, touched)
    if (row.dtype === MISSION) touchCountry(index, row.country, touched)
    if (!sameTotals) recount(index, row, touched)
  }
}

interface Change {
  before: ListingRow | undefined
  now: ListingRow | undefined
}

/** Notes the listings whose pages name one that has changed in what they show, where it was and where it is. */
function touchNaming(index: Index, { before, now }: Change, touched: AffectedPages): void {
  if (namedAs(before) === namedAs(now)) return
  const hasMoved = before?.dtype !== now?.dtype || before?.lat !== now?.lat || before?.lng !== now?.lng
  for (const row of hasMoved ? [before, now] : [now])
    if (row) for (const near of namedBy(index, row)) touched.listings.add(near)
}

type Where = Pick<ListingRow, 'city' | 'country'> & { timeZone: string }

function whereIs(index: Index, place: number): Where | undefined {
  return index.get<Where>(
    'select coalesce(part_of, id) city, country, time_zone timeZone from places where id = ?',
    place,
  )
}

function insertListing(
  index: Index,
  listing: SeedListing,
  where: Where,
  { words, now }: { words: ListingContributions | undefined; now: number },
): void {
  const { tnid, dtype, place, position } = listing
  const confirmation = lastConfirmation(listing, words?.sightings)
  const judged = judge(listing, { ...where, confirmed: confirmation?.day }, now)
  const { day, turns, isOld, isPaid, facts } = judged
  const [lng, lat] = position
  const reviews = takesReviews(listing) ? (words?.reviews ?? []) : []
  const own = reviews.filter(({ former }) => former === undefined)
  const mean = meanOf(own.map(({ reviewRating }) => ({ ...reviewRating, reviews: 1 })))
  const worth = worthOf(listing, facts, reviewedBy(own.length, mean))
  const flags = [isPaid, listing.sample].map((flag) => (flag ? 1 : 0))
  index.run(
    'insert into listings values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    tnid,
    dtype,
    place,
    where.city,
    where.country,
    ...flags,
    lat,
    lng,
    JSON.stringify(storedCard(listing, judged, { worth, picture: cardPicture(index, listing) })),
    JSON.stringify(listing),
    own.length,
    mean ?? null,
    (!listing.sample && listing.provenance?.checked) || null,
    sourceOf(listing) ?? null,
    words?.sightings ? JSON.stringify(words.sightings) : null,
    confirmation?.day ?? null,
    confirmation?.by ?? null,
    day,
    turns ?? null,
    worth,
    isOld ? 1 : 0,
    lastSaid(listing, confirmation) ?? null,
  )
  boxListing(index, listing)
  noteSupervision(index, tnid, facts)
  noteHours(index, listing, day)
  for (const review of reviews) {
    index.run('insert into reviews values (?, ?, ?, ?)', review.id, tnid, review.at, JSON.stringify(review))
  }
  for (const question of words?.questions ?? []) {
    index.run('insert into questions values (?, ?, ?, ?)', question.id, tnid, question.at, JSON.stringify(question))
  }
}

const reviewedBy = (count: number, mean: number | undefined): Reviewed | undefined =>
  mean === undefined ? undefined : { mean, count }

function sourceOf({ provenance, sample }: SeedListing): string | undefined {
  if (sample || provenance?.sourceId === undefined) return undefined
  return JSON.stringify([provenance.name, provenance.licence])
}

function boxListing(index: Index, listing: SeedListing): void {
  if (!isPlaced(listing)) return
  const { tnid, dtype, position } = listing
  const [lng, lat] = position
  const at = [lng, lng, lat, lat, dtype, dtype, lat, lng]
  index.run('insert into listing_boxes values (?, ?, ?, ?, ?, ?, ?, ?, ?)', tnid, ...at)
}

/** Judges the listings anew of which something else may be said by now, or again, by a clock that was put back. */
export function judgeListings(index: Index, { touched, now }: Writing): void {
  // Nowhere is it later than tomorrow. What was judged for it already, in the east, is judged once more.
  const [today, latest] = [now, now + DAY_MS].map((at) => new Date(at).toISOString().slice(0, 10)) as [string, string]
  const due = index.all<ListingRow & { timeZone: string }>(
    `select l.*, p.time_zone timeZone from listings l join places p on p.id = l.place
     where judged > ? or turns <= ?`,
    today,
    latest,
  )
  for (const row of due) {
    const listing = JSON.parse(row.body) as SeedListing
    const judged = judge(listing, { ...row, confirmed: row.confirmed ?? undefined }, now)
    if (judged.turns === (row.turns ?? undefined)) continue
    const { kashrut: _, supervision: __, kosherStandards: ___, ...card } = JSON.parse(row.card) as StoredCard
    const worth = worthOf(listing, judged.facts, reviewedBy(row.reviews, row.rating ?? undefined))
    const after = { card: JSON.stringify({ ...card, paid: judged.isPaid, worth, ...kashrutOptions(judged.facts) }) }
    index.run(
      'update listings set card = ?, paid = ?, worth = ?, judged = ?, turns = ?, old = ? where tnid = ?',
      after.card,
      judged.isPaid ? 1 : 0,
      worth,
      judged.day,
      judged.turns ?? null,
      judged.isOld ? 1 : 0,
      row.tnid,
    )
    noteSupervision(index, row.tnid, judged.facts)
    noteHours(index, listing, judged.day)
    touched.listings.add(row.tnid)
    const isAsBefore = after.card === row.card && judged.isOld === (row.old === 1)
    if (!isAsBefore) for (const side of [row, after]) touchAuthorities(side, touched)
    // A new week of hours is on its cards, too.
    if (isAsBefore && !listing.hours && !listing.prayerTimes) continue
    touchAround(index, row, [row.dtype], touched)
  }
}
