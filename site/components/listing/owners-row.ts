import { html, type Html } from '#core/domain/html.ts'
import { pageHref } from '#core/domain/links.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'

export function editHref(lang: Lang, tnid: number): string {
  return `${pageHref(lang, 'listingEdit')}?tnid=${tnid}`
}

/** Links for readers and owners of a listing. */
export function ownersRow(lang: Lang, tnid: number): Html {
  const { links } = MESSAGES[lang].listing.owners
  return html`
    <p class="cluster gap-3 button-row owners-row">
      <a class="button is-quiet" href="${editHref(lang, tnid)}" rel="nofollow">${links.suggest}</a
      ><a href="${pageHref(lang, 'listingOptions')}">${links.yours}</a>
    </p>
  `
}
