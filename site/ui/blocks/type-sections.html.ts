import { isOfCommunity } from '#core/domain/business-kinds.ts'
import { html, type Html } from '#core/i18n/html.ts'
import { distanceKm } from '#core/domain/distance.ts'
import { resultsHref } from '#core/domain/links.ts'
import { isPlaced } from '#core/domain/placed.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import { seeAll, typeLongName } from '#core/text/type-names.ts'
import type { ListingCard, TypeSection } from '#data/index/inputs.ts'
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
  const shown = centre ? sections.map((section) => nearestFirst(section, centre)) : sections
  return html`
    <div class="kinds">${inRows(shown).map((section) => typeSection(context, place, section, centre))}</div>
    ${isUnchecked && html`<p class="fine">${t('common:uncheckedNote')}</p>`}
  `
}

/** Synagogues and heritage sites, of which some are known all over the world. */
const BY_IMPORTANCE: ReadonlySet<number> = new Set([231, 237])

function nearestFirst(section: TypeSection, centre: Centre): TypeSection {
  return BY_IMPORTANCE.has(section.dtype) ? section : { ...section, cards: byDistance(section, centre) }
}

/** The ones of which only the town is known come last. */
function byDistance({ cards }: TypeSection, { at: [lng, lat] }: Centre): ListingCard[] {
  const kmTo = (card: ListingCard) =>
    isPlaced(card) ? distanceKm(lat, lng, card.position[1], card.position[0]) : Number.MAX_VALUE
  return [...cards].sort((a, b) => kmTo(a) - kmTo(b))
}

/** Says why the nearest are not the first. */
function orderNote(lang: Lang, section: TypeSection, centre: Centre | undefined): Html | false {
  const isByDistance = !centre || byDistance(section, centre).every((card, at) => card === section.cards[at])
  return !isByDistance && html`<p class="fine above-3">${translator(lang)('places:place.kindsOrder')}</p>`
}

/** Community places are not called shops where none of them is one, and one mission is no list of them. */
export function sectionName(lang: Lang, { dtype, total, cards }: TypeSection, nameOf = typeLongName): string {
  if (dtype === 233 && total === 1) return translator(lang)('places:place.oneMission')
  return dtype === 232 && total === cards.length && cards.every(isOfCommunity)
    ? translator(lang)('places:place.communityPlaces')
    : nameOf(lang, dtype)
}

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
  // Those of a community have no kashrut.
  const others = cards.filter((card) => !isOfCommunity(card))
  const shared = sharedKashrut(context, others)
  const note = `places:nearby.page.${others.length < cards.length ? 'unlessStatedFood' : 'unlessStated'}` as const
  const kashrut = shared && html`<p class="fine above-3">${translator(lang).html(note, { kashrut: shared })}</p>`
  const title = html`<h2 id="${id}-title">${icon(kindOf(others[0] ?? cards[0]!).icon)}${name}</h2>`
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
      ${listingGrid(context, cards, { town: isCountry, isBrief: isCountry, centre, threes: true, shared })}
      ${orderNote(lang, section, centre)} ${kashrut}
    </section>
  `
}
