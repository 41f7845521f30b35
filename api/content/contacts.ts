import type { ItemContacts, ShownFact, SupervisionContact } from '#core/contract/content.ts'
import type { Authority, SeedListing } from '#core/contract/data-files.ts'
import { judgeFacts, type LiveFact } from '#core/domain/kashrut.ts'
import { textIn, type Localized } from '#core/terms/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { placeRow, type PlaceRow } from '#data/index/cards.ts'
import type { Index } from '#data/index/open.ts'
import { authoritiesOf, listingRow } from '#data/index/queries.ts'

/** The contacts of a listing; undefined if there is none. */
export function itemContacts(
  index: Index,
  tnid: number,
  { lang, now }: { lang: Lang; now: number },
): ItemContacts | undefined {
  const row = listingRow(index, tnid)
  const place = row && placeRow(index, row.place)
  if (!place) return undefined
  const listing = JSON.parse(row.body) as SeedListing
  const country = place.parent === null ? undefined : placeRow(index, place.parent)
  const named = (names: string | undefined) => (names ? textIn(lang, JSON.parse(names) as Localized) : '')
  const { openingHours, directions } = listing
  const { live, authorities } = kashrutOf(index, listing, { place, now })
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
    kashrut: live.map((fact) => shownFact(fact, { lang, authorities })),
    supervision: authorities.map((authority) => contactOf(authority, lang)),
  }
}

/** What may be said at this moment of the kashrut of a listing; undefined if there is none. */
export function itemKashrut(
  index: Index,
  tnid: number,
  { lang, now }: { lang: Lang; now: number },
): { tnid: number; kashrut: ShownFact[] } | undefined {
  const row = listingRow(index, tnid)
  const place = row && placeRow(index, row.place)
  if (!place) return undefined
  const { live, authorities } = kashrutOf(index, JSON.parse(row.body) as SeedListing, { place, now })
  return { tnid, kashrut: live.map((fact) => shownFact(fact, { lang, authorities })) }
}

function kashrutOf(
  index: Index,
  { kashrutFacts }: SeedListing,
  { place, now }: { place: PlaceRow; now: number },
): { live: readonly LiveFact[]; authorities: readonly Authority[] } {
  const where = { timeZone: place.time_zone, country: place.country }
  const live = judgeFacts(kashrutFacts, where, now)?.live ?? []
  return { live, authorities: authoritiesOf(index, live) }
}

function contactOf(
  { id, names, contact, website, sample = false, ...ways }: Authority,
  lang: Lang,
): SupervisionContact {
  const { emails = [], phones = [], faxes: faxs = [] } = ways
  return { id, name: textIn(lang, names), contact, emails, phones, faxs, webs: website ? [website] : [], sample }
}

function shownFact(
  { shown, authority, part, ...fact }: LiveFact,
  { lang, authorities }: { lang: Lang; authorities: readonly Authority[] },
): ShownFact {
  const known = authorities.find(({ id }) => id === authority)
  return {
    ...fact,
    ...shown,
    authority,
    authorityName: known && textIn(lang, known.names),
    part: part && textIn(lang, part),
  }
}
