import { isOfCommunity } from '#core/domain/business-kinds.ts'
import { html, type Html } from '#core/i18n/html.ts'
import { resultsHref } from '#core/domain/links.ts'
import { textIn } from '#core/terms/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import { seeAll, typeLongName } from '#core/text/type-names.ts'
import type { TypeSection } from '#data/index/inputs.ts'
import type { PlaceRef } from '#data/index/shown-parts.ts'
import { listingGrid, sharedKashrut, type CardContext } from '#site/ui/cards/grids.html.ts'
import { kindOf, type Centre } from '#site/ui/cards/listing-card.ts'
import { icon } from '#site/ui/icons/icon.ts'

interface SectionsLook {
  /** For cards that say how far from there they are, and in which direction. */
  centre?: Centre | undefined
}

/** The first listings of each type of a place, with links to all where there are more. */
export function typeSections(
  context: CardContext,
  place: PlaceRef,
  sections: readonly TypeSection[],
  { centre }: SectionsLook = {},
): Html {
  const t = translator(context.lang)
  const isUnchecked = sections.some(({ cards }) => cards.some(({ unchecked }) => unchecked))
  const arrows =
    centre && sections.length > 0 && t.html('places:results.arrows', { place: textIn(context.lang, place.names) })
  return html`
    <div class="kinds">${inRows(sections).map((section) => typeSection(context, place, section, centre))}</div>
    ${(arrows || isUnchecked) && html`<p class="fine">${arrows} ${isUnchecked && t('common:uncheckedNote')}</p>`}
  `
}

/** Community places are not called shops where none of them is one. */
export const sectionName = (lang: Lang, { dtype, total, cards }: TypeSection, nameOf = typeLongName): string =>
  dtype === 232 && total === cards.length && cards.every(isOfCommunity)
    ? translator(lang)('places:place.communityPlaces')
    : nameOf(lang, dtype)

const CARDS_IN_ROW = 3

/** A section with fewer cards than a row has is followed by later ones that fit beside it. */
function inRows(sections: readonly TypeSection[]): TypeSection[] {
  const left = [...sections]
  const placed: TypeSection[] = []
  let room = 0
  while (left.length > 0) {
    const fits = left.findIndex(({ cards }) => cards.length <= room)
    const [next] = left.splice(Math.max(fits, 0), 1)
    placed.push(next!)
    room = (fits < 0 ? CARDS_IN_ROW : room) - next!.cards.length
  }
  return placed
}

function typeSection(context: CardContext, place: PlaceRef, section: TypeSection, centre: Centre | undefined): Html {
  const { lang } = context
  const { dtype, total, cards } = section
  const id = `type-${dtype}`
  const isCountry = place.kind === 'country'
  const name = sectionName(lang, section)
  const shared = sharedKashrut(context, cards)
  const kashrut =
    shared &&
    html`<p class="fine above-3">${translator(lang).html('places:nearby.page.unlessStated', { kashrut: shared })}</p>`
  const title = html`<h2 id="${id}-title">${icon(kindOf(cards[0]!).icon)}${name}</h2>`
  const more =
    total > cards.length &&
    html`
      <a class="more-link" href="${resultsHref(lang, place, dtype)}"
        ><span>${seeAll(lang, total)}<span class="visually-hidden">: ${name}</span></span
        >${icon('arrow')}</a
      >
    `
  return html`
    <section class="section" id="${id}" aria-labelledby="${id}-title">
      <div class="cluster section-head">${title} ${more}</div>
      ${listingGrid(context, cards, { town: isCountry, isBrief: isCountry, centre, threes: true, shared })} ${kashrut}
    </section>
  `
}
