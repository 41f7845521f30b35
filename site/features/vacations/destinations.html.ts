import { attribute, html, type Html } from '#core/i18n/html.ts'
import { travelHref } from '#core/domain/links.ts'
import { textIn } from '#core/terms/localized.ts'
import { numberText } from '#core/text/values.ts'
import { LANGUAGES, type Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { formatCount } from '#core/i18n/format.ts'
import type { Destination } from '#data/index/inputs.ts'
import { bdi } from '#site/ui/blocks/names.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

type Page = PageContext<'vacations'>

export function destinationsSection({ lang, input }: Page): Html | undefined {
  if (input.destinations.length === 0) return undefined
  const { page } = MESSAGES[lang].travel.vacations
  return html`
    <section class="section" aria-labelledby="destinations-title">
      <h2 id="destinations-title">${page.destinations}</h2>
      <ul class="destination-groups">
        ${byCountry(lang, input.destinations).map(
          (group) =>
            html`<li>
              <ul class="city-list">
                ${group.map((destination) => item(lang, destination, group))}
              </ul>
            </li>`,
        )}
      </ul>
    </section>
  `
}

function item(lang: Lang, { place, count }: Destination, group: readonly Destination[]): Html {
  const { page } = MESSAGES[lang].travel.vacations
  const name = bdi(lang, place.names)
  const link = place.hasPage ? html`<a href="${travelHref(lang, place)}">${name}</a>` : name
  const isWithin = group[0]!.place !== place
  const counts = html`
    <span class="count" aria-hidden="true">${numberText(lang, count)}</span
    ><span class="visually-hidden">${formatCount(lang, page, 'counts', count)}</span>
  `
  return html`
    <li ${attribute('class', place.kind === 'city' && (isWithin ? 'is-city is-within' : 'is-city'))}>
      ${link}${count > 0 && counts}
    </li>
  `
}

/** Each country with its cities, and cities whose country has no page: in alphabetical order. */
function byCountry(lang: Lang, destinations: readonly Destination[]): Destination[][] {
  const { compare } = new Intl.Collator(LANGUAGES[lang].locale)
  const sorted = destinations.toSorted((a, b) => compare(textIn(lang, a.place.names), textIn(lang, b.place.names)))
  const countries = Map.groupBy(sorted, ({ place }) => place.country)
  const groups = [...countries.values()].flatMap((group) => {
    const country = group.find(({ place }) => place.kind === 'country')
    return country
      ? [[country, ...group.filter((destination) => destination !== country)]]
      : group.map((city) => [city])
  })
  return groups.toSorted(([a], [b]) => compare(textIn(lang, a!.place.names), textIn(lang, b!.place.names)))
}
