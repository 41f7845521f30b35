import { attribute, html, type Html } from '#core/i18n/html.ts'
import { pageHref, placeHref, resultsHref, worldHref } from '#core/domain/links.ts'
import { ALL_TYPES, type WorldType } from '#core/terms/directory.ts'
import { textIn } from '#core/terms/localized.ts'
import { numberText } from '#core/text/values.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { translator } from '#core/i18n/translate.ts'
import { seeAll, typeLongName } from '#core/text/type-names.ts'
import type { WorldCountry, WorldInput } from '#data/index/inputs.ts'
import type { PlaceRef } from '#data/index/shown-parts.ts'
import { bdi } from '#site/ui/blocks/names.html.ts'
import { typeTabs } from '#site/ui/blocks/type-tabs.html.ts'
import { listingGrid, type CardContext } from '#site/ui/cards/grids.html.ts'
import { icon } from '#site/ui/icons/icon.ts'

/** The types whose listings have a name in the plural. */
const COUNTED = [228, 230, 231, 237] as const
/** So many countries stand above the list. */
const LARGEST = 8

export const worldTitle = (lang: Lang, dtype: WorldType): string =>
  dtype === ALL_TYPES ? translator(lang)('common:nav.destinations') : typeLongName(lang, dtype)

/** How many there are, and in how many countries. */
export function worldLead(lang: Lang, { dtype, total, countries }: WorldInput): string {
  const t = translator(lang)
  if (total === 0) return t('places:world.none')
  const count = countries.length
  if (dtype === ALL_TYPES) return t('places:world.leadAll', { total: numberText(lang, total), count })
  const counted = COUNTED.find((type) => type === dtype)
  const named = counted ? t(`places:home.numbers.t${counted}`, { count: total }) : numberText(lang, total)
  return t('places:world.lead', { total: named, count })
}

/** The page's type among the others. */
export function worldTabs(lang: Lang, { dtype, types }: WorldInput): Html {
  const isAll = dtype === ALL_TYPES
  const all = translator(lang)('common:search.all')
  return typeTabs(lang, {
    types: types.map((type) => ({ dtype: type })),
    current: dtype,
    hrefOf: (type) => worldHref(lang, type),
    first: html`
      <a href="${worldHref(lang, ALL_TYPES)}" ${attribute('aria-current', isAll && 'page')}>${icon('globe')}${all}</a>
    `,
  })
}

/** The best-known sites, where a list has them. */
export function worldBest(context: CardContext, { best }: WorldInput): Html | undefined {
  if (best.length === 0) return undefined
  const title = translator(context.lang)('places:world.best')
  return html`
    <section class="section world-best" aria-labelledby="best-title">
      <h2 class="section-head" id="best-title">${title}</h2>
      ${listingGrid(context, best, { town: true, isBrief: true })}
    </section>
  `
}

/** Ways on from a type of which there is nothing. */
function worldEmpty(lang: Lang): Html {
  const add = MESSAGES[lang].listing.owners.links.add
  return html`
    <p class="cluster gap-3 above-5">
      <a class="button" href="${worldHref(lang, ALL_TYPES)}"
        >${icon('globe')}${translator(lang)('common:nav.destinations')}</a
      >
      <a class="button is-quiet" href="${pageHref(lang, 'addPlace')}">${add}</a>
    </p>
  `
}

/** Links to the largest countries, then those with most of all, then the others by name, with their first cities. */
export function worldList(lang: Lang, { dtype, countries }: WorldInput): Html {
  if (countries.length === 0) return worldEmpty(lang)
  const hrefOf = (place: PlaceRef) => (dtype === ALL_TYPES ? placeHref(lang, place) : resultsHref(lang, place, dtype))
  const byName = countries.toSorted((a, b) => nameOf(lang, a).localeCompare(nameOf(lang, b), lang))
  const largest = countries.length > LARGEST && largestCountries(lang, countries, hrefOf)
  const isApart = ({ isLarge }: WorldCountry) => largest !== false && isLarge === true
  const sections = (shown: readonly WorldCountry[]) => shown.map((country) => countrySection(lang, country, hrefOf))
  const apart = countries.filter(isApart)
  return html`${largest} ${apart.length > 0 && html`<div class="world-large">${sections(apart)}</div>`}
    <div class="world">${sections(byName.filter((country) => !isApart(country)))}</div>`
}

const nameOf = (lang: Lang, { place }: WorldCountry): string => textIn(lang, place.names)

function largestCountries(lang: Lang, countries: readonly WorldCountry[], hrefOf: (place: PlaceRef) => string): Html {
  const items = countries.slice(0, LARGEST).map(
    ({ place, total }) => html`
      <li>
        <a href="${hrefOf(place)}">${bdi(lang, place.names)} <span class="count">${numberText(lang, total)}</span></a>
      </li>
    `,
  )
  return html`
    <nav class="below-5 chip-row world-chips" aria-label="${translator(lang)('places:world.largest')}">
      <ul class="cluster chips">
        ${items}
      </ul>
    </nav>
  `
}

function countrySection(lang: Lang, country: WorldCountry, hrefOf: (place: PlaceRef) => string): Html {
  const { place, total, cities, towns } = country
  const id = `${place.country}-title`
  const more =
    towns > cities.length &&
    html`
      <a class="more-link" href="${hrefOf(place)}"
        ><span>${seeAll(lang, total)}<span class="visually-hidden">: ${nameOf(lang, country)}</span></span
        >${icon('arrow')}</a
      >
    `
  return html`
    <section class="world-country" aria-labelledby="${id}">
      <h2 id="${id}">${line(lang, { place, count: total }, hrefOf)}</h2>
      <ul>
        ${cities.map((city) => html`<li>${line(lang, city, hrefOf)}</li>`)}
      </ul>
      ${more}
    </section>
  `
}

/** A place with its number of listings. */
function line(lang: Lang, { place, count }: { place: PlaceRef; count: number }, hrefOf: (place: PlaceRef) => string) {
  const name = bdi(lang, place.names)
  return html`
    ${place.hasPage ? html`<a href="${hrefOf(place)}">${name}</a>` : html`<span>${name}</span>`}
    <span class="count">${numberText(lang, count)}</span>
  `
}
