import { attribute, html, type Html } from '#core/i18n/html.ts'
import { numberText } from '#core/text/values.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import { typeName } from '#core/text/type-names.ts'
import type { DirectoryType } from '#core/terms/directory.ts'
import type { TypeCount } from '#data/index/inputs.ts'
import { icon, TYPE_ICONS } from '#site/ui/icons/icon.ts'

interface TypeTabs {
  types: readonly (Pick<TypeCount, 'dtype'> & Partial<TypeCount>)[]
  current: number
  hrefOf: (dtype: DirectoryType) => string
  /** A tab before those of the types. */
  first?: Html
}

/** The types that there are, each with its number if that is given, the current one marked. */
export function typeTabs(lang: Lang, { types, current, hrefOf, first }: TypeTabs): Html {
  return html`
    <nav class="below-5 tabs" aria-label="${translator(lang)('places:results.tabs')}">
      <ul>
        ${first && html`<li>${first}</li>`}
        ${types.map(
          ({ dtype, count }) => html`
            <li>
              <a href="${hrefOf(dtype)}" ${attribute('aria-current', dtype === current && 'page')}
                >${icon(TYPE_ICONS[dtype])}${typeName(lang, dtype)}
                ${count !== undefined && html`<span class="count">${numberText(lang, count)}</span>`}</a
              >
            </li>
          `,
        )}
      </ul>
    </nav>
  `
}
