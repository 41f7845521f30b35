import { html, type Html } from '#core/domain/html.ts'
import { featureHref } from '#core/domain/links.ts'
import { dayRangeText, moneyText } from '#core/i18n/formats.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { say } from '#core/i18n/say.ts'
import { translator } from '#core/i18n/translate.ts'
import type { FeatureCard } from '#data/index/inputs.ts'
import { bdi } from '#site/components/shared/names.ts'
import { picture } from '#site/components/shared/pictures.ts'

export const ROW_SIZES = '8rem'

/** An offer of group B: smaller than those of group A. */
function offerRow(lang: Lang, card: FeatureCard): Html {
  const { dates, startRate } = card
  const facts = [
    ...(dates ? [html`${dayRangeText(lang, dates.from, dates.to)}`] : []),
    ...(startRate ? [say(lang, 'common:priceFrom', { price: moneyText(lang, startRate) })] : []),
  ]
  const sample = translator(lang)('common:sampleOffer')
  return html`
    <li class="offer-row">
      ${picture(card.picture, { sizes: ROW_SIZES })}
      <div>
        <a class="card-link" href="${featureHref(lang, card)}">${bdi(lang, card.title)}</a
        >${facts.map((fact) => html`<span class="near-facts">${fact}</span>`)}
        ${card.sample && html`<span class="badge is-sample">${sample}</span>`}
      </div>
    </li>
  `
}

export const offerRows = (lang: Lang, cards: readonly FeatureCard[]) => html`
  <ul class="offer-rows">
    ${cards.map((card) => offerRow(lang, card))}
  </ul>
`
