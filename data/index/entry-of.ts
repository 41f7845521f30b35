import type { FeatureItem } from '#core/contract/content.ts'
import type { Entry } from '#core/contract/entries.ts'
import { isTownOnly, withoutTown } from '#core/domain/addresses.ts'
import { ownName, ownOption, type OwnFact } from '#core/fields/own.ts'
import { ownCardText } from '#core/text/own-text.ts'
import { featureHref, listingHref } from '#core/domain/links.ts'
import { inOtherLetters, shownIn, textIn } from '#core/terms/localized.ts'
import { readableAddress } from '#core/domain/readable-address.ts'
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

/** The street, or the town where no more is known. */
function whereIn(lang: Lang, { address, place }: ListedCard): Pick<Entry, 'address' | 'addressLang' | 'hebrewAddress'> {
  if (isTownOnly(address, place.names)) {
    const town = shownIn(lang, place.names)
    return { address: town.text, addressLang: town.lang }
  }
  const street = withoutTown(address, Object.values(place.names))
  const { text, lang: written, hebrew } = readableAddress(lang, { address: street, country: place.country })
  return { address: text, addressLang: written, ...(hebrew && { hebrewAddress: hebrew }) }
}

/** What its card says in the fields of editors, and by which of them it is found. */
function ownOf(lang: Lang, own: readonly OwnFact[]): Pick<Entry, 'facts' | 'own'> {
  const facts = own.filter(({ card, kind }) => card && kind !== 'link').map((fact) => ownCardText(lang, fact))
  const filters = own.filter(({ filter }) => filter).map(({ id, value }) => [ownName(id), ownOption(value)])
  return {
    ...(facts.length > 0 && { facts: facts.map(({ text, lang: other }) => ({ text, ...(other && { lang: other }) })) }),
    ...(filters.length > 0 && { own: Object.fromEntries(filters) }),
  }
}

/** A listing in a language. */
export function entryOf(lang: Lang, card: ListedCard): Entry {
  const { title, description, place, picture, position, transliterated: _, own, ...rest } = card
  const shownTitle = shownIn(lang, title)
  const shownText = shownIn(lang, description)
  const town = shownIn(lang, place.names)
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
    ...whereIn(lang, card),
    town: town.text,
    townLang: town.lang,
    directions: card.directions && textIn(lang, card.directions),
    ...(own && ownOf(lang, own)),
  }
}

/** A travel feature in the words of a language. */
export function featureItem(lang: Lang, card: FeatureCard): FeatureItem {
  const { nid, title, summary, place, picture, ...rest } = card
  const text = shownIn(lang, title)
  const short = shownIn(lang, summary)
  const where = shownIn(lang, place.names)
  return {
    ...rest,
    nid,
    title: text.text,
    titleLang: text.lang,
    summary: short.text,
    summaryLang: short.lang,
    locTitle: where.text,
    locLang: where.lang,
    image: imageOf(picture),
    url: featureHref(lang, card),
  }
}
