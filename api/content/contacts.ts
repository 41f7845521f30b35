import type { ItemContacts, SupervisionContact } from '#core/contract/content.ts'
import type { SeedListing } from '#core/contract/data-files.ts'
import { textIn, type Localized } from '#core/domain/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { placeRow } from '#data/index/cards.ts'
import type { Index } from '#data/index/open.ts'
import { listingRow, optionNames, supervisionContacts } from '#data/index/queries.ts'

/** The contacts of a listing; undefined if there is none. */
export function itemContacts(index: Index, tnid: number, lang: Lang): ItemContacts | undefined {
  const row = listingRow(index, tnid)
  const place = row && placeRow(index, row.place)
  if (!place) return undefined
  const listing = JSON.parse(row.body) as SeedListing
  const country = place.parent === null ? undefined : placeRow(index, place.parent)
  const named = (names: string | undefined) => (names ? textIn(lang, JSON.parse(names) as Localized) : '')
  const { openingHours, directions } = listing
  const supervisions = optionNames(index)['supervision'] ?? {}
  return {
    tnid,
    sample: listing.sample ?? false,
    title: textIn(lang, listing.title),
    address: listing.address,
    town: named(place.names),
    postcode: listing.postcode,
    country: named(country?.names),
    coords: [row.lng, row.lat],
    phones: listing.phones ?? [],
    fax: listing.fax,
    email: listing.email,
    website: listing.website,
    lmenu: listing.menu,
    directions: directions && textIn(lang, directions),
    opening_hours: openingHours && textIn(lang, openingHours),
    supervision: supervisionContacts(index, listing.supervision ?? []).map(
      ({ supervision: id, sample = false, ...ways }): SupervisionContact => {
        const name = supervisions[id]
        return { ...ways, id, name: name ? textIn(lang, name) : id, sample }
      },
    ),
  }
}
