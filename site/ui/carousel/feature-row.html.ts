import { MESSAGES } from '#core/i18n/messages.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { FeatureCard } from '#data/index/inputs.ts'
import { attribute, html, type Html } from '#core/i18n/html.ts'
import { offerItem } from '../cards/grids.html.ts'
import { turnButton } from './turn-button.html.ts'

export interface RowHead {
  /** Id of the heading and its section. */
  id: string
  title: Html | string
  /** Link to the full list. */
  more?: Html
}

/**
 * A row of travel offers: 4 in view, 2 below 920 pixels, 1 below 540. It scrolls as it is; its buttons and keys work
 * once a visitor interacts with it.
 */
export function featureRow(lang: Lang, features: readonly FeatureCard[], { id, title, more }: RowHead): Html {
  const { row: words } = MESSAGES[lang].places.homeRows
  const total = features.length
  // A single card needs no buttons.
  const isRow = total > 1
  const turns =
    isRow &&
    html`<div class="row gap-2 row-turns">
      ${turnButton(-1, words.previous, { isOver: true })}${turnButton(1, words.next)}
    </div>`
  const shown = words.shown.replace('{{total}}', `${total}`)
  return html`<section
    class="section card-row"
    id="${id}"
    aria-labelledby="${id}-title"
    ${attribute('aria-roledescription', isRow && words.roleDescription)}
    ${attribute('data-gallery', isRow && 'row')}
  >
    <div class="cluster section-head">
      <h2 id="${id}-title">${title}</h2>
      ${more}${turns}
    </div>
    <div class="strip" data-glide-el="track">
      <ul>
        ${features.map((card) => offerItem(lang, card))}
      </ul>
    </div>
    ${isRow && html`<p class="visually-hidden" role="status" data-words="${shown}"></p>`}
  </section>`
}
