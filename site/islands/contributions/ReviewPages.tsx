import { numberText } from '#core/i18n/formats.ts'
import { fill } from '#core/i18n/fill.ts'
import { useContributions } from './context.ts'

interface Props {
  page: number
  pages: number
}

/** Page numbers: first, last, and neighbours of the current one. */
function numbersOf({ page, pages }: Props): number[] {
  const near = [1, page - 1, page, page + 1, pages]
  const shown = new Set(near.filter((any) => any >= 1 && any <= pages))
  return [...shown].sort((a, b) => a - b)
}

/** Buttons for the pages of reviews; nothing for a single page. */
export function ReviewPages({ page, pages }: Props) {
  const { lang, words, actions } = useContributions()
  const { reviews } = words
  if (pages < 2) return null
  const goTo = (number: number) => {
    actions?.toReviewPage(number)
    // Focuses the first new review, and screen readers with it.
    document.getElementById('reviews-title')?.focus()
  }
  return (
    <nav className="cluster gap-3 pagination" aria-label={reviews.pages}>
      <button type="button" disabled={page === 1} onClick={() => goTo(page - 1)}>
        {reviews.previous}
      </button>
      <ul>
        {numbersOf({ page, pages }).map((number) => (
          <li key={number}>
            <button
              type="button"
              aria-label={fill(reviews.page, { page: String(number) })}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => goTo(number)}
            >
              {numberText(lang, number)}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" disabled={page === pages} onClick={() => goTo(page + 1)}>
        {reviews.next}
      </button>
    </nav>
  )
}
