import { MESSAGES } from '#core/i18n/messages.ts'
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
import { icon } from '#site/components/icons/icon.ts'
import { dayRangeText, distanceText, moneyText } from '#core/i18n/formats.ts'
import { html, type Html } from '#core/domain/html.ts'
import { categoryHref, featureHref, listingHref, placeHref } from '#core/domain/links.ts'
import { bdi, hebrewName, optionName, streetHtml } from '#site/components/shared/names.ts'
import { CARD_SIZES, picture } from '#site/components/shared/pictures.ts'
import { stars } from '#site/components/shared/stars.ts'
import { say } from '#core/i18n/say.ts'
import { typeName } from '#core/i18n/type-names.ts'

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
    return html`<p class="card-line is-muted">${icon('info')}${none}</p>`
  }
  const names = stated.map((id) => optionName(lang, options, 'supervision', id))
  return html`<p class="card-line">${icon('check')}<bdi>${names.join(', ')}</bdi></p>`
}

function uncheckedLine(lang: Lang, { unchecked, oldYear }: ListingCard) {
  if (!unchecked) return undefined
  const t = translator(lang)
  const text = oldYear ? t('common:uncheckedAsOf', { year: String(oldYear) }) : t('common:unchecked')
  return html`<p class="card-line is-muted">${icon('info')}${text}</p>`
}

function badges(lang: Lang, { paid, sample }: ListingCard): Html | undefined {
  if (!paid && !sample) return undefined
  const t = translator(lang)
  return html`
    <span class="badges"
      >${sample && html`<span class="badge is-sample">${t('common:sampleListing')}</span>`}${
        paid &&
        html`
          <span class="badge is-featured" title="${t('common:featuredWhy')}"
            >${icon('star')}${t('common:featured')}</span
          >
        `
      }</span
    >
  `
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
  const title = html`<a class="card-link" href="${listingHref(lang, card)}">${bdi(lang, card.title)}</a>`
  const { names } = card.place
  const street = streetHtml(lang, card.address, card.place)
  const where = html`${(town || !street) && bdi(lang, names)}${town && street && ', '}${street}`
  return html`
    <li class="card">
      <div class="card-picture">${picture(card.picture, { sizes: CARD_SIZES })} ${badges(lang, card)}</div>
      <div class="card-body">
        ${heading(h, title)} ${hebrewName(lang, card)} ${card.rating && stars(lang, card.rating)}
        ${facts !== '' && html`<p class="card-facts">${facts}</p>`}
        <p class="card-line">${icon('pin')}<span>${where}</span></p>
        ${supervisionLine(context, card)} ${uncheckedLine(lang, card)}
        ${
          card.startRate &&
          html`
            <p class="card-price">${say(lang, 'common:pricePerNight', { price: moneyText(lang, card.startRate) })}</p>
          `
        }
      </div>
    </li>
  `
}

/** How far it is, in both units: the visitor's is shown. */
export function awayText(lang: Lang, km: number): Html {
  const [inKm, inMiles] = [false, true].map((unit) =>
    say(lang, 'common:away', { distance: distanceText(lang, km, { inMiles: unit }) }),
  )
  return html`<span class="in-km">${inKm}</span><span class="in-miles">${inMiles}</span>`
}

function heading(name: string, title: Html): Html {
  return name === 'h2' ? html`<h2 class="card-title">${title}</h2>` : html`<h3 class="card-title">${title}</h3>`
}

/** A grid of listings. */
export function listingGrid(
  context: CardContext,
  cards: readonly ListingCard[],
  options: ListingCardOptions = {},
): Html {
  const name = options.threes ? 'cards is-three' : 'cards'
  return html`
    <ul class="${name}">
      ${cards.map((card) => listingCard(context, card, options))}
    </ul>
  `
}

/** What goes over to the other unit of distances. */
export function distancesButton(lang: Lang): Html {
  const t = translator(lang)
  return html`
    <p class="distances">
      <button type="button" class="link-button">
        <span class="in-km">${t('common:inMiles')}</span><span class="in-miles">${t('common:inKilometres')}</span>
      </button>
    </p>
  `
}

/** Listings near a point, each with its type and distance. */
export function nearbyList(lang: Lang, nearby: readonly NearbyCard[]): Html {
  return html`
    <ul class="near">
      ${nearby.map(
        ({ card, km }) => html`
          <li>
            <a href="${listingHref(lang, card)}">${bdi(lang, card.title)}</a
            >${card.sample && html` <span class="badge is-sample">${translator(lang)('common:sampleListing')}</span>`}<span
              class="near-facts"
              >${typeName(lang, card.dtype)} · ${bdi(lang, card.place.names)} · ${awayText(lang, km)}</span
            >
          </li>
        `,
      )}
    </ul>
    ${distancesButton(lang)}
  `
}

/** A travel offer in a grid. */
export function featureCard(lang: Lang, card: FeatureCard): Html {
  const t = translator(lang)
  const { dates, startRate } = card
  return html`
    <li class="card">
      <div class="card-picture">
        ${picture(card.picture, { sizes: CARD_SIZES })}
        ${card.sample && html`<span class="badges"><span class="badge is-sample">${t('common:sampleOffer')}</span></span>`}
      </div>
      <div class="card-body">
        <h3 class="card-title"><a class="card-link" href="${featureHref(lang, card)}">${bdi(lang, card.title)}</a></h3>
        <p class="card-facts">${bdi(lang, card.summary)}</p>
        <p class="card-line">${icon('pin')}${bdi(lang, card.place.names)}</p>
        ${
          dates &&
          html`<p class="card-line">${icon('calendar')}<span>${dayRangeText(lang, dates.from, dates.to)}</span></p>`
        }
        ${
          startRate &&
          html`<p class="card-price">${say(lang, 'common:priceFrom', { price: moneyText(lang, startRate) })}</p>`
        }
      </div>
    </li>
  `
}

export function featureGrid(lang: Lang, cards: readonly FeatureCard[]): Html {
  return html`
    <ul class="cards">
      ${cards.map((card) => featureCard(lang, card))}
    </ul>
  `
}

/** A kind of vacations in a grid: what it is, and how many offers it has. */
export function categoryCard(lang: Lang, card: CategoryCard): Html {
  const words = MESSAGES[lang].travel.categories
  return html`
    <li class="card">
      <div class="card-picture">
        ${picture(card.picture, { sizes: CARD_SIZES })}
        ${card.sample && html`<span class="badges"><span class="badge is-sample">${words.samples}</span></span>`}
      </div>
      <div class="card-body">
        <h3 class="card-title"><a class="card-link" href="${categoryHref(lang, card)}">${bdi(lang, card.title)}</a></h3>
        <p class="card-facts">${bdi(lang, card.description)}</p>
        ${card.count > 0 && html`<p class="card-price">${counted(lang, words, 'offers', card.count)}</p>`}
      </div>
    </li>
  `
}

export function categoryGrid(lang: Lang, cards: readonly CategoryCard[]): Html {
  return html`
    <ul class="cards is-three">
      ${cards.map((card) => categoryCard(lang, card))}
    </ul>
  `
}

/** Places under their pictures, in arched windows; those without a page carry no link. It leads to the guide unless said otherwise. */
export function placeTiles(lang: Lang, places: readonly (PopularPlace & { note?: Html; href?: string })[]): Html {
  return html`
    ${places.map(({ place, picture: key, note, href }) => {
      const name = bdi(lang, place.names)
      const label = place.hasPage
        ? html`<a class="card-link" href="${href ?? placeHref(lang, place)}">${name}</a>`
        : name
      return html`
        <li class="tile">
          <div class="arch">${picture(key, { sizes: TILE_SIZES })}</div>
          <p class="tile-name">${label}</p>
          ${note && html`<p class="tile-note">${note}</p>`}
        </li>
      `
    })}
  `
}
