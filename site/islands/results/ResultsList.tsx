import type { MouseEvent } from 'react'
import type { Lang } from '#core/i18n/languages.ts'
import { numberText } from '#site/lib/formats.ts'
import { pageNumbers } from '#site/lib/page-numbers.ts'
import type { ResultsState, ResultsStore } from '#site/stores/results.ts'
import { EntryCard } from './EntryCard.tsx'
import type { ResultsBarWords } from './ResultsBar.tsx'

interface Props {
  lang: Lang
  words: ResultsBarWords
  withTown: boolean
  state: ResultsState & { status: 'ready' }
  store: ResultsStore
  onPage: () => void
}

/** What was found, a page of it, and the way to the other pages. */
export function ResultsList({
  lang,
  words,
  withTown,
  state,
  store,
  onPage,
}: Props) {
  const { choice, lists, results } = state
  if (results.found.length === 0) {
    return (
      <div className="results-none">
        <p>{words.none}</p>
        <button
          type="button"
          className="button"
          onClick={() => store.choose({ ...choice, filters: {} })}
        >
          {words.clear}
        </button>
      </div>
    )
  }
  return (
    <>
      <ul className="cards">
        {results.shown.map((entry) => (
          <EntryCard
            key={entry.tnid}
            lang={lang}
            entry={entry}
            words={words.card}
            lists={lists}
            withTown={withTown}
          />
        ))}
      </ul>
      {results.pages > 1 && (
        <Pagination {...{ lang, words, state, store, onPage }} />
      )}
      {results.shown.some(({ paid }) => paid) && (
        <p className="fine">{words.card.featuredWhy}</p>
      )}
    </>
  )
}

function Pagination({
  lang,
  words,
  state,
  store,
  onPage,
}: Omit<Props, 'withTown'>) {
  const { choice, results } = state
  const { page, pages } = results
  const linkTo = (number: number) => ({
    href: store.urlOf({ ...choice, page: number }),
    onClick: (event: MouseEvent) => {
      // Another tab is the browser's business.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      store.choose({ ...choice, page: number })
      onPage()
    },
  })
  return (
    <nav className="pagination" aria-label={words.pages}>
      {page > 1 && (
        <a className="step" rel="prev" {...linkTo(page - 1)}>
          {words.previous}
        </a>
      )}
      <ul>
        {pageNumbers(page, pages).map((number) => (
          <li key={number}>
            <a
              {...linkTo(number)}
              aria-label={words.page.replace(
                '{{page}}',
                numberText(lang, number),
              )}
              aria-current={number === page ? 'page' : undefined}
            >
              {numberText(lang, number)}
            </a>
          </li>
        ))}
      </ul>
      {page < pages && (
        <a className="step" rel="next" {...linkTo(page + 1)}>
          {words.next}
        </a>
      )}
    </nav>
  )
}
