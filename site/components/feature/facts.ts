import { html, type Html } from '#core/domain/html.ts'
import { categoryHref, placeHref } from '#core/domain/links.ts'
import { dayDateText, moneyText } from '#core/i18n/formats.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { say } from '#core/i18n/say.ts'
import { translator } from '#core/i18n/translate.ts'
import { icon, type IconName } from '#site/components/icons/icon.ts'
import { factList } from '#site/components/shared/fact-list.ts'
import { bdi } from '#site/components/shared/names.ts'
import type { PageContext } from '#site/render/page.ts'

type Page = PageContext<'feature'>

function daysOf({ lang, input }: Page): Html | undefined {
  const { dates } = input.feature
  if (!dates) return undefined
  const [from, to] = [dates.from, dates.to].map((day) => html`<time datetime="${day}">${dayDateText(lang, day)}</time>`)
  return html`${from} – ${to}`
}

/** Past offers show none. */
function priceOf({ lang, input }: Page): Html | undefined {
  const { startRate } = input.feature
  return startRate && !input.past ? say(lang, 'common:priceFrom', { price: moneyText(lang, startRate) }) : undefined
}

/** What a traveller asks first, in lines: where, when, for how much. */
export function factLines(page: Page): Html {
  const { lang, input } = page
  const { datesOnRequest, priceOnRequest } = MESSAGES[lang].common
  const line = (sign: IconName, text: Html | string) => html`<p class="card-line">${icon(sign)}<span>${text}</span></p>`
  const price = priceOf(page)
  return html`<div class="stack gap-1 summary">
    ${line('pin', bdi(lang, input.place.names))} ${line('calendar', daysOf(page) ?? datesOnRequest)}
    ${price ? html`<p class="offer-price">${price}</p>` : !input.past && line('info', priceOnRequest)}
  </div>`
}

/** Place, dates, price and actions. */
export function featureFacts(page: Page, more?: Html): Html {
  const { lang, input } = page
  const { place, category } = input
  const t = translator(lang)
  const name = bdi(lang, place.names)
  const facts: [string, Html][] = [
    [t('travel:feature.place'), place.hasPage ? html`<a href="${placeHref(lang, place)}">${name}</a>` : name],
  ]
  if (category) {
    const href = categoryHref(lang, category)
    const link = html`<a href="${href}">${bdi(lang, category.title)}</a>`
    facts.push([MESSAGES[lang].travel.categories.kind, link])
  }
  const [days, price] = [daysOf(page), priceOf(page)]
  if (days) facts.push([t('travel:feature.dates'), days])
  if (price) facts.push([t('travel:feature.price'), price])
  return html`
    <section class="panel-box" aria-labelledby="facts-title">
      <h2 id="facts-title">${icon('info')}${t('listing:listing.details')}</h2>
      ${factList(facts)} ${more}
    </section>
  `
}
