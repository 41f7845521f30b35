import { MESSAGES } from '#core/i18n/messages.ts'
import { textIn } from '#core/domain/localized.ts'
import { counted } from '#core/i18n/plural.ts'
import { translator } from '#core/i18n/translate.ts'
import { fill } from '#core/i18n/fill.ts'
import { categoryGrid, featureGrid } from '#site/components/cards/grids.ts'
import { numberText } from './formats.ts'
import type { PageMeta } from './head.ts'
import { html, type Html } from './html.ts'
import { icon } from './icon.ts'
import { pageHref } from './links.ts'
import { bdi, paragraph } from './names.ts'
import { offerSlider } from '#site/components/carousel/offer-slider.ts'
import type { PageContext } from './page.ts'
import { shareRow } from './share.ts'
import { itemList, listItems } from './structured.ts'

type Page = PageContext<'category'>

/** So many of the offers stand in the slider. */
const SLIDES = 8

export function categoryMeta({ lang, input, origin }: Page): PageMeta {
  const t = translator(lang)
  const { category, features, total, samples } = input
  const title = textIn(lang, category.title)
  const words = MESSAGES[lang].travel.categories
  const { about, empty, samplesNotice } = words
  const items = listItems(lang, features)
  const isSample = total > 0 && total === samples
  const what = isSample ? words.samples : t('travel:travel.eyebrow')
  const offers = isSample ? samplesNotice : items.length > 0 ? about : empty
  return {
    title: `${title}: ${what}`,
    description: `${textIn(lang, category.description)} ${offers}`,
    crumbs: [
      { name: t('common:nav.home'), href: pageHref(lang, 'home') },
      { name: t('common:types.vacations'), href: pageHref(lang, 'vacations') },
      { name: title },
    ],
    ...(category.pictures[0] && { picture: category.pictures[0] }),
    ...(items.length > 0 && { data: [itemList(origin, title, items)] }),
  }
}

export function categoryHead(page: Page): Html {
  const { lang, input } = page
  const { category, total, samples } = input
  const real = total - samples
  const words = MESSAGES[lang].travel.categories
  const sample = html`<span class="badge is-sample">${words.samples}</span>`
  return html`
    <div class="page-head">
      <p class="eyebrow">${translator(lang)('travel:travel.eyebrow')}</p>
      <h1>${bdi(lang, category.title)}</h1>
      ${paragraph(lang, category.description, 'lead')}
      <p class="badges-line">
        ${real > 0 && html`<span class="badge is-count">${counted(lang, words, 'offers', real)}</span>`}${real === 0 && total > 0 && sample}
      </p>
      ${shareRow(page)}
    </div>
  `
}

/** The slider and the cards of all offers, or that there is none. */
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
  // One alone is shown in full already.
  if (total === 1) return html`${slider}${notice}`
  const values = {
    shown: numberText(lang, features.length),
    total: numberText(lang, total),
  }
  const more = total > features.length && html`<p class="is-muted">${fill(words.first, values)}</p>`
  return html`
    ${slider} ${notice}
    <section class="section" aria-labelledby="all-title">
      <div class="section-head">
        <h2 id="all-title">${words.all}</h2>
        ${more}
      </div>
      ${featureGrid(lang, features)}
      <p class="after-cards">${search}</p>
    </section>
  `
}

export function otherCategories({ lang, input }: Page): Html | undefined {
  const { others } = input
  if (others.length === 0) return undefined
  return html`
    <section class="section" aria-labelledby="others-title">
      <div class="section-head"><h2 id="others-title">${MESSAGES[lang].travel.categories.others}</h2></div>
      ${categoryGrid(lang, others)}
    </section>
  `
}
