import { html, type Html } from '#core/domain/html.ts'
import { numberText } from '#core/i18n/formats.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { CountryInput } from '#data/index/inputs.ts'
import { factList } from '#site/components/shared/fact-list.ts'

/** Numbers of cities and listings; the data has no population of countries. */
export function countryFacts(lang: Lang, input: CountryInput): Html {
  const t = translator(lang)
  const facts = [
    [t('places:place.citiesTitle'), input.cities.length],
    [t('texts:countListings'), input.total],
  ] as const
  return factList(facts.map(([name, count]) => [name, html`${numberText(lang, count)}`]))
}
