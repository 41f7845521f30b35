import { html, type Html } from '#core/i18n/html.ts'
import { categoryHref, pageHref } from '#core/domain/links.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { formatCount } from '#core/i18n/format.ts'
import { translator } from '#core/i18n/translate.ts'
import type { TravelInput } from '#data/index/inputs.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { bdi } from '#site/ui/blocks/names.html.ts'
import { featureGrid } from '#site/ui/cards/grids.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { citiesSection } from './cities.html.ts'
import { moreOffers } from './more-offers.html.ts'
import { nearestSection } from './nearest.html.ts'

type Page = PageContext<'travel'>

/** Categories of the offers here with their numbers, linked to the pages for all places. */
function kinds(lang: Lang, { categories }: TravelInput): Html | undefined {
  if (categories.length === 0) return undefined
  const words = MESSAGES[lang].travel.categories
  return html`
    <ul class="cluster chips below-5" aria-label="${words.travel.kinds}">
      ${categories.map((card) => {
        const count = card.count > 0 && html`<small>${formatCount(lang, words, 'offers', card.count)}</small>`
        return html`<li><a href="${categoryHref(lang, card)}">${bdi(lang, card.title)}${count}</a></li>`
      })}
    </ul>
  `
}

/** The offers in their two groups; of none, the head of the page says so. */
export function travelOffers({ lang, input }: Page): Html | undefined {
  const { features, offers } = input
  if (offers === 0) return undefined
  const t = translator(lang)
  const words = MESSAGES[lang].travel.categories
  const shown = features.a.length + features.b.length
  const rest =
    offers > shown &&
    html`
      <p class="above-5">
        <a class="button" href="${pageHref(lang, 'vacations')}">${icon('search')}${words.searchAll}</a>
      </p>
    `
  return html`
    <section class="section" id="offers" aria-labelledby="offers-title">
      <div class="cluster section-head"><h2 id="offers-title">${t('travel:travel.offers')}</h2></div>
      ${kinds(lang, input)}${featureGrid(lang, features.a)}${moreOffers(lang, input)} ${rest}
    </section>
  `
}

/** Where to look besides: the nearest places that have offers, and the cities of a country that have some. */
export const travelElsewhere = ({ lang, input }: Page): Html =>
  html`${nearestSection(lang, input.nearest)} ${citiesSection(lang, input)}`
