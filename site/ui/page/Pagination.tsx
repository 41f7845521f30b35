import type { AnchorHTMLAttributes } from 'react'
import type { Lang } from '#core/i18n/languages.ts'
import { numberText } from '#core/i18n/formats.ts'
import { pageNumbers } from '#site/ui/page/page-numbers.ts'
import { format } from '#core/i18n/format.ts'
import { Icon } from './Icon.tsx'

interface Props {
  lang: Lang
  words: { pages: string; page: string; previous: string; next: string }
  /** The current page, from 1. */
  page: number
  pages: number
  linkTo: (page: number) => AnchorHTMLAttributes<HTMLAnchorElement>
}

export function Pagination({ lang, words, page, pages, linkTo }: Props) {
  return (
    <nav className="cluster gap-3 pagination" aria-label={words.pages}>
      {page > 1 && (
        <a rel="prev" {...linkTo(page - 1)}>
          <span>{words.previous}</span>
          <Icon name="arrow" />
        </a>
      )}
      <ul>
        {pageNumbers(page, pages).map(({ number, className }) => (
          <li key={number} className={className}>
            <a
              {...linkTo(number)}
              aria-label={format(words.page, { page: numberText(lang, number) })}
              aria-current={number === page ? 'page' : undefined}
            >
              {numberText(lang, number)}
            </a>
          </li>
        ))}
      </ul>
      {page < pages && (
        <a rel="next" {...linkTo(page + 1)}>
          <span>{words.next}</span>
          <Icon name="arrow" />
        </a>
      )}
    </nav>
  )
}
