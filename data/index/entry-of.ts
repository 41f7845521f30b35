import type { FeatureItem } from '#core/contract/content.ts'
import type { Entry } from '#core/contract/entries.ts'
import { addressLang, isTownOnly, withoutTown } from '#core/domain/addresses.ts'
import { featureHref, listingHref } from '#core/domain/links.ts'
import { inOtherLetters, shownIn, textIn } from '#core/domain/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { ListedCard } from './entries.ts'
import type { FeatureCard } from './inputs.ts'

/** Path of a picture in the middle of its sizes. */
function imageOf(picture: string): string {
  return `/pictures/${picture}-800.webp`
}

/** The name in other letters; beside a picture only of transliterations. */
function otherTitle(lang: Lang, card: ListedCard): Pick<Entry, 'hebrewTitle' | 'latinTitle'> {
  const isHebrew = lang === 'he'
  if (card.picture && (isHebrew || !card.transliterated)) return {}
  const { text } = inOtherLetters(lang, card.title) ?? {}
  return isHebrew ? { latinTitle: text } : { hebrewTitle: text }
}

/** A listing in a language. */
export function entryOf(lang: Lang, card: ListedCard): Entry {
  const { title, description, place, picture, position, transliterated: _, ...rest } = card
  const shownTitle = shownIn(lang, title)
  const shownText = shownIn(lang, description)
  const town = shownIn(lang, place.names)
  const isTown = isTownOnly(card.address, place.names)
  return {
    ...rest,
    title: shownTitle.text,
    titleLang: shownTitle.lang,
    ...otherTitle(lang, card),
    description: shownText.text,
    descriptionLang: shownText.lang,
    position: [...position],
    image: picture && imageOf(picture),
    url: listingHref(lang, card),
    address: isTown ? town.text : withoutTown(card.address, Object.values(place.names)),
    addressLang: isTown ? town.lang : addressLang(lang, { address: card.address, country: place.country }),
    town: town.text,
    townLang: town.lang,
    directions: card.directions && textIn(lang, card.directions),
  }
}

/** A travel feature in the words of a language. */
export function featureItem(lang: Lang, card: FeatureCard): FeatureItem {
  const { nid, title, summary, place, picture, ...rest } = card
  const shown = shownIn(lang, title)
  const short = shownIn(lang, summary)
  const where = shownIn(lang, place.names)
  return {
    ...rest,
    nid,
    title: shown.text,
    titleLang: shown.lang,
    summary: short.text,
    summaryLang: short.lang,
    locTitle: where.text,
    locLang: where.lang,
    image: imageOf(picture),
    url: featureHref(lang, card),
  }
}
