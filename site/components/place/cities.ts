import { html, type Html } from '#core/domain/html.ts'
import { textIn } from '#core/domain/localized.ts'
import { numberText } from '#core/i18n/formats.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { say } from '#core/i18n/say.ts'
import { translator } from '#core/i18n/translate.ts'
import { typeName } from '#core/i18n/type-names.ts'
import type { CountryInput } from '#data/index/inputs.ts'
import { findBox } from '#site/components/shared/find-box.ts'
import { growButton } from '#site/components/shared/grow-button.ts'
import { placeLink } from '#site/components/shared/place-link.ts'

type CityOf = CountryInput['cities'][number]

function cityItem(lang: Lang, { place, total, stats }: CityOf): Html {
  const types = stats.flatMap(({ dtype, count }) =>
    count > 0 ? `${typeName(lang, dtype)} ${numberText(lang, count)}` : [],
  )
  const count = total > 0 && html`<span class="quiet">${say(lang, 'common:listingCount', { count: total })}</span>`
  return html`
    <li>
      ${placeLink(lang, place)}${count}${types.length > 0 && html`<span class="city-types">${types.join(' · ')}</span>`}
    </li>
  `
}

/** Fewer are found at a glance. */
const MANY = 12

/** The cities of a country: those with listings, the most first, then the others by name. */
export function citiesSection(lang: Lang, { cities }: CountryInput): Html | undefined {
  if (cities.length === 0) return undefined
  const t = translator(lang)
  const full = cities.filter(({ total }) => total > 0)
  const others = cities
    .filter(({ total }) => total === 0)
    .sort((one, other) => textIn(lang, one.place.names).localeCompare(textIn(lang, other.place.names), lang))
  return html`
    <section class="section" id="cities" aria-labelledby="cities-title">
      <div class="cluster section-head">
        <h2 id="cities-title">${t('places:place.citiesTitle')}</h2>
        ${cities.length > MANY && findBox(lang, '#cities li')}
      </div>
      ${full.length > 0 && cityList(lang, full, 'is-full')}
      ${
        others.length > 0 &&
        html`${full.length > 0 && html`<h3>${t('places:place.otherCities')}</h3>`}${cityList(lang, others, '')}`
      }
    </section>
  `
}

const SHOWN = 12

function cityList(lang: Lang, cities: readonly CityOf[], look: string): Html {
  const items = cities.map((city) => cityItem(lang, city))
  if (cities.length <= SHOWN)
    return html`<ul class="city-list ${look}">
      ${items}
    </ul>`
  return html`
    <ul class="city-list ${look}" data-first="${SHOWN}" data-more="${SHOWN}">
      ${items}
    </ul>
    ${growButton(lang, false)}
  `
}
