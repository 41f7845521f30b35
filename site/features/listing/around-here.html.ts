import { html, type Html } from '#core/i18n/html.ts'
import { pageHref, placeHref, resultsHref } from '#core/domain/links.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { typeLongName } from '#core/text/type-names.ts'
import { icon, TYPE_ICONS, type IconName } from '#site/ui/icons/icon.ts'
import { bdi } from '#site/ui/blocks/names.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

/** Where to go on from here: the pages of the town. */
export function aroundHere({ lang, input: { listing, place } }: PageContext<'listing'>): Html {
  const { dtype } = listing
  const { places, common } = MESSAGES[lang]
  const link = (sign: IconName, href: string, text: string) => html`<li><a href="${href}">${icon(sign)}${text}</a></li>`
  return html`
    <nav class="box panel-box" aria-labelledby="around-title">
      <h2 id="around-title">${icon('globe')}${bdi(lang, place.names)}</h2>
      <ul class="stack gap-1 actions">
        ${link(TYPE_ICONS[dtype], resultsHref(lang, place, dtype), typeLongName(lang, dtype))}
        ${link('candle', `${pageHref(lang, 'candleTimes')}?loc=${place.id}`, common.nav.shabbatTimes)}
        ${link('list', placeHref(lang, place), places.place.guide)}
      </ul>
    </nav>
  `
}
