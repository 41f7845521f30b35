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

type HrefOf = (place: PlaceRef) => string

/** The countries with most of all, then the others by name with their first cities, last those with one city. */
export function worldList(lang: Lang, { dtype, countries }: WorldInput): Html {
  if (countries.length === 0) return worldEmpty(lang)
  const hrefOf = (place: PlaceRef) => (dtype === ALL_TYPES ? placeHref(lang, place) : resultsHref(lang, place, dtype))
  const t = translator(lang)
  const isMany = countries.length > LARGEST
  const isApart = ({ isLarge }: WorldCountry) => isMany && isLarge === true
  const others = countries
    .filter((country) => !isApart(country))
    .toSorted((a, b) => nameOf(lang, a).localeCompare(nameOf(lang, b), lang))
  const small = others.filter(({ towns }) => towns === 1)
  const large = others.filter(({ towns }) => towns !== 1)
  const sections = (shown: readonly WorldCountry[]) => shown.map((country) => countrySection(lang, country, hrefOf))
  const apart = isMany && [largestCountries(lang, countries, hrefOf), ...sections(countries.filter(isApart))]
  return html`${group('most', t('places:world.largest'), apart)}
  ${group('by-name', t('places:world.byName'), large.length > 0 && sections(large))}
  ${group('one-city', t('places:world.oneCity'), small.length > 0 && oneCityList(lang, small, hrefOf))}`
}

function group(name: string, title: string, content: Html | readonly Html[] | false): Html | false {
  const id = `world-${name}-title`
  return (
    content !== false &&
    html`
      <section class="section world-group" aria-labelledby="${id}">
        <h2 id="${id}">${title}</h2>
        ${content}
      </section>
    `
  )
}

const nameOf = (lang: Lang, { place }: WorldCountry): string => textIn(lang, place.names)

function largestCountries(lang: Lang, countries: readonly WorldCountry[], hrefOf: HrefOf): Html {
  const items = countries.slice(0, LARGEST).map(
    ({ place, total }) => html`
      <li>
        <a href="${hrefOf(place)}">${bdi(lang, place.names)} <span class="count">${numberText(lang, total)}</span></a>
      </li>
    `,
  )
  return html`
    <nav class="below-5 chip-row world-chips" aria-labelledby="world-most-title">
      <ul class="cluster chips">
        ${items}
      </ul>
    </nav>
  `
}

function countrySection(lang: Lang, country: WorldCountry, hrefOf: HrefOf): Html {
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
      <h3 id="${id}">${line(lang, { place, count: total }, hrefOf)}</h3>
      <ul>
        ${cities.map((city) => html`<li>${line(lang, city, hrefOf)}</li>`)}
      </ul>
      ${more}
    </section>
  `
}

/** A line for each country, with its city. */
const oneCityList = (lang: Lang, countries: readonly WorldCountry[], hrefOf: HrefOf) => html`
  <ul class="world-one-city">
    ${countries.map(
      ({ place, cities }) => html`
        <li>
          <strong>${name(lang, place, hrefOf)}</strong>
          ${cities.map((city) => line(lang, city, hrefOf))}
        </li>
      `,
    )}
  </ul>
`

const name = (lang: Lang, place: PlaceRef, hrefOf: HrefOf): Html =>
  place.hasPage
    ? html`<a href="${hrefOf(place)}">${bdi(lang, place.names)}</a>`
    : html`<span>${bdi(lang, place.names)}</span>`

/** A place with its number of listings. */
const line = (lang: Lang, { place, count }: { place: PlaceRef; count: number }, hrefOf: HrefOf): Html => html`
  ${name(lang, place, hrefOf)}
  <span class="count">${numberText(lang, count)}</span>
`
