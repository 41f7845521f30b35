import type { Entry, NearbyEntry } from '#core/contract/entries.ts'
import { addressLang, isTownOnly } from '#core/domain/addresses.ts'
import { shownIn, textIn, type Localized } from '#core/domain/localized.ts'
import { hrefOf, slugIn, type Route } from '#core/domain/routes.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { ListedCard } from '#data/index/entries.ts'
import type { NearbyCard } from '#data/index/inputs.ts'

/** Path of a picture's medium size. */
export function imageOf(picture: string): string {
  return `/pictures/${picture}-800.webp`
}

/** A listing in a language. */
export function entryOf(lang: Lang, card: ListedCard): Entry {
  const { title, description, place, picture, position, transliterated, ...rest } = card
  const shownTitle = shownIn(lang, title)
  const shownText = shownIn(lang, description)
  const town = shownIn(lang, place.names)
  const isTown = isTownOnly(card.address, place.names)
  return {
    ...rest,
    title: shownTitle.text,
    titleLang: shownTitle.lang,
    hebrewTitle: transliterated && lang !== 'he' ? title.he : undefined,
    description: shownText.text,
    descriptionLang: shownText.lang,
    position: [...position],
    image: imageOf(picture),
    url: hrefOf(lang, listingRoute(lang, card)),
    address: isTown ? town.text : card.address,
    addressLang: isTown ? town.lang : addressLang(lang, { address: card.address, country: place.country }),
    town: town.text,
    townLang: town.lang,
    directions: card.directions && textIn(lang, card.directions),
  }
}

export function nearbyEntryOf(lang: Lang, { card, km }: NearbyCard): NearbyEntry {
  return { ...entryOf(lang, card), km }
}

function listingRoute(lang: Lang, { tnid, dtype, title }: ListedCard): Route {
  return { kind: 'listing', tnid, dtype, slug: slugIn(lang, title, tnid) }
}

/** Path of a place's page, or of its results or travel page. */
export function placeUrl(
  lang: Lang,
  kind: 'place' | 'travel',
  { id, names }: { id: number; names: Localized },
): string {
  return hrefOf(lang, { kind, id, slug: slugIn(lang, names, id) })
}
