import { compassPoint, distanceKm } from '#core/domain/distance.ts'
import { canBeCertified } from '#core/domain/certificates.ts'
import { isRemembrance } from '#core/domain/business-kinds.ts'
import { attribute, html, type Html } from '#core/i18n/html.ts'
import { listingHref } from '#core/domain/links.ts'
import { isPlaced } from '#core/domain/placed.ts'
import { ownCardText } from '#core/text/own-text.ts'
import { cardOptions } from '#core/fields/listing.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { translator } from '#core/i18n/translate.ts'
import { moneyText } from '#core/text/values.ts'
import type { ListingInput } from '#data/index/inputs.ts'
import { drawingOf } from './drawing.ts'
import { icon, TYPE_ICONS, type IconName } from '#site/ui/icons/icon.ts'
import { bdi, optionText, streetHtml } from '#site/ui/blocks/names.html.ts'
import { distances } from '#site/ui/cards/away.html.ts'
import { textHtml } from '#site/ui/cards/card-html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { wayHtml } from '#site/features/nearby/way.html.ts'
import { editHref } from './actions.html.ts'
import { confirmedText } from './freshness.html.ts'
import { hoursNow } from './hours.html.ts'
import { AT_CENTRE_KM } from '#site/ui/cards/listing-card.ts'
import { nextMinyan } from './prayer-times.html.ts'

type Page = PageContext<'listing'>

type Listing = ListingInput['listing']

/** What decides on a visit: what it is, kashrut, whether it is open, since when we know, and where it is. */
export function summary(page: Page): Html {
  const about = [price(page), kinds(page), kashrut(page), hoursNow(page) ?? hoursUnknown(page)]
  const lines = [...about, minyan(page), confirmed(page), where(page), synagogue(page)]
  return html`<div class="stack gap-1 summary">${lines}</div>`
}

/** `at`: longitude and latitude, for visitors who have kept a point. */
const line = (sign: IconName, text: Html | string, { at }: { at?: readonly number[] | undefined } = {}) =>
  html`<p class="card-line" ${attribute('data-at', at?.join())}>${icon(sign)}<span>${text}</span></p>`

/** From how much a night, as its card says it. */
function price({ lang, input: { listing } }: Page): Html | undefined {
  const { startRate } = listing
  if (!startRate) return undefined
  const text = translator(lang).html('common:pricePerNight', { price: moneyText(lang, startRate) })
  return html`<p><strong>${text}</strong></p>`
}

/**
 * What may be said of it today, in its shortest form: the sentence stands in the box of its supervision. Where neither
 * this nor its hours are known, one line says so.
 */
function kashrut({ lang, options, input }: Page): Html | undefined {
  const { listing, kashrut: facts } = input
  if (!canBeCertified(listing)) return undefined
  const [first] = facts
  const status = kashrutStatus(input)
  const names = [optionText(lang, options, 'kashrut', status)]
  if (first?.authority) names.push(optionText(lang, options, 'supervision', first.authority))
  const hours = status === 'unknown' && lacksHours(listing) && MESSAGES[lang].listing.listing.hours.unknown
  const text = html`${names.map((name, at) => html`${at > 0 && ' · '}${textHtml(name)}`)}${hours && html` · ${hours}`}`
  return line(status === 'supervised' ? 'shield' : 'info', text)
}

/** Those that decide what may be eaten together; they stand beside the name. */
const KITCHENS = ['meat', 'dairy', 'pareve']

export const kitchenOf = ({ foodType = [] }: Listing): readonly string[] =>
  foodType.filter((id) => KITCHENS.includes(id))

/** What else is eaten there, the stream of a community, the kind of a site: what its card says. */
function kinds({ lang, options, input }: Page): Html | undefined {
  const own = (input.own ?? []).filter(({ card, kind }) => card && kind !== 'link')
  const names = [
    ...cardOptions(input.listing)
      .filter(([list, id]) => !(list === 'foodtype' && KITCHENS.includes(id)))
      .map(([list, id]) => optionText(lang, options, list, id)),
    ...own.map((fact) => ownCardText(lang, fact)),
  ]
  const shown = [...new Map(names.map((name) => [name.text, name])).values()]
  if (shown.length === 0) return undefined
  const text = html`${shown.map((name, at) => html`${at > 0 && ' · '}${textHtml(name)}`)}`
  return line(drawingOf(input.listing) ?? TYPE_ICONS[input.listing.dtype], text)
}

const WITHOUT_HOURS: ReadonlySet<number> = new Set([230, 231, 236])

/** Nobody asks when hotels or cemeteries are open, and communities have times of prayer. */
const lacksHours = (listing: Listing): boolean =>
  !listing.hours && !listing.openingHours && !WITHOUT_HOURS.has(listing.dtype) && !isRemembrance(listing)

const kashrutStatus = ({ kashrut: [first] }: ListingInput) => first?.shown.status ?? 'unknown'

function hoursUnknown({ lang, input }: Page): Html | undefined {
  const { listing } = input
  if (!lacksHours(listing) || (canBeCertified(listing) && kashrutStatus(input) === 'unknown')) return undefined
  return line('clock', MESSAGES[lang].listing.listing.hours.unknown)
}

/** The next minyan, or that nobody knows; a text about the times stands in the details. */
function minyan(page: Page): Html | undefined {
  const { lang, input } = page
  const { dtype, prayers, tnid, sample } = input.listing
  if (dtype !== 231) return undefined
  const { unknown, tell } = MESSAGES[lang].listing.listing.minyan
  const ask = !sample && html`. <a href="${editHref(lang, tnid)}" rel="nofollow">${tell}</a>`
  return nextMinyan(page) ?? (prayers ? undefined : line('clock', html`${unknown}${ask}`))
}

function confirmed(page: Page): Html | undefined {
  const text = confirmedText(page)
  return text && line('check', text)
}

/** Its street, or else its town, and how far it is from the centre. */
function where(page: Page): Html | undefined {
  const { lang, input } = page
  const { listing, place } = input
  const street = listing.address && streetHtml(lang, listing.address, place)
  const away = fromCentre(page)
  if (!street && !away) return undefined
  const text = html`${street || bdi(lang, place.names)}${away}`
  return line('pin', text, { at: isPlaced(listing) ? listing.position : undefined })
}

/** How far from the centre of its town, and in which direction, as in the results; a sample is nowhere. */
function fromCentre({ lang, input: { listing, place } }: Page): Html | undefined {
  const { position } = listing
  const [lng, lat] = position
  const km = distanceKm(place.lat, place.lng, lat, lng)
  if (!isPlaced(listing) || place.kind === 'country' || km < AT_CENTRE_KM) return undefined
  const { common, places } = MESSAGES[lang]
  const away = distances(lang, km, common.search.groups.fromCentre)
  const towards = places.help.compass[compassPoint(place.lat, place.lng, lat, lng)]
  return html`<span class="from-centre"> · ${away}, ${towards}</span>`
}

/** How far guests walk to the nearest synagogue. */
function synagogue({ lang, input: { synagogue: near } }: Page): Html | undefined {
  if (!near) return undefined
  const link = html`<a href="${listingHref(lang, near)}">${bdi(lang, near.title)}</a>`
  const { nearestSynagogue } = MESSAGES[lang].listing.listing
  return line(TYPE_ICONS[near.dtype], html`${nearestSynagogue} ${link} · ${wayHtml(lang, near.km)}`)
}
