import { html, type Html } from '#core/i18n/html.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { growButton } from './grow-button.html.ts'

/** The stylesheet of cards has it too. */
const FIRST = 12

/** Names in columns, the first twelve at once; `more`: how many a click adds. */
export function growingList(
  lang: Lang,
  items: readonly Html[],
  { look = '', more = FIRST }: { look?: 'is-full' | ''; more?: number },
): Html {
  return html`
    <ul class="city-list ${look}" data-first="${FIRST}" data-more="${more}">
      ${items}
    </ul>
    ${growButton(lang, items.length <= FIRST)}
  `
}
