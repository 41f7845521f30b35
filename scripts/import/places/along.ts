import type { AlongField, Mapping } from '#core/contract/import-mapping.ts'
import { formerReview, reviewParts, reviewsIn, type FormerReview } from '#core/domain/former-reviews.ts'
import { addressesIn, oldAddress } from '#core/domain/old-address.ts'
import { pictureUrlsIn } from '#core/domain/picture-urls.ts'
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
