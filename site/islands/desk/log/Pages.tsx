import { useStore } from '@nanostores/react'
import { useEffect, type ReactNode } from 'react'
import { deskHref, type Tab } from '#site/stores/desk/address.ts'
import { PAGE_ROWS, type PartStore } from '#site/stores/desk/part.ts'
import { fill } from '#site/stores/desk/fill.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'
import { Failed, numberOf } from '../parts.tsx'
import { useDesk } from '../use-desk.ts'

interface PagesProps {
  tab: Tab
  /** What the address asks for. */
  query: { page: number }
}

interface Props<Q, T> extends PagesProps {
  store: PartStore<Q, T>
  query: Q & { page: number }
  label?: string
  /** In place of no rows. */
  empty: ReactNode
  children: (row: T) => ReactNode
}

/** A page of a list with links to the others, or why there is none; read again after all that is done or undone. */
export function PagedList<Q, T>({ store, label, empty, children, ...pages }: Props<Q, T>) {
  const { calls } = deskWordsNow()
  const part = useStore(store.$answer)
  const done = useStore(useDesk().acts.$acts)[0]?.audit
  const asked = JSON.stringify(pages.query)
  useEffect(() => void store.load(JSON.parse(asked) as Q), [store, asked, done])
  if (part.status === 'loading') return <p role="status">{calls.loading}</p>
  if (part.status === 'failed') return <Failed text={part.text} onAgain={() => void store.load(pages.query)} />
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

/** Links to the previous and next page; nothing for a single page. */
function Pages({ tab, query, total }: PagesProps & { total: number }) {
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
