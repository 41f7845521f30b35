import { html, type Html } from '#core/i18n/html.ts'
import { pageHref, placeHref } from '#core/domain/links.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { formatCount } from '#core/i18n/format.ts'
import { translator } from '#core/i18n/translate.ts'
import { typeName } from '#core/text/type-names.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { bdi } from '#site/ui/blocks/names.html.ts'
import { placeHero } from '#site/features/place/hero.html.ts'
import { jumpLinks } from '#site/ui/blocks/jump-links.html.ts'
import { emptyOffers } from '../empty.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

type Page = PageContext<'travel'>

/** The place, links to its guide and to the search, and a summary of the page. */
export const travelHead = (page: Page): Html => (page.input.offers > 0 ? headOfOffers(page) : headWithout(page))

function headOfOffers({ lang, input }: Page): Html {
  const { place, offers, sections, times, cities } = input
  const t = translator(lang)
  const words = MESSAGES[lang].travel.categories
  const ways = html`
    <p class="cluster gap-3 button-row">
      <a class="button" href="${placeHref(lang, place)}">${t('travel:travel.guide')}</a
      ><a class="button is-quiet" href="${pageHref(lang, 'vacations')}">${icon('search')}${words.searchAll}</a>
    </p>
  `
  const count = html`<p class="cluster badges-line">
    <span class="badge is-count">${formatCount(lang, words, 'offers', offers)}</span>
  </p>`
  const hero = placeHero(lang, place, {
    eyebrow: t('travel:travel.eyebrow'),
    drawing: input.drawing,
    total: input.total,
    after: html`${count}${ways}`,
  })
  const jumps = jumpLinks(lang, [
    ['#offers', t('travel:travel.offers')],
    ...(times || cities.length > 0 ? [['#times', t('common:nav.shabbatTimes')] as const] : []),
    ...sections.map(({ dtype }) => [`#type-${dtype}`, typeName(lang, dtype)] as const),
  ])
  return html`${hero}${jumps}`
}

/** Without offers, a drawing of travel in place of that of the place, whose dots are of listings. */
function headWithout({ lang, input: { place } }: Page): Html {
  const t = translator(lang)
  const guide = html`<a class="button is-quiet" href="${placeHref(lang, place)}">${t('travel:travel.guide')}</a>`
  return html`
    <div class="wrap page">
      <div class="page-head">
        <p class="eyebrow">${t('travel:travel.eyebrow')}</p>
        <h1>${bdi(lang, place.names)}</h1>
      </div>
      ${emptyOffers(lang, { title: t('travel:travel.noOffers'), drawing: 'travel-5', links: guide })}
    </div>
  `
}
