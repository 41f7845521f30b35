import { minutesOnFoot } from '#core/domain/distance.ts'
import { html, type Html } from '#core/i18n/html.ts'
import { listingHref } from '#core/domain/links.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { icon, TYPE_ICONS } from '#site/ui/icons/icon.ts'
import { bdi } from '#site/ui/blocks/names.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { wayText } from '#site/features/nearby/way-text.ts'

/** The way to a place in both units; CSS shows the visitor's. */
export function wayHtml(lang: Lang, km: number): Html {
  const { onFoot } = MESSAGES[lang].places.nearby.from
  const way = (inMiles: boolean) => wayText(lang, { km, minutes: minutesOnFoot(km) }, { inMiles, onFoot })
  return html`<span class="in-km">${way(false)}</span><span class="in-miles">${way(true)}</span>`
}

/** The nearest of its kind, with the way there. */
export function nearestSection({ lang, input: { listing, nearest } }: PageContext<'listing'>): Html | undefined {
  if (nearest.length === 0) return undefined
  return html`
    <section class="section" aria-labelledby="nearest-title">
      <h2 id="nearest-title">${icon(TYPE_ICONS[listing.dtype])}${MESSAGES[lang].listing.listing.nearest}</h2>
      <ul class="near">
        ${nearest.map(
          (other) => html`
            <li>
              <a href="${listingHref(lang, other)}">${bdi(lang, other.title)}</a>
              <span class="quiet near-facts">${wayHtml(lang, other.km)}</span>
            </li>
          `,
        )}
      </ul>
    </section>
  `
}
