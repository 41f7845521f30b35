import { html, type Html } from '#core/i18n/html.ts'
import { travelHref } from '#core/domain/links.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { TravelInput } from '#data/index/inputs.ts'
import { bdi } from '#site/ui/blocks/names.html.ts'
import { offerRows } from './offer-rows.html.ts'

/** Group B: one list for a city; for a country, one per city. */
export function moreOffers(lang: Lang, { place, features }: TravelInput): Html | undefined {
  if (features.b.length === 0) return undefined
  const title = translator(lang)('places:place.moreFeatures')
  if (place.kind === 'city')
    return html`
      <h3>${title}</h3>
      ${offerRows(lang, features.b)}
    `
  const byCity = Map.groupBy(features.b, ({ place: city }) => city.id)
  return html`
    <h3>${title}</h3>
    ${[...byCity.values()].map((cards) => {
      const city = cards[0]!.place
      const name = bdi(lang, city.names)
      const link = city.hasPage ? html`<a href="${travelHref(lang, city)}">${name}</a>` : name
      return html`
        <h4>${link}</h4>
        ${offerRows(lang, cards)}
      `
    })}
  `
}
