import { html, type Html } from '#core/domain/html.ts'
import { placeHref } from '#core/domain/links.ts'
import { numberText } from '#core/i18n/formats.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { PlaceDetail } from '#data/index/inputs.ts'
import { factList } from '#site/components/shared/fact-list.ts'
import { bdi } from '#site/components/shared/names.ts'

/** Population, elevation, time zone, region and country. */
export function cityFacts(lang: Lang, place: PlaceDetail): Html {
  const t = translator(lang)
  const { population, region, parent, elevationMetres, timeZone } = place
  const facts: [string, Html][] = []
  if (parent) {
    const name = bdi(lang, parent.names)
    facts.push([
      t('places:place.country'),
      parent.hasPage ? html`<a href="${placeHref(lang, parent)}">${name}</a>` : name,
    ])
  }
  if (region) facts.push([t('places:place.region'), bdi(lang, region)])
  if (population > 0) {
    facts.push([t('places:place.population'), html`${numberText(lang, population)}`])
  }
  facts.push([t('places:place.timeZone'), html`<bdi dir="ltr">${timeZone}</bdi>`])
  if (elevationMetres > 0) {
    const metres = t('places:place.metres', { count: elevationMetres })
    facts.push([t('places:place.elevation'), html`<bdi>${metres}</bdi>`])
  }
  return factList(facts)
}
