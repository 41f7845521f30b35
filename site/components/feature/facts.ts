import { html, type Html } from '#core/domain/html.ts'
import { categoryHref, placeHref } from '#core/domain/links.ts'
import { dayDateText, moneyText } from '#core/i18n/formats.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { say } from '#core/i18n/say.ts'
import { translator } from '#core/i18n/translate.ts'
import { icon } from '#site/components/icons/icon.ts'
import { factList } from '#site/components/shared/fact-list.ts'
import { bdi } from '#site/components/shared/names.ts'
import type { PageContext } from '#site/render/page.ts'

type Page = PageContext<'feature'>

/** Place, dates, price and actions. Past offers show no price. */
export function featureFacts({ lang, input }: Page, more?: Html): Html {
  const { feature, place, category, past } = input
  const { dates, startRate } = feature
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
  if (dates) {
    const [from, to] = [dates.from, dates.to].map(
      (day) => html`<time datetime="${day}">${dayDateText(lang, day)}</time>`,
    )
    facts.push([t('travel:feature.dates'), html`${from} – ${to}`])
  }
  if (startRate && !past) {
    const price = moneyText(lang, startRate)
    facts.push([t('travel:feature.price'), say(lang, 'common:priceFrom', { price })])
  }
  return html`
    <section class="panel-box" aria-labelledby="facts-title">
      <h2 id="facts-title">${icon('info')}${t('listing:listing.details')}</h2>
      ${factList(facts)} ${more}
    </section>
  `
}
