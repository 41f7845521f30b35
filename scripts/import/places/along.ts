import type { AlongField, Mapping } from '#core/contract/import-mapping.ts'
import type { SeedListing } from '#core/contract/data-files.ts'
import { takesReviews } from '#core/domain/business-kinds.ts'
import { formerReview, reviewParts, reviewsIn, type FormerReview } from '#core/domain/former-reviews.ts'
import { addressesIn, oldAddress } from '#core/domain/old-address.ts'
import { pictureUrlsIn } from '#core/domain/picture-urls.ts'
import type { Store } from '#data/store/database.ts'
import { insertFormerReviews } from '#data/store/former-reviews.repository.ts'
import { queuePictures } from '#data/store/picture-fetches.repository.ts'
import { insertRedirects, redirectsOf } from '#data/store/redirects.repository.ts'
import { touchContent } from '#data/store/content.repository.ts'
import type { Decision, Fate } from './decision.ts'
import type { Incoming } from './incoming.ts'
import type { Dropped } from './listing-draft.ts'
import { cellsOf } from './mapped-listing.ts'
import type { SourcePlace } from './reading.ts'

/** What a row brings along besides its listing. */
export interface Along {
  /** Where the place was on the former site. */
  addresses: readonly string[]
  /** Of photographs. */
  urls: readonly string[]
  reviews: readonly FormerReview[]
}

interface Found {
  along?: Along
  /** Values that are none of these. */
  wrong: readonly Dropped[]
}

export const NOTHING_ALONG: Found = { wrong: [] }

/** What a row brings along by a mapping. */
export function alongOf(
  { id, tags }: Pick<SourcePlace, 'id' | 'tags'>,
  { fields }: Pick<Mapping, 'fields'>,
  now: number,
): Found {
  const wrong: Dropped[] = []
  const left = (field: AlongField, value: string) => void wrong.push({ field, value: value.slice(0, 80) })
  const cellOf = (field: AlongField) => {
    const column = fields[field]
    return column ? cellsOf(column, tags).join('\n') : ''
  }
  const addresses = addressesIn(cellOf('oldAddress')).flatMap((text) => {
    const address = oldAddress(text)
    if (!address) left('oldAddress', text)
    return address ?? []
  })
  const pictures = pictureUrlsIn(cellOf('pictureUrls'))
  for (const text of pictures.wrong) left('pictureUrls', text)
  const reviews = reviewsOf(id, cellOf('formerReviews'), { now, left: (value) => left('formerReviews', value) })
  if (addresses.length + pictures.urls.length + reviews.length === 0) return { wrong }
  return { along: { addresses, urls: pictures.urls, reviews }, wrong }
}

function reviewsOf(
  id: string,
  cell: string,
  { now, left }: { now: number; left: (value: string) => void },
): FormerReview[] {
  if (cell.trim() === '') return []
  const list = reviewsIn(cell)
  if (!list) left(cell)
  return (list ?? []).flatMap((row) => {
    const parts = reviewParts(row)
    const review = formerReview(id, parts, now)
    if (!('code' in review)) return review
    left(`${review.code}: ${review.value ?? parts.text ?? ''}`)
    return []
  })
}

const hasReviews = ({ body }: Incoming) => takesReviews(body as SeedListing)

/** The outcomes in which the place of a row is a listing. */
const LISTED: ReadonlySet<Fate> = new Set<Fate>(['new', 'changed', 'back', 'unchanged', 'kept', 'conflict', 'known'])

/**
 * Stores what rows bring along for the listings that they are: once, however often they are imported. Returns the
 * decisions with what could not be stored.
 */
export async function bringAlong(
  db: Store,
  decisions: readonly Decision[],
  { source, now }: { source: string; now: number },
): Promise<Decision[]> {
  const due = decisions.flatMap((decision) => {
    const { incoming, item, fate } = decision
    const { along } = incoming
    return along && item !== undefined && LISTED.has(fate) ? { decision, incoming, along, tnid: Number(item) } : []
  })
  if (due.length === 0) return [...decisions]
  const wrong = new Map<Decision, Dropped[]>()
  await db.transaction().execute(async (trx) => {
    const named = due.map(({ incoming, along }) => ({
      source_id: incoming.sourceId,
      row: incoming.where,
      urls: along.urls,
    }))
    await queuePictures(trx, source, { named, now })
    const redirects = due.flatMap(({ along, tnid }) =>
      along.addresses.map((address) => ({ address, target: { tnid } })),
    )
    await insertRedirects(trx, redirects, now)
    const known = await redirectsOf(
      trx,
      redirects.map(({ address }) => address),
    )
    const reviews = due.flatMap(({ along, tnid, incoming }) =>
      hasReviews(incoming) ? along.reviews.map((review) => ({ tnid, review })) : [],
    )
    const added = await insertFormerReviews(trx, source, reviews)
    await touchContent(trx, 'listings', [...new Set(added.map(({ tnid }) => String(tnid)))])
    for (const { decision, along, tnid } of due) {
      const others = along.addresses.filter((address) => known.get(address)?.tnid !== tnid)
      const left = others.map((value): Dropped => ({ field: 'oldAddress', value }))
      if (along.reviews.length > 0 && !hasReviews(decision.incoming))
        left.push({ field: 'formerReviews', value: `noReviews: ${along.reviews.length}` })
      wrong.set(decision, left)
    }
  })
  return decisions.map((decision) => {
    const { incoming } = decision
    const dropped = [...incoming.dropped, ...(wrong.get(decision) ?? [])]
    return { ...decision, incoming: { ...incoming, dropped } }
  })
}
