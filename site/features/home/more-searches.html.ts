import { html, type Html } from '#core/i18n/html.ts'
import { pageHref } from '#core/domain/links.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { HomeInput } from '#data/index/inputs.ts'
import { icon } from '#site/ui/icons/icon.ts'

/** Searches that do not start from a city or a country. */
export function moreSearches(lang: Lang, { hasOffers }: HomeInput): Html {
  const { begin } = MESSAGES[lang].places.homeRows
  const { search: words } = MESSAGES[lang].places.nearby
  const href = pageHref(lang, 'search')
  const vacations = html`
    <li><a href="${pageHref(lang, 'vacations')}">${icon('bed')}${translator(lang)('common:types.vacations')}</a></li>
  `
  return html`
    <nav class="hero-ways" aria-label="${begin.title}">
      <ul class="cluster chips">
        <li><a href="${href}#search-nearme">${icon('pin')}${words.tabNearme}</a></li>
        <li><a href="${href}#search-nearby">${icon('map')}${words.tabNearby}</a></li>
        ${hasOffers && vacations}
      </ul>
    </nav>
  `
}
