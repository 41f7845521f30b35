import type { FoundProps } from './vacation-props.ts'
import { format } from '#core/i18n/format.ts'
import type { VacationsQuery } from '#core/domain/vacations-url.ts'
import type { StayOption } from '#core/terms/stay-options.ts'
import { Chips } from '#site/ui/page/Chips.tsx'
import { numberText } from '#core/text/values.ts'

/** Alternatives to a search without results. */
export function NoVacations({ words, asked, linkTo }: Omit<FoundProps, 'found'>) {
  const { text, destination, category, month, maxPrice, forShabbat } = asked
  const isNarrow = [text, destination, category, month, maxPrice, forShabbat].filter(Boolean).length > 1
  const ways = [
    [destination, words.noneThere, { destination: 0 }],
    [month, words.noneThen, { month: undefined }],
    [category, words.noneKind, { category: undefined }],
    [maxPrice, words.nonePrice, { maxPrice: undefined }],
    [forShabbat, words.noneHotel, { forShabbat: undefined }],
  ] as const
  return (
    <div className="stack above-4 results-none">
      <p>{words.noneHint}</p>
      <p className="cluster gap-3 button-row">
        {ways.map(
          ([chosen, name, without]) =>
            isNarrow &&
            Boolean(chosen) && (
              <a key={name} className="button" {...linkTo({ ...asked, ...without, page: 1 })}>
                {name}
              </a>
            ),
        )}
        <a className="button is-quiet" {...linkTo({ text: '', destination: 0, page: 1 })}>
          {words.showAll}
        </a>
      </p>
    </div>
  )
}

type Part = 'kind' | 'place' | 'month' | 'price'

interface Props extends Omit<FoundProps, 'found'> {
  /** The names of what was chosen. */
  named: Readonly<Record<Part, string | undefined>>
  forShabbat: readonly { id: StayOption; name: string }[]
  onEmpty: () => void
}

const WITHOUT: Readonly<Record<Part, Partial<VacationsQuery>>> = {
  kind: { category: undefined },
  place: { destination: 0 },
  month: { month: undefined },
  price: { maxPrice: undefined },
}

/** The text and each choice, as a link to the search without it. */
export function VacationChips({ asked, named, forShabbat, words, linkTo, onEmpty }: Props) {
  const { text } = asked
  const chip = (id: string, name: string | undefined, without: Partial<VacationsQuery>) =>
    name ? [{ id, name, ...linkTo({ ...asked, ...without, page: 1 }) }] : []
  const others = (id: StayOption) => {
    const rest = asked.forShabbat?.filter((option) => option !== id) ?? []
    return rest.length > 0 ? rest : undefined
  }
  const chips = [
    ...chip('text', text && format(words.quoted, { text }), { text: '' }),
    ...(['kind', 'place', 'month', 'price'] as const).flatMap((part) => chip(part, named[part], WITHOUT[part])),
    ...forShabbat.flatMap(({ id, name }) => chip(id, name, { forShabbat: others(id) })),
  ]
  return <Chips chips={chips} words={words} onEmpty={onEmpty} />
}

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
    <nav className="chips below-5 vacation-places" aria-label={words.places}>
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
