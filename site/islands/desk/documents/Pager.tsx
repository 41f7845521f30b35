import { deskHref } from '#site/stores/desk/address.ts'
import { listPlace, PAGE_SIZE, type ListView } from '#site/stores/desk/documents-address.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { fill } from '#core/i18n/fill.ts'
import { documentsWordsNow } from '#site/stores/desk/words.ts'

/** The current part of a list, and links to the others. */
export function Pager({ view, total }: { view: ListView; total: number }) {
  const { list: words } = documentsWordsNow()
  const { from } = view
  if (total <= PAGE_SIZE && from === 0) return null
  const last = Math.min(from + PAGE_SIZE, total)
  const number = (one: number) => one.toLocaleString(pageLang())
  const hrefOf = (start: number) => deskHref(listPlace({ ...view, from: Math.max(0, start) }))
  return (
    <nav className="cluster gap-3 pagination" aria-label={words.pages}>
      {from > 0 && (
        <a className="button is-quiet" href={hrefOf(from - PAGE_SIZE)}>
          {words.previous}
        </a>
      )}
      <span>
        {fill(words.part, {
          from: number(Math.min(from + 1, total)),
          to: number(last),
          count: number(total),
        })}
      </span>
      {last < total && (
        <a className="button is-quiet" href={hrefOf(last)}>
          {words.next}
        </a>
      )}
    </nav>
  )
}
