import { numberText } from '#site/lib/formats.ts'
import { pageNumbers } from '#site/lib/page-numbers.ts'
import { fill } from '#site/stores/words.ts'
import type { FoundProps } from './VacationResults.tsx'

/** The way to the other pages of what was found. */
export function VacationPages({
  lang,
  words,
  asked,
  found,
  linkTo,
}: FoundProps) {
  const { page, pages } = found
  const to = (number: number) => linkTo({ ...asked, page: number })
  return (
    <nav className="pagination" aria-label={words.pages}>
      {page > 1 && (
        <a className="step" rel="prev" {...to(page - 1)}>
          {words.previous}
        </a>
      )}
      <ul>
        {pageNumbers(page, pages).map((number) => (
          <li key={number}>
            <a
              {...to(number)}
              aria-label={fill(words.page, { page: numberText(lang, number) })}
              aria-current={number === page ? 'page' : undefined}
            >
              {numberText(lang, number)}
            </a>
          </li>
        ))}
      </ul>
      {page < pages && (
        <a className="step" rel="next" {...to(page + 1)}>
          {words.next}
        </a>
      )}
    </nav>
  )
}
