import { html, type Html } from '#core/i18n/html.ts'
import { listingHref } from '#core/domain/links.ts'
import { planAround, PLAN, type Ring } from '#core/domain/map/plan.ts'
import { nearPointHref } from '#core/domain/near-routes.ts'
import { USUAL_WALK } from '#core/domain/reach.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { textIn } from '#core/terms/localized.ts'
import { typeName } from '#core/text/type-names.ts'
import { metresText } from '#core/text/values.ts'
import type { NearestListing } from '#data/index/inputs.ts'
import { icon, TYPE_ICONS } from '#site/ui/icons/icon.ts'
import { kindOf } from '#site/ui/cards/listing-card.ts'
import { bdi } from '#site/ui/blocks/names.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { wayHtml } from '#site/features/nearby/way.html.ts'

type Page = PageContext<'listing'>

/** What is around the listing as a picture, in which numbers stand for the names of the list. */
export function plan({ lang, input: { listing, nearest } }: Page): Html | undefined {
  if (nearest.length === 0) return undefined
  const letters = (km: number) => Math.max(...UNITS.map((inMiles) => metresText(lang, km, { inMiles }).length))
  const { discs, rings } = planAround(
    listing.position,
    nearest.map(({ position }) => position),
    letters,
  )
  const { width, height, disc } = PLAN
  return html`
    <svg class="plan" viewBox="0 0 ${width} ${height}" aria-hidden="true">
      <g class="plan-rings">
        ${rings.toReversed().map(({ radius }) => html`<circle cx="${width / 2}" cy="${height / 2}" r="${radius}" />`)}
      </g>
      ${rings.map((ring) => ringName(lang, ring))}
      ${discs.map(
        ({ x, y }, at) => html`
          <g class="plan-disc kind ${kindOf(nearest[at]!).name}">
            <circle cx="${x}" cy="${y}" r="${disc}" /><text x="${x}" y="${y}">${at + 1}</text>
          </g>
        `,
      )}
      <circle class="plan-here" cx="${width / 2}" cy="${height / 2}" r="7" />
    </svg>
  `
}

const UNITS = [false, true]

function ringName(lang: Lang, { km, x, y }: Ring): Html[] | undefined {
  if (x === undefined || y === undefined) return undefined
  return UNITS.map((inMiles) => {
    const unit = inMiles ? 'in-miles' : 'in-km'
    return html`
      <text class="plan-length ${unit}" x="${Math.round(x)}" y="${Math.round(y)}">
        ${metresText(lang, km, { inMiles })}
      </text>
    `
  })
}

/** The listings of the plan by their numbers, with the way to each, and more of them. */
export function nearestList(page: Page): Html {
  const { lang, input } = page
  const [lng, lat] = input.listing.position
  const point = { lat, lng, name: textIn(lang, input.listing.title) }
  const { places, listing } = MESSAGES[lang]
  return html`
    ${
      input.nearest.length > 0 &&
      html`
        <h3>${listing.listing.nearest}</h3>
        <ol class="plan-list">
          ${input.nearest.map((other, at) => nearestItem(lang, other, at + 1))}
        </ol>
      `
    }
    <p class="cluster gap-x">
      <a href="${nearPointHref(lang, point)}">${places.place.nearbyTitle}</a
      ><a href="${nearPointHref(lang, { ...point, walk: USUAL_WALK })}">${places.nearby.walk.link}</a>
    </p>
  `
}

function nearestItem(lang: Lang, other: NearestListing, number: number): Html {
  return html`
    <li>
      <span class="disc kind ${kindOf(other).name}" aria-hidden="true">${number}</span>
      <span>
        <a href="${listingHref(lang, other)}">${bdi(lang, other.title)}</a>
        <span class="quiet"
          >${icon(TYPE_ICONS[other.dtype])}<span class="visually-hidden">${typeName(lang, other.dtype)}:</span
          ><span>${wayHtml(lang, other.km)}</span></span
        >
      </span>
    </li>
  `
}
