import { MESSAGES } from '#core/i18n/messages.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { FeatureCard } from '#data/index/inputs.ts'
import { featureCard } from './cards.ts'
import { attribute, html, type Html } from '#core/domain/html.ts'
import { icon } from '#site/components/icons/icon.ts'

export interface CarouselHead {
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
export function featureCarousel(lang: Lang, features: readonly FeatureCard[], { id, title, more }: CarouselHead): Html {
  const { row: words } = MESSAGES[lang].places.homeRows
  const total = features.length
  const turn = (by: '<' | '>', name: string) => html`
    <button
      type="button"
      class="carousel-turn"
      data-turn="${by}"
      aria-label="${name}"
      ${attribute('aria-disabled', by === '<' && 'true')}
    >
      ${icon('arrow')}
    </button>
  `
  // One card has nothing to turn to.
  const turns =
    total > 1 && html`<div class="carousel-turns">${turn('<', words.previous)}${turn('>', words.next)}</div>`
  const said =
    total > 1 &&
    html`<p class="visually-hidden" role="status" data-words="${words.shown.replace('{{total}}', `${total}`)}"></p>`
  return html`
    <section
      class="section carousel"
      id="${id}"
      aria-labelledby="${id}-title"
      ${attribute('aria-roledescription', total > 1 && words.roleDescription)}
      ${attribute('data-gallery', total > 1 && 'row')}
    >
      <div class="section-head">
        <h2 id="${id}-title">${title}</h2>
        ${more} ${turns}
      </div>
      <div class="carousel-view" data-glide-el="track">
        <ul class="carousel-row">
          ${features.map((card) => featureCard(lang, card))}
        </ul>
      </div>
      ${said}
    </section>
  `
}
