import type { ItemContacts, ShownFact, SupervisionContact } from '#core/contract/content.ts'
import type { Authority, SeedListing } from '#core/contract/data-files.ts'
import { textIn, type Localized } from '#core/domain/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { placeRow } from '#data/index/cards.ts'
import { judgeFacts } from '#data/index/kashrut.ts'
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
  const kashrut = shownFacts(index, listing, { lang, now })
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
    kashrut,
    supervision: authoritiesOf(index, [...new Set(kashrut.flatMap(({ authority }) => authority ?? []))]).map(
      (authority) => contactOf(authority, lang),
    ),
  }
}

function contactOf(
  { id, names, contact, website, sample = false, ...ways }: Authority,
  lang: Lang,
): SupervisionContact {
  const { emails = [], phones = [], faxes: faxs = [] } = ways
  return { id, name: textIn(lang, names), contact, emails, phones, faxs, webs: website ? [website] : [], sample }
}

/** What may be said at this moment of a listing's kashrut, the facts to rely on first. */
function shownFacts(index: Index, listing: SeedListing, { lang, now }: { lang: Lang; now: number }): ShownFact[] {
  const live = judgeFacts(index, listing, now)?.live ?? []
  return live.map(({ shown: { status, ...days }, authority, part, ...fact }) => {
    const [known] = authority === undefined ? [] : authoritiesOf(index, [authority])
    return {
      ...fact,
      status,
      ...days,
      authority,
      authorityName: known && textIn(lang, known.names),
      part: part && textIn(lang, part),
    }
  })
}

/** What may be said at this moment of the kashrut of a listing; undefined if there is none. */
export function itemKashrut(
  index: Index,
  tnid: number,
  when: { lang: Lang; now: number },
): { tnid: number; kashrut: ShownFact[] } | undefined {
  const row = listingRow(index, tnid)
  return row && { tnid, kashrut: shownFacts(index, JSON.parse(row.body) as SeedListing, when) }
}
