import { numberText } from '#core/i18n/formats.ts'
import type { FoundProps } from './vacation-props.ts'

const MOST = 12

/** The destinations of the results with their numbers; each narrows the search. */
export function VacationPlaces({ lang, words, asked, found, linkTo }: FoundProps) {
  const { destination: chosen } = asked
  const shown = found.destinations.filter(({ id }, at) => at < MOST || id === chosen)
  if (shown.length < (chosen === 0 ? 2 : 1)) return null
  const place = (id: number) => ({
    ...linkTo({ ...asked, destination: id, page: 1 }),
    'aria-current': id === chosen || undefined,
  })
  return (
    <nav className="chips vacation-places" aria-label={words.places}>
      <ul>
        <li>
          <a {...place(0)}>{words.anywhere}</a>
        </li>
        {shown.map(({ id, name, count }) => (
          <li key={id}>
            <a {...place(id)}>
              <bdi>{name}</bdi> <span className="count">{numberText(lang, count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
