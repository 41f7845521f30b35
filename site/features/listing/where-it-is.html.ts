import { isPostcodeFirst } from '#core/domain/addresses.ts'
import { html, type Html } from '#core/i18n/html.ts'
import { textIn } from '#core/terms/localized.ts'
import { nearPointHref, type NearPoint } from '#core/domain/near-routes.ts'
import { isPlaced } from '#core/domain/placed.ts'
import { isApproximate } from '#core/domain/provenance.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { translator } from '#core/i18n/translate.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { bdi, paragraph, streetHtml } from '#site/ui/blocks/names.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { nearestList, plan } from './nearest.html.ts'

type Page = PageContext<'listing'>

/** The address, directions, and a map on request, unless no more than the town is known. */
export function whereItIs(page: Page): Html {
  const { lang, input } = page
  const { listing, place } = input
  const t = translator(lang)
  const street = streetHtml(lang, listing.address, place)
  return html`
    <section class="box panel-box" aria-labelledby="where-title">
      <h2 id="where-title">${icon('pin')}${t('listing:listing.location')}</h2>
      ${!listing.inTown && mapOnRequest(page)}
      <address>${street && html`${street} <br />`}${townLine(lang, input)}</address>
      ${listing.inTown ? html`<p class="fine">${t('listing:listing.inTown')}</p>` : moreMaps(page)}
      ${
        listing.directions &&
        html`
          <h3>${t('listing:listing.directions')}</h3>
          ${paragraph(lang, listing.directions)}
        `
      }
      ${isPlaced(listing) && nearestList(page)}
    </section>
  `
}

function mapOnRequest(page: Page): Html {
  return html`
    <div class="no-print map-place">
      ${plan(page)}
      <button type="button" class="button is-quiet" data-map>
        ${icon('map')}${MESSAGES[page.lang].listing.dialogs.map.open}
      </button>
    </div>
  `
}

/** The position, and links to third-party maps. */
function moreMaps({ lang, input: { listing } }: Page): Html {
  const [lng, lat] = listing.position
  const t = translator(lang)
  const isNear = isApproximate(listing)
  const point = isNear ? `${lat}, ${lng}` : `${lat.toFixed(5)}, ${lng.toFixed(5)}`
  const { map: words } = MESSAGES[lang].listing.dialogs
  const map = `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`
  return html`
    <details class="more">
      <summary>${words.more}</summary>
      <p class="fine">
        ${t(isNear ? 'listing:listing.approximate' : 'listing:listing.coordinates')}:
        <bdi dir="ltr">${point}</bdi>
      </p>
      <p class="cluster gap-x map-links">
        <a href="${map}" rel="noopener" data-dialog="map">${words.area}</a
        ><a href="${map}" rel="noopener">${t('listing:listing.openMap')}${icon('external')}</a
        >${!listing.sample && fromHere(lang, { lat, lng, name: textIn(lang, listing.title) })}<a
          href="geo:${lat},${lng}"
          >${t('listing:listing.openApp')}</a
        >
      </p>
    </details>
  `
}

/** Measures distances from here; without a script, what is near. */
function fromHere(lang: Lang, point: NearPoint): Html {
  const { lat, lng, name } = point
  const { here } = MESSAGES[lang].places.nearby.from
  return html`<a href="${nearPointHref(lang, point)}" data-dialog="from" data-point="${lat},${lng},${name}">${here}</a>`
}

/** The town with its postcode, as its country writes them, and the country. */
function townLine(lang: Lang, { listing, place }: Page['input']): Html {
  const parts = [...(listing.postcode ? [html`<bdi>${listing.postcode}</bdi>`] : []), bdi(lang, place.names)]
  const [first, second] = isPostcodeFirst(place.country) ? parts : parts.toReversed()
  return html`${first}${second && html` ${second}`}${place.parent && html`, ${bdi(lang, place.parent.names)}`}`
}
