import { html, type Html } from '#core/domain/html.ts'
import { pageHref } from '#core/domain/links.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { HomeInput } from '#data/index/inputs.ts'
import { icon } from '#site/components/icons/icon.ts'
import { offerSlider } from '#site/components/carousel/offer-slider.ts'
import { hasRealOffers } from '#site/components/shared/samples-block.ts'
import { kindLinks } from '#site/components/vacations/kinds.ts'

/** The top offers in a slider, with links to all the others; its title says whether they are invented. */
export function topOffers(lang: Lang, input: HomeInput): Html | undefined {
  const { features } = input
  if (features.length === 0) return undefined
  const { homeRows, samples } = MESSAGES[lang].places
  const words = homeRows.offers
  const isReal = hasRealOffers({ a: features })
  const note = !isReal && html`<p class="is-muted">${MESSAGES[lang].travel.categories.samplesNotice}</p>`
  return html`
    <section class="section" id="offers" aria-labelledby="offers-title">
      <div class="cluster section-head">
        <h2 id="offers-title">${isReal ? words.title : samples.offers}</h2>
        <a class="more-link" href="${pageHref(lang, 'vacations')}">${words.all}${icon('arrow')}</a>
      </div>
      ${note} ${offerSlider(lang, features, { name: words.title })} ${kindLinks(lang, input.categories)}
    </section>
  `
}
