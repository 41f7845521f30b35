import { pictureOfListing, type OpenPicture, type SeedListing } from '#core/contract/data-files.ts'
import { shownPictures } from '#core/domain/pictures.ts'
import type { Index } from './open.ts'

/** The photograph of Commons of a listing or a city. */
export function openPicture(index: Index, id: string): OpenPicture | undefined {
  const row = index.get<{ body: string }>('select body from open_pictures where id = ?', id)
  return row && (JSON.parse(row.body) as OpenPicture)
}

/** The key of what a card shows: the listing's own photographs come first, and samples have nothing else. */
export function cardPicture(index: Index, listing: SeedListing): string | undefined {
  const [own] = shownPictures(listing)
  return own ?? (listing.sample ? undefined : openPicture(index, pictureOfListing(listing.tnid))?.key)
}
