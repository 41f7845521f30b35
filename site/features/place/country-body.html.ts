import { html, type Html } from '#core/i18n/html.ts'
import { resultsHref } from '#core/domain/links.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import { typeName } from '#core/text/type-names.ts'
import type { CountryInput } from '#data/index/inputs.ts'
import { icon, TYPE_ICONS } from '#site/ui/icons/icon.ts'
import { alternativesBlock } from '#site/ui/blocks/alternatives.html.ts'
import { explanation } from '#site/ui/blocks/explanation.html.ts'
import { linkSetsBlock } from '#site/ui/blocks/link-sets.html.ts'
import { bdi } from '#site/ui/blocks/names.html.ts'
import { countryNumbersText } from '#site/ui/blocks/numbers.page.ts'
import { picture } from '#site/ui/blocks/pictures.ts'
import { readMore } from '#site/ui/blocks/read-more.html.ts'
import { shareRow } from '#site/ui/blocks/share-row.html.ts'
import { typeSections } from '#site/ui/blocks/type-sections.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { cityList } from './cities.html.ts'
import { cityDots, isNarrow } from './city-dots.html.ts'
import { whatIsDrawn } from './hero.html.ts'

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
        <div class="country-map${isNarrow(input.cities) && ' is-narrow'}">
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

/** Links to the lists of each type; the lead has the numbers. */
function typeLinks(lang: Lang, { stats, place }: CountryInput): Html | undefined {
  if (stats.length === 0) return undefined
  const items = stats.map(
    ({ dtype }) => html`
      <li><a href="${resultsHref(lang, place, dtype)}">${icon(TYPE_ICONS[dtype])}${typeName(lang, dtype)}</a></li>
    `,
  )
  return html`
    <nav class="chip-row country-types" aria-label="${translator(lang)('places:results.tabs')}">
      <ul class="cluster chips">
        ${items}
      </ul>
    </nav>
  `
}
