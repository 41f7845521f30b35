import { html, type Html } from '#core/domain/html.ts'
import { textIn } from '#core/domain/localized.ts'
import { numberText } from '#core/i18n/formats.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { say } from '#core/i18n/say.ts'
import { translator } from '#core/i18n/translate.ts'
import { typeName } from '#core/i18n/type-names.ts'
import type { CountryInput } from '#data/index/inputs.ts'
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

/** The cities of a country by name: first those with listings and their number, then the others. */
export function citiesSection(lang: Lang, { cities }: CountryInput): Html | undefined {
  if (cities.length === 0) return undefined
  const t = translator(lang)
  const sorted = [...cities].sort((one, other) =>
    textIn(lang, one.place.names).localeCompare(textIn(lang, other.place.names), lang),
  )
  const items = (list: readonly CityOf[]) => list.map((city) => cityItem(lang, city))
  const full = sorted.filter(({ total }) => total > 0)
  const others = sorted.filter(({ total }) => total === 0)
  return html`
    <section class="section" id="cities" aria-labelledby="cities-title">
      <div class="cluster section-head"><h2 id="cities-title">${t('places:place.citiesTitle')}</h2></div>
      ${
        full.length > 0 &&
        html`
          <ul class="city-list is-full">
            ${items(full)}
          </ul>
        `
      }
      ${
        others.length > 0 &&
        html`
          ${full.length > 0 && html`<h3>${t('places:place.otherCities')}</h3>`}
          <ul class="city-list">
            ${items(others)}
          </ul>
        `
      }
    </section>
  `
}
