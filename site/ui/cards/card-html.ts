import { attribute, html, type Html } from '#core/i18n/html.ts'
import { memo } from '#core/domain/memo.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { CARD_SIZES, pictureAt } from '#site/ui/blocks/pictures.ts'
import type { Card, CardAway, CardLine, CardRating, CardSave, CardText } from './card.ts'

export interface CardLook {
  level?: 2 | 3
  /** A line of a list; its picture is too small for labels. */
  isSmall?: boolean
}

interface CardOptions extends CardLook {
  /** Longitude and latitude, for visitors who have kept a point. */
  at?: readonly [lng: number, lat: number] | undefined
}

/** A card whose whole area links to its page. */
export function cardHtml(card: Card, { at, ...look }: CardOptions = {}): Html {
  return html`<li class="card" ${attribute('data-at', at?.join())}>${cardInner(card, look)}</li>`
}

/** What is in the list item of a card: of a page, or of an island (`CardItem.tsx`). */
export function cardInner(card: Card, { level = 3, isSmall = false }: CardLook = {}): Html {
  const { facts, way, away } = card
  const link = html`<a class="card-link" href="${card.url}">${textHtml(card.title)}</a>`
  const title = level === 2 ? html`<h2 class="card-title">${link}</h2>` : html`<h3 class="card-title">${link}</h3>`
  const town = card.town && html`<p class="card-town">${textHtml(card.town)}</p>`
  const names = html`${town}${title}${card.other && html`<p class="is-muted">${textHtml(card.other)}</p>`}`
  const about = facts && html`<p class="quiet card-facts">${textsHtml(facts)}</p>`
  const end = way && html`<p class="${isSmall ? 'small near-distance' : 'card-way'}">${way}</p>`
  return html`
    ${cardFace(card, isSmall)}
    <div class="card-body">
      ${(isSmall || !card.image) && badge(card)}${names}${card.rating && ratingHtml(card.rating)}
      ${about}${cardLines(card)}${away && awayLine(away)}${cardPrice(card)}${end}
    </div>
    ${card.save && heart(card.save)}
  `
}

const pictures = memo<Html>()

/** The picture, or the icon of its kind. */
function cardFace(card: Card, isSmall: boolean): Html {
  const { image, kind } = card
  if (image && isSmall) return html`<div class="card-picture">${pictureAt(image, { sizes: '11rem' })}</div>`
  if (image) return html`<div class="card-picture">${pictureOf(image)}${badge(card)}</div>`
  return html`<div class="kind ${kind?.name}">${kind && icon(kind.icon)}</div>`
}

/** '3.7 km to the north'. */
function awayLine({ inKm, inMiles, to, towards }: CardAway): Html {
  const distance = html`<span class="in-km">${inKm}</span><span class="in-miles">${inMiles}</span>`
  return html`<p class="card-line card-away to-${to}">${icon('arrow')}<span>${distance} ${towards}</span></p>`
}

/** Cached: thousands of cards share a few pictures. */
const pictureOf = (image: string) => pictures(image, () => pictureAt(image, { sizes: CARD_SIZES }))

export function textHtml(shown: CardText): Html | string {
  if (typeof shown === 'string') return shown
  const { text, lang } = shown
  return lang ? html`<bdi lang="${lang}">${text}</bdi>` : html`<bdi>${text}</bdi>`
}

export const textsHtml = (shown: CardText | readonly CardText[]): Html | string =>
  Array.isArray(shown) ? html`${shown.map(textHtml)}` : textHtml(shown as CardText)

export function cardLines({ lines }: Pick<Card, 'lines'>): Html {
  return html`${lines.map(lineHtml)}`
}

export const cardPrice = ({ price }: Pick<Card, 'price'>) =>
  price && html`<p class="card-price">${price.map(textHtml)}</p>`

/** A line that a script fills with what holds now; nothing without it. */
export const liveLine = (live: string): Html =>
  html`<p class="card-line hours-now" ${attribute('data-hours', live)}>${icon('clock')}<strong data-clock></strong></p>`

function lineHtml({ icon: name, text, isMuted, isLive, isTimed, live }: CardLine): Html {
  if (live) return liveLine(live)
  const inner = Array.isArray(text) ? html`<span>${textsHtml(text)}</span>` : textsHtml(text)
  return html`<p
    class="card-line${isMuted && ' is-muted'}${isLive && ' is-live'}"
    ${attribute('data-clock', isTimed && 'true')}
  >
    ${icon(name)}${inner}
  </p>`
}

const heart = ({ item, label }: CardSave): Html =>
  html`<button type="button" class="save" data-save="${item}" aria-pressed="false" aria-label="${label}">
    ${icon('heart')}
  </button>`

/** One at most. */
function badge({ sample, featured }: Card): Html | undefined {
  if (sample) return html`<span class="badge is-sample">${sample}</span>`
  return featured && html`<span class="badge is-featured" title="${featured.why}">${featured.text}</span>`
}

export function ratingHtml({ mean, label, shown, reviews }: CardRating): Html {
  const row = html`<span class="stars s${Math.round(mean * 2)}" role="img" aria-label="${label}"></span>`
  return html`<p class="rating">
    ${row} <span aria-hidden="true">${shown}</span> <span class="is-muted">${reviews}</span>
  </p>`
}
