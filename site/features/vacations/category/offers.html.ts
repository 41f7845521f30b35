import { html, type Html } from '#core/i18n/html.ts'
import { pageHref } from '#core/domain/links.ts'
import { vacationsHref } from '#core/domain/vacations-url.ts'
import { format } from '#core/i18n/format.ts'
import { numberText } from '#core/text/values.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { offerSlider } from '#site/features/gallery/offer-slider.html.ts'
import { featureGrid } from '#site/ui/cards/grids.html.ts'
import { emptyOffers, festivalDays } from '../empty.html.ts'
import { narrowForm } from './narrow.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

type Page = PageContext<'category'>

/** Number of offers in the slider. */
const SLIDES = 8

/** A slider of the first offers, a form to narrow them down and their cards, or a note that there are none. */
export function categoryOffers(page: Page): Html {
  const { lang, input } = page
  const { category, features, total } = input
  const words = MESSAGES[lang].travel.categories
  const search = html`<a class="button is-quiet" href="${pageHref(lang, 'vacations')}"
    >${icon('search')}${words.searchAll}</a
  >`
  if (features.length === 0)
    return emptyOffers(lang, {
      title: words.empty,
      drawing: category.pictures[0] ?? 'travel-1',
      links: search,
      more: festivalDays(lang, input),
    })
  const ofKind = vacationsHref(lang, { text: '', destination: 0, category: category.id, page: 1 })
  const all = html`<a class="button" href="${ofKind}">${words.allOfKind}</a>`
  const values = {
    shown: numberText(lang, features.length),
    total: numberText(lang, total),
  }
  const more = total > features.length && html`<p class="is-muted">${format(words.first, values)}</p>`
  return html`
    ${slider(page)}
    <section aria-labelledby="all-title">
      <h2 id="all-title" class="visually-hidden">${words.all}</h2>
      ${more} ${narrowForm(page)} ${featureGrid(lang, features)}
      <p class="above-5">${total > features.length ? all : search}</p>
    </section>
  `
}

/** A single offer is in full below. */
function slider({ lang, input: { features } }: Page): Html | undefined {
  const { title } = MESSAGES[lang].travel.categories.slider
  if (features.length < 2) return undefined
  return html`
    <section aria-labelledby="slider-title">
      <h2 id="slider-title" class="visually-hidden">${title}</h2>
      ${offerSlider(lang, features.slice(0, SLIDES), { name: title, isLead: true })}
    </section>
  `
}
