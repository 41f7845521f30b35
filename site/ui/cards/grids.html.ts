import { MESSAGES } from '#core/i18n/messages.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { entryOf, featureItem } from '#data/index/entry-of.ts'
import type { FeatureCard, ListingCard } from '#data/index/inputs.ts'
import type { OptionNames } from '#data/index/option-names.ts'
import { html, type Html } from '#core/i18n/html.ts'
import { isPlaced } from '#core/domain/placed.ts'
import { liveLines } from '#site/ui/cards/hours-texts.page.ts'
import { optionText } from '#site/ui/blocks/names.html.ts'
import type { Card, CardLine } from './card.ts'
import { cardHtml, cardLines, textsHtml } from './card-html.ts'
import { kashrutLine, listingCard, type Centre, type ListingCardContext } from './listing-card.ts'
import { sharedLine } from './shared-line.ts'
import { offerCard } from './offer-card.ts'

/** Options of listing cards. */
export interface CardContext {
  lang: Lang
  options: OptionNames
}

export interface ListingGridOptions {
  /** Whether cards name their town; false if all cards are in the same one. */
  town?: boolean
  /** For cards that say how far from there they are. */
  centre?: Centre | undefined
  /** Heading level. */
  level?: 2 | 3
  /** Up to three in a row, else as many as fit. */
  threes?: boolean
  /** Without what is in other letters, a name or an address, which the listing itself has. */
  isBrief?: boolean
  /** A line that is told of all cards, so that none repeats it. */
  shared?: string | undefined
}

/** Names of options on cards. */
export const nameIn =
  ({ lang, options }: CardContext): ListingCardContext['nameOf'] =>
  (list, id) =>
    optionText(lang, options, list, id)

export function listingOf(
  context: CardContext,
  card: ListingCard,
  { town, centre, shared, isBrief }: ListingGridOptions = {},
): Card {
  const { lang } = context
  const entry = entryOf(lang, card)
  const shown = listingCard(entry, {
    lang,
    words: MESSAGES[lang].common,
    nameOf: nameIn(context),
    withTown: town === true,
    centre,
  })
  return {
    ...shown,
    other: isBrief ? undefined : shown.other,
    lines: [
      ...shown.lines
        .filter(({ text }) => !shared || text !== shared)
        .filter((line) => !isBrief || isReadable(lang, line)),
      ...liveLines(lang, entry),
    ],
  }
}

/** A Hebrew page can do without a street in other letters. */
const isReadable = (lang: Lang, { icon, text }: CardLine): boolean =>
  lang !== 'he' || icon !== 'pin' || [text].flat().every((part) => typeof part === 'string' || !part.lang)

/** What most of some cards say of their kashrut, for their list to say once. */
export const sharedKashrut = (context: CardContext, cards: readonly ListingCard[]): string | undefined =>
  sharedLine(cards.map((card) => kashrutLine(entryOf(context.lang, card), nameIn(context))[0]))

export function listingItem(context: CardContext, card: ListingCard, options: ListingGridOptions): Html {
  const shown = listingOf(context, card, options)
  return cardHtml(shown, { level: options.level ?? 3, at: isPlaced(card) ? card.position : undefined })
}

/** What a card says of a listing below its name: where it is, and all else. */
export function listingLines(context: CardContext, card: ListingCard): { where: Html | undefined; about: Html } {
  const { facts, lines } = listingOf(context, card)
  const where = lines.find(({ icon }) => icon === 'pin')
  return {
    where: where && html`${textsHtml(where.text)}`,
    about: html`${facts && html`<p class="quiet">${textsHtml(facts)}</p>`}${cardLines({
      lines: lines.filter((line) => line !== where),
    })}`,
  }
}

export function listingGrid(context: CardContext, cards: readonly ListingCard[], options: ListingGridOptions): Html {
  const name = options.threes ? 'cards is-three is-row' : 'cards'
  return html`<ul class="${name}">
    ${cards.map((card) => listingItem(context, card, options))}
  </ul>`
}

export const offerOf = (lang: Lang, card: FeatureCard) =>
  offerCard(featureItem(lang, card), { lang, words: MESSAGES[lang].common })

export const offerItem = (lang: Lang, card: FeatureCard): Html => cardHtml(offerOf(lang, card))

/** Offers, up to three in a row. */
export function featureGrid(lang: Lang, cards: readonly FeatureCard[]): Html {
  return html`<ul class="cards is-three">
    ${cards.map((card) => offerItem(lang, card))}
  </ul>`
}
