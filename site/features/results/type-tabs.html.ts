import { attribute, html, type Html } from '#core/i18n/html.ts'
import { resultsHref } from '#core/domain/links.ts'
import { numberText } from '#core/text/values.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import { typeName } from '#core/text/type-names.ts'
import type { ResultsInput } from '#data/index/inputs.ts'
import { icon, TYPE_ICONS } from '#site/ui/icons/icon.ts'

/** The types that the place has, with the current one marked. */
export function typeTabs(lang: Lang, { stats, place, dtype }: ResultsInput): Html {
  return html`
    <nav class="below-5 tabs" aria-label="${translator(lang)('places:results.tabs')}">
      <ul>
        ${stats.map(
          ({ dtype: type, count }) => html`
            <li>
              <a href="${resultsHref(lang, place, type)}" ${attribute('aria-current', type === dtype && 'page')}
                >${icon(TYPE_ICONS[type])}${typeName(lang, type)}
                <span class="count">${numberText(lang, count)}</span></a
              >
            </li>
          `,
        )}
      </ul>
    </nav>
  `
}
