import { html, type Html } from '#core/domain/html.ts'
import { resultsHref } from '#core/domain/links.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import { typeName } from '#core/i18n/type-names.ts'
import type { CountryInput } from '#data/index/inputs.ts'
import { icon, TYPE_ICONS } from '#site/components/icons/icon.ts'
import { alternativesBlock } from '#site/components/shared/alternatives.ts'
import { explanation } from '#site/components/shared/explanation.ts'
import { linkSetsBlock } from '#site/components/shared/link-sets.ts'
import { bdi } from '#site/components/shared/names.ts'
import { countryNumbersText } from '#site/components/shared/numbers.ts'
import { picture } from '#site/components/shared/pictures.ts'
import { readMore } from '#site/components/shared/read-more.ts'
import { shareRow } from '#site/components/shared/share-row.ts'
import { typeSections } from '#site/components/shared/type-sections.ts'
import type { PageContext } from '#site/render/page.ts'
import { cityList } from './cities.ts'
import { cityDots } from './city-dots.ts'
import { whatIsDrawn } from './hero.ts'
import { kindCount } from './kind-count.ts'

/** The page of a country: what it has, its cities with their next candle lighting, a map of them, and lists. */
export function countryBody(page: PageContext<'place'>, input: CountryInput): Html {
  const { lang } = page
  const { place, drawing, total, alternatives } = input
  const t = translator(lang)
  const alt = whatIsDrawn(lang, place, { drawing, total })
  return html`
    <div class="hero">
      <div class="wrap country">
        <div>
          <p class="eyebrow">${t('places:place.guide')}</p>
          <h1>${bdi(lang, place.names)}</h1>
          <p class="lead above-2">${countryNumbersText(lang, input)}</p>
          ${place.about && readMore(lang, place.about)}
          ${alternatives && html`<div class="above-4">${alternativesBlock(lang, alternatives)}</div>`}
        </div>
        ${typeLinks(lang, input)} ${cityList(lang, input)}
        <div class="country-map">
          ${picture(drawing.key, { sizes: '', lead: true, alt })}${cityDots(lang, input.cities)}
        </div>
      </div>
    </div>
    <div class="wrap">
      ${typeSections(page, place, input.sections)} ${linkSetsBlock(lang, input.linkSets)} ${shareRow(page)}
      ${explanation(lang)}
    </div>
  `
}

/** Links to the lists of each type, with the number of listings. */
function typeLinks(lang: Lang, { stats, place }: CountryInput): Html | undefined {
  if (stats.length === 0) return undefined
  const items = stats.map(
    ({ dtype, count }) => html`
      <li>
        <a href="${resultsHref(lang, place, dtype)}"
          >${icon(TYPE_ICONS[dtype])}${kindCount(lang, { name: typeName(lang, dtype), count })}</a
        >
      </li>
    `,
  )
  return html`
    <nav class="country-types" aria-labelledby="listed">
      <p class="quiet below-2" id="listed">${translator(lang)('places:place.statsTitle')}</p>
      <ul class="cluster chips">
        ${items}
      </ul>
    </nav>
  `
}
