import { html, type Html } from '#core/i18n/html.ts'
import { listingHref } from '#core/domain/links.ts'
import { translator } from '#core/i18n/translate.ts'
import { typeName } from '#core/text/type-names.ts'
import { icon, TYPE_ICONS } from '#site/ui/icons/icon.ts'
import { bdi } from '#site/ui/blocks/names.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { wayHtml } from '#site/features/nearby/way.html.ts'

/** The nearest of its kind, with the way there. */
export function nearestSection({ lang, input: { listing, nearest } }: PageContext<'listing'>): Html | undefined {
  if (nearest.length === 0) return undefined
  const title = translator(lang)('listing:listing.nearest', { type: typeName(lang, listing.dtype) })
  return html`
    <section class="section" aria-labelledby="nearest-title">
      <h2 id="nearest-title">${icon(TYPE_ICONS[listing.dtype])}${title}</h2>
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
