import { html, type Html } from '#core/i18n/html.ts'
import { placeHref } from '#core/domain/links.ts'
import { numberText } from '#core/text/values.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { CityInput, PlaceDetail } from '#data/index/inputs.ts'
import { bdi } from '#site/ui/blocks/names.html.ts'
import { readMore } from '#site/ui/blocks/read-more.html.ts'
import { feedLinks } from './feeds.html.ts'

/** What the gazetteer and we say of a city, in few lines. */
export function aboutCity(lang: Lang, input: CityInput): Html {
  const { place } = input
  return html`
    <div class="section about">
      ${place.about && readMore(lang, place.about)} ${cityFacts(lang, place)} ${feedLinks(lang, input)}
    </div>
  `
}

/** Region and country, population, elevation and time zone in one line. */
export function cityFacts(lang: Lang, { population, region, parent, elevationMetres, timeZone }: PlaceDetail): Html {
  const t = translator(lang)
  const country = parent && bdi(lang, parent.names)
  const facts = [
    region && bdi(lang, region),
    parent?.hasPage ? html`<a href="${placeHref(lang, parent)}">${country}</a>` : country,
    population > 0 && html`${t('places:place.population')}: ${numberText(lang, population)}`,
    elevationMetres > 0 && html`${t('places:place.elevation')}: ${elevation(lang, elevationMetres)}`,
    html`${t('places:place.timeZone')}: <bdi dir="ltr">${timeZone}</bdi>`,
  ].filter((fact) => fact !== undefined && fact !== false)
  return html`<p class="quiet above-2">${facts.map((fact, at) => html`${at > 0 && ' · '}${fact}`)}</p>`
}

const FEET_PER_METRE = 3.28084

/** In both units; CSS shows the visitor's. */
function elevation(lang: Lang, metres: number): Html {
  const t = translator(lang)
  const feet = Math.round(metres * FEET_PER_METRE)
  return html`<bdi class="in-km">${t('places:place.metres', { count: metres })}</bdi
    ><bdi class="in-miles">${t('places:place.feet', { count: feet })}</bdi>`
}
