import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { ResultsInput } from '#data/index/inputs.ts'
import { numberText } from './formats.ts'
import { attribute, html, type Html } from './html.ts'
import { icon, TYPE_ICONS } from './icon.ts'
import { resultsHref } from './links.ts'
import { pageNumbers } from './page-numbers.ts'
import { typeName } from './words.ts'

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

export function pagination(lang: Lang, { place, dtype, page, pages }: ResultsInput): Html {
  const t = translator(lang)
  const href = (number: number) => resultsHref(lang, place, dtype, number)
  const numbers = pageNumbers(page, pages).map(
    (number) => html`
      <li>
        <a
          href="${href(number)}"
          aria-label="${t('places:results.page', { page: number })}"
          ${attribute('aria-current', number === page && 'page')}
          >${numberText(lang, number)}</a
        >
      </li>
    `,
  )
  return html`
    <nav class="pagination" aria-label="${t('places:results.pages')}">
      ${page > 1 && html`<a class="step" rel="prev" href="${href(page - 1)}">${t('places:results.previous')}</a>`}
      <ul>
        ${numbers}
      </ul>
      ${page < pages && html`<a class="step" rel="next" href="${href(page + 1)}">${t('places:results.next')}</a>`}
    </nav>
  `
}
