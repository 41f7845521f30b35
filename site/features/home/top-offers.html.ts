import { html, type Html } from '#core/i18n/html.ts'
import { pageHref } from '#core/domain/links.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { HomeInput } from '#data/index/inputs.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { offerSlider } from '#site/features/gallery/offer-slider.html.ts'
import { kindLinks } from '#site/features/vacations/kinds.html.ts'

/** The top offers in a slider, with links to all the others. */
export function topOffers(lang: Lang, input: HomeInput): Html | undefined {
  const { features } = input
  if (features.length === 0) return undefined
  const { offers: words } = MESSAGES[lang].places.homeRows
  return html`
    <section class="section" id="offers" aria-labelledby="offers-title">
      <div class="cluster section-head">
        <h2 id="offers-title">${words.title}</h2>
        <a class="more-link" href="${pageHref(lang, 'vacations')}">${words.all}${icon('arrow')}</a>
      </div>
      ${offerSlider(lang, features, { name: words.title })} ${kindLinks(lang, input.categories)}
    </section>
  `
}
