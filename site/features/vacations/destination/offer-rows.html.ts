import { html, type Html } from '#core/i18n/html.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { FeatureCard } from '#data/index/inputs.ts'
import { textHtml } from '#site/ui/cards/card-html.ts'
import { offerOf } from '#site/ui/cards/grids.html.ts'
import { picture } from '#site/ui/blocks/pictures.ts'

const ROW_SIZES = '8rem'

/** An offer of group B, smaller than those of group A. */
function offerRow(lang: Lang, card: FeatureCard): Html {
  const { url, title, lines, price, sample } = offerOf(lang, card)
  const dates = lines.find(({ icon }) => icon === 'calendar')?.text
  const facts = [dates, price].filter((fact) => fact !== undefined)
  return html`
    <li class="stack box offer-row">
      ${picture(card.picture, { sizes: ROW_SIZES })}
      <div>
        <a class="card-link" href="${url}">${textHtml(title)}</a
        >${facts.map((fact) => html`<span class="quiet near-facts">${[fact].flat().map(textHtml)}</span>`)}
        ${sample && html`<span class="badge is-sample">${sample}</span>`}
      </div>
    </li>
  `
}

export const offerRows = (lang: Lang, cards: readonly FeatureCard[]) => html`
  <ul class="stack offer-rows">
    ${cards.map((card) => offerRow(lang, card))}
  </ul>
`
