import { html, type Html } from '#core/i18n/html.ts'
import { vacationsHref, type VacationSort } from '#core/domain/vacations-url.ts'
import { format } from '#core/i18n/format.ts'
import { numberText } from '#core/text/values.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { featureGrid } from '#site/ui/cards/grids.html.ts'
import { emptyOffers } from './empty.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

type Page = PageContext<'vacations'>

/** Rows of three. */
const SHOWN = 9

/** The first offers and their total, or that there are none; a search replaces them. */
export function offersSection({ lang, input }: Page): Html {
  const { page } = MESSAGES[lang].travel.vacations
  const { total, prices } = input
  const features = input.features.slice(0, SHOWN)
  if (total === 0)
    return html`<div class="vacation-offers">${emptyOffers(lang, { title: page.none, drawing: 'travel-3' })}</div>`
  const values = { count: numberText(lang, features.length), total: numberText(lang, total) }
  const all = vacationsHref(lang, { text: '', destination: 0, page: 1 })
  const more = html`<p class="above-5"><a class="button" href="${all}">${page.all}</a></p>`
  return html`
    <section class="section vacation-offers" aria-labelledby="offers-title">
      <div class="cluster section-head">
        <h2 id="offers-title">${page.offers}</h2>
        <p class="is-muted">${format(page.someOf, values)}</p>
        ${total > 1 && sortLinks(lang, prices.length > 0)}
      </div>
      ${featureGrid(lang, features)} ${total > features.length && more}
    </section>
  `
}

/** All offers in another order. */
function sortLinks(lang: Lang, hasPrices: boolean): Html {
  const { sort, soonest, cheapest } = MESSAGES[lang].travel.vacations.results
  const link = (by: VacationSort, name: string) =>
    html`<li><a href="${vacationsHref(lang, { text: '', destination: 0, page: 1, sort: by })}">${name}</a></li>`
  return html`
    <div class="cluster gap-3">
      <span>${sort}</span>
      <ul class="cluster chips">
        ${link('date', soonest)} ${hasPrices && link('price', cheapest)}
      </ul>
    </div>
  `
}
