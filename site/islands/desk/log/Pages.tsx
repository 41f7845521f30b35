import { LANGUAGES } from '#core/i18n/languages.ts'
import { deskHref, type Tab } from '#site/stores/desk/address.ts'
import type { FactsView } from '#site/stores/desk/facts.ts'
import type { PeopleView } from '#site/stores/desk/people.ts'
import type { LogQuery } from '#site/stores/desk/log.ts'
import { PAGE_ROWS } from '#site/stores/desk/part.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { fill } from '#site/stores/desk/fill.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'

interface Props {
  tab: Tab
  query: LogQuery | FactsView | PeopleView
  total: number
}

/** Links to the previous and next page; nothing for a single page. */
export function Pages({ tab, query, total }: Props) {
  const { log } = deskWordsNow()
  const pages = Math.ceil(total / PAGE_ROWS)
  const { page, ...filter } = query
  if (pages < 2) return null
  const format = new Intl.NumberFormat(LANGUAGES[pageLang()].locale)
  const hrefOf = (to: number) => deskHref({ tab, query: { ...filter, ...(to > 1 && { page: to }) } })
  const values = { page: format.format(page), pages: format.format(pages) }
  return (
    <nav className="cluster gap-4 desk-pages" aria-label={log.pages}>
      {page > 1 && <a href={hrefOf(page - 1)}>{log.previous}</a>}
      <span>{fill(log.page, values)}</span>
      {page < pages && <a href={hrefOf(page + 1)}>{log.next}</a>}
    </nav>
  )
}
