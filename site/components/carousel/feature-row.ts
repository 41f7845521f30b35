import { MESSAGES } from '#core/i18n/messages.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { FeatureCard } from '#data/index/inputs.ts'
import { attribute, html, type Html } from '#core/domain/html.ts'
import { offerItem } from '../cards/grids.ts'
import { turnButton } from './turn-button.ts'

export interface RowHead {
  /** Of the heading and of its section. */
  id: string
  title: Html | string
  /** Where all of them are. */
  more?: Html
}

/**
 * Travel offers in a row: 4 in view, 2 below 920 pixels and 1 below 540. A strip to scroll, whose buttons
 * and keys come to life when somebody turns to it.
 */
export function featureRow(lang: Lang, features: readonly FeatureCard[], { id, title, more }: RowHead): Html {
  const { row: words } = MESSAGES[lang].places.homeRows
  const total = features.length
  // One card has nothing to turn to.
  const isRow = total > 1
  const turns =
    isRow &&
    html`<div class="row-turns">${turnButton(-1, words.previous, { isOver: true })}${turnButton(1, words.next)}</div>`
  const shown = words.shown.replace('{{total}}', `${total}`)
  return html`<section
    class="section card-row"
    id="${id}"
    aria-labelledby="${id}-title"
    ${attribute('aria-roledescription', isRow && words.roleDescription)}
    ${attribute('data-gallery', isRow && 'row')}
  >
    <div class="section-head">
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
