import { html, type Html } from '#core/domain/html.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import { icon } from '#site/components/icons/icon.ts'

/** Says that a country has no listings. */
export const emptyNote = (lang: Lang): Html => html`
  <div class="notice">
    <p>${icon('info')}<strong>${translator(lang)('places:place.empty')}</strong></p>
  </div>
`
