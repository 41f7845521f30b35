import { attribute, html, type Html } from '#core/domain/html.ts'
import { travelHref } from '#core/domain/links.ts'
import { numberText } from '#core/i18n/formats.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { counted } from '#core/i18n/plural.ts'
import type { Destination } from '#data/index/inputs.ts'
import { bdi } from '#site/components/shared/names.ts'
import type { PageContext } from '#site/render/page.ts'

type Page = PageContext<'vacations'>

export function destinationsSection({ lang, input }: Page): Html | undefined {
  if (input.destinations.length === 0) return undefined
  const { page } = MESSAGES[lang].travel.vacations
  return html`
    <section class="section" aria-labelledby="destinations-title">
      <h2 id="destinations-title">${page.destinations}</h2>
      <ul class="city-list is-grouped">
        ${byCountry(input.destinations).map(({ place, count, isWithin }) => {
          const name = bdi(lang, place.names)
          const link = place.hasPage ? html`<a href="${travelHref(lang, place)}">${name}</a>` : name
          return html`
            <li ${attribute('class', isWithin && 'is-within')}>
              ${link}${
                count > 0 &&
                html`
                  <span class="count" aria-hidden="true">${numberText(lang, count)}</span
                  ><span class="visually-hidden">${counted(lang, page, 'counts', count)}</span>
                `
              }
            </li>
          `
        })}
      </ul>
    </section>
  `
}

/** Countries with their cities below them, those with the most offers first. */
function byCountry(destinations: readonly Destination[]) {
  const groups = Map.groupBy(destinations, ({ place }) => place.country)
  return [...groups.values()].flatMap((group) => {
    const countries = group.filter(({ place }) => place.kind === 'country')
    const cities = group.filter(({ place }) => place.kind === 'city')
    return [...countries, ...cities.map((city) => ({ ...city, isWithin: countries.length > 0 }))]
  }) as readonly (Destination & { isWithin?: boolean })[]
}
