import { html, type Html } from '#core/i18n/html.ts'
import { listingHref } from '#core/domain/links.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { icon, TYPE_ICONS } from '#site/ui/icons/icon.ts'
import { bdi } from '#site/ui/blocks/names.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { wayHtml } from '#site/features/nearby/way.html.ts'

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
