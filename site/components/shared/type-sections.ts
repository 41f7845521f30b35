import { html, type Html } from '#core/domain/html.ts'
import { resultsHref } from '#core/domain/links.ts'
import { translator } from '#core/i18n/translate.ts'
import { seeAll, typeLongName } from '#core/i18n/type-names.ts'
import type { TypeSection } from '#data/index/inputs.ts'
import type { PlaceRef } from '#data/index/shown-parts.ts'
import { icon, TYPE_ICONS } from '#site/components/icons/icon.ts'
import { listingGrid, type CardContext } from '#site/components/cards/grids.ts'

/** The first listings of each type of a place, with links to all where there are more; none of samples alone. */
export function typeSections(context: CardContext, place: PlaceRef, sections: readonly TypeSection[]): Html {
  const { lang } = context
  const isUnchecked = sections.some(({ cards }) => cards.some(({ unchecked }) => unchecked))
  return html`
    <div class="kinds">
      ${withListings(sections).map(({ dtype, total, cards }) => {
        const id = `type-${dtype}`
        return html`
          <section class="section" id="${id}" aria-labelledby="${id}-title">
            <div class="cluster section-head">
              <h2 id="${id}-title">${icon(TYPE_ICONS[dtype])}${typeLongName(lang, dtype)}</h2>
              ${
                total > cards.length &&
                html`
                  <a class="more-link" href="${resultsHref(lang, place, dtype)}"
                    ><span
                      >${seeAll(lang, total)}<span class="visually-hidden">: ${typeLongName(lang, dtype)}</span></span
                    >${icon('arrow')}</a
                  >
                `
              }
            </div>
            ${listingGrid(context, cards, { town: place.kind === 'country', threes: true })}
          </section>
        `
      })}
    </div>
    ${isUnchecked && html`<p class="fine">${translator(lang)('common:uncheckedNote')}</p>`}
  `
}

export const withListings = <T extends { total: number }>(sections: readonly T[]): T[] =>
  sections.filter(({ total }) => total > 0)
