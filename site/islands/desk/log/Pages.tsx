import type { ReactNode } from 'react'
import { deskHref, type Tab } from '#site/stores/desk/address.ts'
import type { FactsView } from '#site/stores/desk/facts.ts'
import type { PeopleView } from '#site/stores/desk/people.ts'
import type { LogQuery } from '#site/stores/desk/log.ts'
import { PAGE_ROWS, type Part } from '#site/stores/desk/part.ts'
import { fill } from '#site/stores/desk/fill.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'
import { Failed } from '../Failed.tsx'
import { numberOf } from '../parts.tsx'

interface Props<T> extends Omit<PagesProps, 'total'> {
  part: Part<T>
  label?: string
  /** In place of no rows. */
  empty: ReactNode
  onAgain: () => void
  children: (row: T) => ReactNode
}

/** A page of a list with links to the others, or why there is none. */
export function PagedList<T>({ part, label, empty, onAgain, children, ...pages }: Props<T>) {
  const { calls } = deskWordsNow()
  if (part.status === 'loading') return <p role="status">{calls.loading}</p>
  if (part.status === 'failed') return <Failed text={part.text} onAgain={onAgain} />
  if (part.rows.length === 0) return <>{empty}</>
  return (
    <>
      <ul className="stack gap-3" aria-label={label}>
        {part.rows.map((row) => children(row))}
      </ul>
      <Pages {...pages} total={part.total} />
    </>
  )
}

interface PagesProps {
  tab: Tab
  query: LogQuery | FactsView | PeopleView
  total: number
}

/** Links to the previous and next page; nothing for a single page. */
function Pages({ tab, query, total }: PagesProps) {
  const { log } = deskWordsNow()
  const pages = Math.ceil(total / PAGE_ROWS)
  const { page, ...filter } = query
  if (pages < 2) return null
  const hrefOf = (to: number) => deskHref({ tab, query: { ...filter, ...(to > 1 && { page: to }) } })
  const values = { page: numberOf(page), pages: numberOf(pages) }
  return (
    <nav className="cluster gap-4 desk-pages" aria-label={log.pages}>
      {page > 1 && <a href={hrefOf(page - 1)}>{log.previous}</a>}
      <span>{fill(log.page, values)}</span>
      {page < pages && <a href={hrefOf(page + 1)}>{log.next}</a>}
    </nav>
  )
}
