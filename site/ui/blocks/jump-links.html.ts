import { html, type Html } from '#core/i18n/html.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'

/** “On this page”: links to the page's own sections. */
export function jumpLinks(lang: Lang, links: readonly (readonly [href: string, name: Html | string])[]): Html {
  return html`
    <nav class="no-print jump" aria-label="${translator(lang)('places:place.onThisPage')}">
      <ul class="wrap">
        ${links.map(([href, name]) => html`<li><a href="${href}">${name}</a></li>`)}
      </ul>
    </nav>
  `
}
