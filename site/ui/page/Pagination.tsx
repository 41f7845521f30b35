import type { MouseEvent, ReactNode } from 'react'
import type { Lang } from '#core/i18n/languages.ts'
import { numberText } from '#core/text/values.ts'
import { pageNumbers } from '#site/ui/page/page-numbers.ts'
import { format } from '#core/i18n/format.ts'
import { Icon } from './Icon.tsx'

interface Pages {
  /** The current page, from 1. */
  page: number
  pages: number
  /** A link to a page, or without an address the button that turns to it. */
  linkTo: (page: number) => { href?: string; onClick?: (event: MouseEvent) => void }
}

interface Props extends Pages {
  lang: Lang
  words: { pages: string; previous: string; next: string; page?: string }
  /** Shown in place of the numbers: 'Page 2 of 5'. */
  children?: ReactNode
}

/** Leads to the other pages of a list; page templates render it too. */
export function Pagination({ lang, words, children, ...of }: Props) {
  const { page, pages } = of
  const nameOf = (number: number) =>
    words.page && format(words.page, { page: numberText(lang, number), pages: numberText(lang, pages) })
  return (
    <nav className="cluster gap-3 pagination" aria-label={words.pages}>
      <Step {...of} rel="prev" text={words.previous} />
      {children ?? (
        <ul>
          {pageNumbers(page, pages).map(({ number, className }) => (
            <li key={number} className={className}>
              <Turn
                {...of.linkTo(number)}
                aria-label={nameOf(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                {numberText(lang, number)}
              </Turn>
            </li>
          ))}
        </ul>
      )}
      <Step {...of} rel="next" text={words.next} />
    </nav>
  )
}

/** To the page before or after. Where there is none, a button stays, so that the others keep their places. */
function Step({ page, pages, linkTo, rel, text }: Pages & { rel: 'prev' | 'next'; text: string }) {
  const to = rel === 'prev' ? page - 1 : page + 1
  const isOff = to < 1 || to > pages
  const turn = linkTo(to)
  if (turn.href === undefined)
    return (
      <Turn {...turn} disabled={isOff}>
        {text}
      </Turn>
    )
  if (isOff) return null
  // Phones have no room for its word.
  return (
    <Turn {...turn} rel={rel}>
      <span>{text}</span>
      <Icon name="arrow" />
    </Turn>
  )
}

interface TurnProps extends ReturnType<Pages['linkTo']> {
  rel?: string
  disabled?: boolean
  'aria-label'?: string | undefined
  'aria-current'?: 'page' | undefined
  children: ReactNode
}

function Turn({ href, rel, disabled, children, ...rest }: TurnProps) {
  if (href === undefined)
    return (
      <button type="button" disabled={disabled} {...rest}>
        {children}
      </button>
    )
  return (
    <a rel={rel} href={href} {...rest}>
      {children}
    </a>
  )
}
