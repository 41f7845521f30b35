import { attribute, html, type Html } from '#core/i18n/html.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'

/** Shows more of the list before it, by its `data-first` and `data-more`; without JavaScript all are shown. */
export function growButton(lang: Lang, isWhole: boolean): Html {
  return html`
    <button type="button" class="button is-quiet no-print grow-button" ${attribute('hidden', isWhole)}>
      ${translator(lang)('common:showMore')}
    </button>
  `
}
