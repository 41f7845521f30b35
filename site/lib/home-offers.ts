import { MESSAGES } from '#core/i18n/messages.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { HomeInput, OfferRow } from '#data/index/inputs.ts'
import { featureRow } from '#site/components/carousel/feature-row.ts'
import { numberText } from './formats.ts'
import { html, type Html } from './html.ts'
import { icon } from './icon.ts'
import { categoryHref, pageHref } from './links.ts'
import { bdi } from './names.ts'
import { offerSlider } from '#site/components/carousel/offer-slider.ts'
import { seeAll } from './words.ts'

/** The kinds of vacations, and the search through all of them. */
function categoryLinks(lang: Lang, { categories }: HomeInput): Html {
  const { offers: words } = MESSAGES[lang].places.homeRows
  return html`
    <nav class="kinds" aria-label="${words.categories}">
      <ul class="chips">
        ${categories.map(
          (category) => html`
            <li>
              <a href="${categoryHref(lang, category)}"
                >${bdi(lang, category.title)}${category.count > 0 && html`<span class="count">${numberText(lang, category.count)}</span>`}</a
              >
            </li>
          `,
        )}
      </ul>
    </nav>
  `
}

/** The top offers one at a time, with the small ones below, and the ways to all the others. */
export function topOffers(lang: Lang, input: HomeInput): Html | undefined {
  const { features } = input
  if (features.length === 0) return undefined
  const { offers: words } = MESSAGES[lang].places.homeRows
  return html`
    <section class="section" id="offers" aria-labelledby="offers-title">
      <div class="section-head">
        <h2 id="offers-title">${words.title}</h2>
        <a class="more-link" href="${pageHref(lang, 'vacations')}">${words.all}${icon('arrow')}</a>
      </div>
      ${offerSlider(lang, features, { name: words.title })} ${categoryLinks(lang, input)}
    </section>
  `
}

/** A row of offers of one category, with the way to all of them. */
export function offerRow(lang: Lang, { category, features }: OfferRow): Html {
  const title = bdi(lang, category.title)
  const more = html`
    <a class="more-link" href="${categoryHref(lang, category)}"
      ><span>${seeAll(lang, category.count)}<span class="visually-hidden">: ${title}</span></span
      >${icon('arrow')}</a
    >
  `
  return featureRow(lang, features, {
    id: `kind-${category.id}`,
    title,
    more,
  })
}
