import { html, type Html } from '#core/i18n/html.ts'
import { pageHref, placeHref } from '#core/domain/links.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { formatCount } from '#core/i18n/format.ts'
import { translator } from '#core/i18n/translate.ts'
import { typeName } from '#core/text/type-names.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { placeHero } from '#site/features/place/hero.html.ts'
import { jumpLinks } from '#site/ui/blocks/jump-links.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

type Page = PageContext<'travel'>

/** The place, links to its guide and to the search, and a summary of the page. */
export function travelHead(page: Page): Html {
  const { lang, input } = page
  const { place, offers, sections, times, cities } = input
  const t = translator(lang)
  const words = MESSAGES[lang].travel.categories
  const ways = html`
    <p class="cluster gap-3 button-row">
      <a class="button" href="${placeHref(lang, place)}">${t('travel:travel.guide')}</a
      ><a class="button is-quiet" href="${pageHref(lang, 'vacations')}">${icon('search')}${words.searchAll}</a>
    </p>
  `
  const count =
    offers > 0
      ? html`<p class="cluster badges-line">
          <span class="badge is-count">${formatCount(lang, words, 'offers', offers)}</span>
        </p>`
      : html`<p class="lead">${t('travel:travel.noOffers')}</p>`
  const hero = placeHero(lang, place, {
    eyebrow: t('travel:travel.eyebrow'),
    // Its dots are of listings: without offers they would say nothing here.
    drawing: offers > 0 ? input.drawing : undefined,
    total: input.total,
    after: html`${count}${ways}`,
  })
  const jumps = jumpLinks(lang, [
    ...(offers > 0 ? [['#offers', t('travel:travel.offers')] as const] : []),
    ...(times || cities.length > 0 ? [['#times', t('common:nav.shabbatTimes')] as const] : []),
    ...sections.map(({ dtype }) => [`#type-${dtype}`, typeName(lang, dtype)] as const),
  ])
  // Two lists need no way into them.
  return html`${hero}${offers > 0 && jumps}`
}
