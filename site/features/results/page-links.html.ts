import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { escapeHtml, raw, type Html } from '#core/i18n/html.ts'
import { resultsHref } from '#core/domain/links.ts'
import { memo } from '#core/domain/memo.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { ResultsInput } from '#data/index/inputs.ts'
import { Pagination } from '#site/ui/page/Pagination.tsx'

const drawn = memo<string>()

/** Links to the other pages of results; nothing for a single one. */
export function pageLinks(lang: Lang, { place, dtype, page, pages }: ResultsInput): Html | undefined {
  if (pages < 2) return undefined
  // Components take longer than templates: these are drawn once for all places.
  const links = drawn(`${lang} ${page} ${pages}`, () => {
    const words = MESSAGES[lang].places.results
    const linkTo = (number: number) => ({ href: `{${number}}` })
    return renderToString(createElement(Pagination, { lang, words, page, pages, linkTo }))
  })
  return raw(links.replace(/"\{(\d+)\}"/g, (_, number) => `"${hrefOf(Number(number))}"`))

  function hrefOf(number: number): string {
    return escapeHtml(resultsHref(lang, place, dtype, number))
  }
}
