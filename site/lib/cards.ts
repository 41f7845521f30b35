import { MESSAGES } from '#core/i18n/messages.ts'
import { isTownOnly } from '#core/domain/addresses.ts'
import type { Localized } from '#core/domain/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { cardOptions } from '#core/fields/listing.ts'
import { counted } from '#core/i18n/plural.ts'
import { translator } from '#core/i18n/translate.ts'
import type {
  CategoryCard,
  FeatureCard,
  ListingCard,
  NearbyCard,
  OptionNames,
  PopularPlace,
} from '#data/index/inputs.ts'
import { icon } from './icon.ts'
import { dayRangeText, distanceText, moneyText } from './formats.ts'
import { markup, type Html } from './html.ts'
import { categoryHref, featureHref, listingHref, placeHref } from './links.ts'
import { addressHtml, bdi, optionName } from './names.ts'
import { CARD_SIZES, picture } from './pictures.ts'
import { stars } from './stars.ts'
import { say, typeName } from './words.ts'

const TILE_SIZES = '(min-width: 64rem) 8rem, (min-width: 40rem) 15vw, 30vw'

/** What a card is drawn with besides the listing. */
export interface CardContext {
  lang: Lang
  options: OptionNames
}

export interface ListingCardOptions {
  /** Whether the town stands on the card: not where all cards are of one. */
  town?: boolean
  /** Level of the heading. */
  level?: 2 | 3
  /** Three in a row where there is room, else as many as fit. */
  threes?: boolean
}

/** The choices that tell most about a place of its type, in words. */
function cardFacts({ lang, options }: CardContext, card: ListingCard): string {
  const facts = cardOptions(card).map(([list, id]) => optionName(lang, options, list, id))
  return [...new Set(facts)].join(' · ')
}

function supervisionLine({ lang, options }: CardContext, card: ListingCard) {
  if (card.dtype !== 228 && !card.supervision) return undefined
  const stated = (card.supervision ?? []).filter((id) => id !== 'none-stated')
  if (stated.length === 0) {
    const none = optionName(lang, options, 'supervision', 'none-stated')
    return markup`<p class="card-line is-muted">${icon('info')}${none}</p>`
  }
  const names = stated.map((id) => optionName(lang, options, 'supervision', id))
  return markup`<p class="card-line">${icon('check')}<bdi>${names.join(', ')}</bdi></p>`
}

function uncheckedLine(lang: Lang, { unchecked, oldYear }: ListingCard) {
  if (!unchecked) return undefined
  const t = translator(lang)
  const text = oldYear ? t('common:uncheckedAsOf', { year: String(oldYear) }) : t('common:unchecked')
  return markup`<p class="card-line is-muted">${icon('info')}${text}</p>`
}

function badges(lang: Lang, { paid, sample }: ListingCard): Html | undefined {
  if (!paid && !sample) return undefined
  const t = translator(lang)
  return markup`<span class="badges">${sample && markup`<span class="badge is-sample">${t('common:sampleListing')}</span>`}${paid && markup`<span class="badge is-featured" title="${t('common:featuredWhy')}">${icon('star')}${t('common:featured')}</span>`}</span>`
}

/** A listing in lists and grids; the whole card leads to its page. */
export function listingCard(
  context: CardContext,
  card: ListingCard,
  { town = false, level = 3 }: ListingCardOptions = {},
): Html {
  const { lang } = context
  const facts = cardFacts(context, card)
  const h = `h${level}`
  const title = markup`<a class="card-link" href="${listingHref(lang, card)}">${bdi(lang, card.title)}</a>`
  const { names, country } = card.place
  const street = !isTownOnly(card.address, names) && addressHtml(lang, card.address, country)
  const where = markup`${(town || !street) && bdi(lang, names)}${town && street && ', '}${street}`
  return markup`<li class="card"><div class="card-picture">${picture(card.picture, { sizes: CARD_SIZES })}${badges(lang, card)}</div><div class="card-body">${heading(h, title)}${hebrewName(lang, card)}${card.rating && stars(lang, card.rating)}${facts !== '' && markup`<p class="card-facts">${facts}</p>`}<p class="card-line">${icon('pin')}<span>${where}</span></p>${supervisionLine(context, card)}${uncheckedLine(lang, card)}${card.startRate && markup`<p class="card-price">${say(lang, 'common:pricePerNight', { price: moneyText(lang, card.startRate) })}</p>`}</div></li>`
}

/** The name as it stands at the door, where the title is that by Latin letters. */
export function hebrewName(
  lang: Lang,
  { title, transliterated }: { title: Localized; transliterated?: boolean | undefined },
) {
  if (!transliterated || lang === 'he' || !title.he) return undefined
  return markup`<p class="is-muted"><bdi lang="he" dir="rtl">${title.he}</bdi></p>`
}

/** How far it is, in both units: the visitor's is shown. */
export function awayText(lang: Lang, km: number): Html {
  const [inKm, inMiles] = [false, true].map((unit) =>
    say(lang, 'common:away', { distance: distanceText(lang, km, { inMiles: unit }) }),
  )
  return markup`<span class="in-km">${inKm}</span><span class="in-miles">${inMiles}</span>`
}

function heading(name: string, title: Html): Html {
  return name === 'h2' ? markup`<h2 class="card-title">${title}</h2>` : markup`<h3 class="card-title">${title}</h3>`
}

/** A grid of listings. */
export function listingGrid(
  context: CardContext,
  cards: readonly ListingCard[],
  options: ListingCardOptions = {},
): Html {
  const name = options.threes ? 'cards is-three' : 'cards'
  return markup`<ul class="${name}">${cards.map((card) => listingCard(context, card, options))}</ul>`
}

/** What goes over to the other unit of distances. */
export function distancesButton(lang: Lang): Html {
  const t = translator(lang)
  return markup`<p class="distances"><button type="button" class="link-button"><span class="in-km">${t('common:inMiles')}</span><span class="in-miles">${t('common:inKilometres')}</span></button></p>`
}

/** Listings near a point, each with its type and distance. */
export function nearbyList(lang: Lang, nearby: readonly NearbyCard[]): Html {
  return markup`<ul class="near">${nearby.map(
    ({ card, km }) =>
      markup`<li><a href="${listingHref(lang, card)}">${bdi(lang, card.title)}</a>${card.sample && markup` <span class="badge is-sample">${translator(lang)('common:sampleListing')}</span>`}<span class="near-facts">${typeName(lang, card.dtype)} · ${bdi(lang, card.place.names)} · ${awayText(lang, km)}</span></li>`,
  )}</ul>${distancesButton(lang)}`
}

/** A travel offer in a grid. */
export function featureCard(lang: Lang, card: FeatureCard): Html {
  const t = translator(lang)
  const { dates, startRate } = card
  return markup`<li class="card"><div class="card-picture">${picture(card.picture, { sizes: CARD_SIZES })}${card.sample && markup`<span class="badges"><span class="badge is-sample">${t('common:sampleOffer')}</span></span>`}</div><div class="card-body"><h3 class="card-title"><a class="card-link" href="${featureHref(lang, card)}">${bdi(lang, card.title)}</a></h3><p class="card-facts">${bdi(lang, card.summary)}</p><p class="card-line">${icon('pin')}${bdi(lang, card.place.names)}</p>${dates && markup`<p class="card-line">${icon('calendar')}<span>${dayRangeText(lang, dates.from, dates.to)}</span></p>`}${startRate && markup`<p class="card-price">${say(lang, 'common:priceFrom', { price: moneyText(lang, startRate) })}</p>`}</div></li>`
}

export function featureGrid(lang: Lang, cards: readonly FeatureCard[]): Html {
  return markup`<ul class="cards">${cards.map((card) => featureCard(lang, card))}</ul>`
}

/** A kind of vacations in a grid: what it is, and how many offers it has. */
export function categoryCard(lang: Lang, card: CategoryCard): Html {
  const words = MESSAGES[lang].travel.categories
  return markup`<li class="card"><div class="card-picture">${picture(card.picture, { sizes: CARD_SIZES })}${card.sample && markup`<span class="badges"><span class="badge is-sample">${words.samples}</span></span>`}</div><div class="card-body"><h3 class="card-title"><a class="card-link" href="${categoryHref(lang, card)}">${bdi(lang, card.title)}</a></h3><p class="card-facts">${bdi(lang, card.description)}</p>${card.count > 0 && markup`<p class="card-price">${counted(lang, words, 'offers', card.count)}</p>`}</div></li>`
}

export function categoryGrid(lang: Lang, cards: readonly CategoryCard[]): Html {
  return markup`<ul class="cards is-three">${cards.map((card) => categoryCard(lang, card))}</ul>`
}

/** Places under their pictures, in arched windows; those without a page carry no link. It leads to the guide unless said otherwise. */
export function placeTiles(lang: Lang, places: readonly (PopularPlace & { note?: Html; href?: string })[]): Html {
  return markup`${places.map(({ place, picture: key, note, href }) => {
    const name = bdi(lang, place.names)
    const label = place.hasPage
      ? markup`<a class="card-link" href="${href ?? placeHref(lang, place)}">${name}</a>`
      : name
    return markup`<li class="tile"><div class="arch">${picture(key, { sizes: TILE_SIZES })}</div><p class="tile-name">${label}</p>${note && markup`<p class="tile-note">${note}</p>`}</li>`
  })}`
}
