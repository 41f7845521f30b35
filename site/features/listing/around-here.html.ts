import { html, type Html } from '#core/i18n/html.ts'
import { pageHref, placeHref, resultsHref } from '#core/domain/links.ts'
import { textIn } from '#core/terms/localized.ts'
import { nearPointHref } from '#core/domain/near-routes.ts'
import { isPlaced } from '#core/domain/placed.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { typeLongName } from '#core/text/type-names.ts'
import { icon, TYPE_ICONS, type IconName } from '#site/ui/icons/icon.ts'
import { bdi } from '#site/ui/blocks/names.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { USUAL_WALK } from '#core/domain/reach.ts'

/** Where to go on from here: what is near, and the pages of the town. A sample is nowhere, others somewhere in it. */
export function aroundHere({ lang, input: { listing, place } }: PageContext<'listing'>): Html {
  const { dtype, title, position } = listing
  const [lng, lat] = position
  const hasPosition = isPlaced(listing)
  const point = { lat, lng, name: textIn(lang, title) }
  const { places, common } = MESSAGES[lang]
  const link = (sign: IconName, href: string, text: string) => html`<li><a href="${href}">${icon(sign)}${text}</a></li>`
  return html`
    <nav class="box panel-box" aria-labelledby="around-title">
      <h2 id="around-title">${icon('globe')}${bdi(lang, place.names)}</h2>
      <ul class="stack gap-1 actions">
        ${link(TYPE_ICONS[dtype], resultsHref(lang, place, dtype), typeLongName(lang, dtype))}
        ${hasPosition && link('map', nearPointHref(lang, point), places.place.nearbyTitle)}
        ${hasPosition && link('pin', nearPointHref(lang, { ...point, walk: USUAL_WALK }), places.nearby.walk.link)}
        ${link('candle', `${pageHref(lang, 'candleTimes')}?loc=${place.id}`, common.nav.shabbatTimes)}
        ${link('list', placeHref(lang, place), places.place.guide)}
      </ul>
    </nav>
  `
}
