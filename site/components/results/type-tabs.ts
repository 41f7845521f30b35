import { attribute, html, type Html } from '#core/domain/html.ts'
import { resultsHref } from '#core/domain/links.ts'
import { numberText } from '#core/i18n/formats.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import { typeName } from '#core/i18n/type-names.ts'
import type { ResultsInput } from '#data/index/inputs.ts'
import { icon, TYPE_ICONS } from '#site/components/icons/icon.ts'

/** The types that the place has, the present one marked. */
export function typeTabs(lang: Lang, { stats, place, dtype }: ResultsInput): Html {
  return html`
    <nav class="tabs" aria-label="${translator(lang)('places:results.tabs')}">
      <ul>
        ${stats.map(
          (stat) => html`
            <li>
              <a
                href="${resultsHref(lang, place, stat.dtype)}"
                ${attribute('aria-current', stat.dtype === dtype && 'page')}
                >${icon(TYPE_ICONS[stat.dtype])}${typeName(lang, stat.dtype)}${stat.count > 0 && html` <span class="count">${numberText(lang, stat.count)}</span>`}</a
              >
            </li>
          `,
        )}
      </ul>
    </nav>
  `
}
