import { attribute, html, type Html } from '#core/domain/html.ts'
import { resultsHref } from '#core/domain/links.ts'
import { numberText } from '#core/i18n/formats.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { ResultsInput } from '#data/index/inputs.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { pageNumbers } from './page-numbers.ts'

export function pagination(lang: Lang, { place, dtype, page, pages }: ResultsInput): Html {
  const t = translator(lang)
  const href = (number: number) => resultsHref(lang, place, dtype, number)
  const numbers = pageNumbers(page, pages).map(
    ({ number, className }) => html`
      <li ${attribute('class', className)}>
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
    <nav class="cluster gap-3 pagination" aria-label="${t('places:results.pages')}">
      ${page > 1 && turn('prev', href(page - 1), t('places:results.previous'))}
      <ul>
        ${numbers}
      </ul>
      ${page < pages && turn('next', href(page + 1), t('places:results.next'))}
    </nav>
  `
}

/** Phones have no room for its word. */
function turn(rel: 'prev' | 'next', href: string, text: string): Html {
  return html`<a rel="${rel}" href="${href}"><span>${text}</span>${icon('arrow')}</a>`
}
