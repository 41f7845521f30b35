import { fill } from '#core/i18n/fill.ts'
import { plainClick } from '../page/plain-click.ts'
import type { BoardWords } from './board-words.ts'

interface Props {
  page: number
  pages: number
  words: BoardWords
  /** The query of a page's link. */
  href: (page: number) => string
  onSelect: (page: number) => void
}

/** Links to the pages of the list; a plain click stays on this page. */
export function NearbyPages({ page, pages, words, href, onSelect }: Props) {
  const link = (to: number) => ({ href: href(to), onClick: plainClick(() => onSelect(to)) })
  const said = (to: number) => fill(words.page, { page: String(to), pages: String(pages) })
  return (
    <nav className="cluster gap-3 pagination" aria-label={words.pages}>
      {page > 1 && (
        <a rel="prev" {...link(page - 1)}>
          {words.previous}
        </a>
      )}
      <ul>
        {Array.from({ length: pages }, (_, at) => at + 1).map((to) => (
          <li key={to}>
            <a aria-label={said(to)} aria-current={to === page ? 'page' : undefined} {...link(to)}>
              {to}
            </a>
          </li>
        ))}
      </ul>
      {page < pages && (
        <a rel="next" {...link(page + 1)}>
          {words.next}
        </a>
      )}
    </nav>
  )
}
