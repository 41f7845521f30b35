import { html, type Html } from '#core/domain/html.ts'
import { pageHref } from '#core/domain/links.ts'
import { fill } from '#core/i18n/fill.ts'
import { numberText } from '#core/i18n/formats.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { icon } from '#site/components/icons/icon.ts'
import { featureGrid } from '#site/components/cards/grids.ts'
import { offerSlider } from '#site/components/carousel/offer-slider.ts'
import type { PageContext } from '#site/render/page.ts'

type Page = PageContext<'category'>

/** Number of offers in the slider. */
const SLIDES = 8

/** The slider and the cards of all offers, or a note that there are none. */
export function categoryOffers({ lang, input }: Page): Html {
  const { features, total, samples } = input
  const words = MESSAGES[lang].travel.categories
  const search = html`<a class="button" href="${pageHref(lang, 'vacations')}">${icon('search')}${words.searchAll}</a>`
  if (features.length === 0)
    return html`
      <div class="notice">
        <p>
          ${icon('info')}<span><strong>${words.empty}</strong> ${words.emptyHint}</span>
        </p>
      </div>
      <p>${search}</p>
    `
  const slider = html`
    <section aria-labelledby="slider-title">
      <h2 id="slider-title" class="visually-hidden">${words.slider.title}</h2>
      ${offerSlider(lang, features.slice(0, SLIDES), { name: words.slider.title, isLead: true })}
    </section>
  `
  const notice =
    samples === total && html`<p class="notice is-warning">${icon('warning')}<span>${words.samplesNotice}</span></p>`
  // The slider shows a single offer in full.
  if (total === 1) return html`${slider}${notice}`
  const values = {
    shown: numberText(lang, features.length),
    total: numberText(lang, total),
  }
  const more = total > features.length && html`<p class="is-muted">${fill(words.first, values)}</p>`
  return html`
    ${slider} ${notice}
    <section class="section" aria-labelledby="all-title">
      <div class="cluster section-head">
        <h2 id="all-title">${words.all}</h2>
        ${more}
      </div>
      ${featureGrid(lang, features)}
      <p class="after-cards">${search}</p>
    </section>
  `
}
