import { html, type Html } from '#core/i18n/html.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { icon } from '#site/ui/icons/icon.ts'
import type { PageFeature } from '#site/ui/page/page-feature.ts'
import { ownerLink } from './owner-link.html.ts'

/**
 * The introduction of the form, with an alternative without JavaScript. Past offers pass messages that request other
 * dates.
 */
export function requestHead(lang: Lang, feature: PageFeature, words: { title?: string; lead?: string } = {}): Html {
  const { title, lead, noScript } = {
    ...MESSAGES[lang].travel.enquiries.request,
    ...words,
  }
  return html`
    <h2 id="request-title">${icon('mail')}${title}</h2>
    <p>${lead}</p>
    <noscript>
      <p class="notice">${icon('info')}<span>${noScript} ${ownerLink(lang, feature)}</span></p>
    </noscript>
  `
}
