import { html, type Html } from '#core/domain/html.ts'
import { categoryHref, pageHref } from '#core/domain/links.ts'
import { numberText } from '#core/i18n/formats.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { CategoryCard, HomeInput } from '#data/index/inputs.ts'
import { icon } from '#site/components/icons/icon.ts'
import { bdi } from '#site/components/shared/names.ts'
import { offerSlider } from '#site/components/carousel/offer-slider.ts'

/** The categories of vacations, and a search through all of them. */
function categoryLinks(lang: Lang, { categories }: HomeInput): Html {
  const { offers: words } = MESSAGES[lang].places.homeRows
  return html`
    <nav class="offer-kinds" aria-label="${words.categories}">
      <ul class="cluster chips">
        ${categories.map(
          (category) => html`
            <li>
              <a href="${categoryHref(lang, category)}">${bdi(lang, category.title)}${countOf(lang, category)}</a>
            </li>
          `,
        )}
      </ul>
    </nav>
  `
}

function countOf(lang: Lang, { count }: CategoryCard): Html | false {
  return count > 0 && html`<span class="count">${numberText(lang, count)}</span>`
}

/** The top offers in a slider, with links to all the others; its title says whether they are invented. */
export function topOffers(lang: Lang, input: HomeInput): Html | undefined {
  const { features } = input
  if (features.length === 0) return undefined
  const { homeRows, samples } = MESSAGES[lang].places
  const words = homeRows.offers
  const isReal = features.some(({ sample }) => !sample)
  const note = !isReal && html`<p class="is-muted">${MESSAGES[lang].travel.categories.samplesNotice}</p>`
  return html`
    <section class="section" id="offers" aria-labelledby="offers-title">
      <div class="cluster section-head">
        <h2 id="offers-title">${isReal ? words.title : samples.offers}</h2>
        <a class="more-link" href="${pageHref(lang, 'vacations')}">${words.all}${icon('arrow')}</a>
      </div>
      ${note} ${offerSlider(lang, features, { name: words.title })} ${categoryLinks(lang, input)}
    </section>
  `
}
