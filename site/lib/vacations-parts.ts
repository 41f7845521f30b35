import { fill } from '#core/i18n/fill.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { vacationsHref } from '#core/domain/vacations-url.ts'
import { counted } from '#core/i18n/plural.ts'
import { categoryGrid, featureGrid } from '#site/components/cards/grids.ts'
import { numberText } from './formats.ts'
import { pageUrl } from './head.ts'
import { html, type Html } from './html.ts'
import { icon } from './icon.ts'
import { travelHref } from './links.ts'
import { bdi } from './names.ts'
import type { PageContext } from './page.ts'
import { itemList, listItems } from './structured.ts'

type Page = PageContext<'vacations'>

/** The kinds of vacations, each under its picture with the number of its offers. */
export function kindsSection({ lang, input }: Page): Html | undefined {
  if (input.categories.length === 0) return undefined
  const { page } = MESSAGES[lang].travel.vacations
  return html`
    <section class="section" aria-labelledby="kinds-title">
      <h2 id="kinds-title">${page.kinds}</h2>
      ${categoryGrid(lang, input.categories)}
    </section>
  `
}

/** The first offers, and how many there are; a search shows its own in their place. */
export function offersSection({ lang, input }: Page): Html {
  const { page } = MESSAGES[lang].travel.vacations
  const { features, total, samples } = input
  if (total === 0) return html`<p class="notice vacation-offers">${icon('info')}<span>${page.none}</span></p>`
  const real = features.filter(({ sample }) => !sample).length
  const count =
    real > 0
      ? fill(page.someOf, {
          count: numberText(lang, real),
          total: numberText(lang, total - samples),
        })
      : MESSAGES[lang].travel.categories.samples
  const all = vacationsHref(lang, { text: '', destination: 0, page: 1 })
  const more = html`<p class="vacation-all"><a class="button" href="${all}">${page.all}</a></p>`
  return html`
    <section class="section vacation-offers" aria-labelledby="offers-title">
      <div class="section-head">
        <h2 id="offers-title">${page.offers}</h2>
        <p class="is-muted">${count}</p>
      </div>
      ${featureGrid(lang, features)} ${total > features.length && more}
    </section>
  `
}

/** Where the vacations are. */
export function destinationsSection({ lang, input }: Page): Html | undefined {
  if (input.destinations.length === 0) return undefined
  const { page } = MESSAGES[lang].travel.vacations
  return html`
    <section class="section" aria-labelledby="destinations-title">
      <h2 id="destinations-title">${page.destinations}</h2>
      <ul class="city-list">
        ${input.destinations.map(({ place, count }) => {
          const name = bdi(lang, place.names)
          const link = place.hasPage ? html`<a href="${travelHref(lang, place)}">${name}</a>` : name
          return html`
            <li>
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

/** The page as a collection with its first offers. */
export function vacationsData(page: Page): object {
  const { lang, input, origin } = page
  const words = MESSAGES[lang].travel.vacations.page
  return {
    '@type': 'CollectionPage',
    name: words.title,
    description: words.description,
    url: pageUrl(page),
    inLanguage: lang,
    mainEntity: itemList(origin, words.title, listItems(lang, input.features)),
  }
}
