import { html, type Html } from '#core/i18n/html.ts'
import { translator } from '#core/i18n/translate.ts'
import { listingGrid } from '#site/ui/cards/grids.html.ts'
import { placeLink } from '#site/ui/blocks/place-link.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

/** What an authority supervises, by place; or that nothing here is known of it. */
export function authorityPlaces(page: PageContext<'authority'>): Html {
  const { lang, input } = page
  const t = translator(lang)
  const title = t('listing:authority.places')
  if (input.sections.length === 0)
    return html`
      <section class="section" aria-labelledby="places-title">
        <h2 id="places-title">${title}</h2>
        <p>${t('listing:authority.none')}</p>
      </section>
    `
  return html`
    ${input.sections.map(
      ({ place, cards }) => html`
        <section class="section" aria-labelledby="place-${place.id}">
          <h2 id="place-${place.id}">${title}: ${placeLink(lang, place)}</h2>
          ${listingGrid(page, cards, { threes: true })}
        </section>
      `,
    )}
    <p class="fine">${t('listing:authority.check')}</p>
  `
}
