import { fill } from '#core/i18n/fill.ts'
import type { VacationsQuery } from '#core/domain/vacations-url.ts'
import { Chips } from '../page/Chips.tsx'
import type { FoundProps } from './vacation-props.ts'

type Part = 'kind' | 'place' | 'month' | 'price'

interface Props extends Omit<FoundProps, 'found'> {
  /** The names of what was chosen. */
  named: Readonly<Record<Part, string | undefined>>
  onEmpty: () => void
}

const WITHOUT: Readonly<Record<Part, Partial<VacationsQuery>>> = {
  kind: { category: undefined },
  place: { destination: 0 },
  month: { month: undefined },
  price: { maxPrice: undefined },
}

/** The text and each choice, as a link to the search without it. */
export function VacationChips({ asked, named, words, linkTo, onEmpty }: Props) {
  const { text } = asked
  const chip = (id: string, name: string | undefined, without: Partial<VacationsQuery>) =>
    name ? [{ id, name, ...linkTo({ ...asked, ...without, page: 1 }) }] : []
  const chips = [
    ...chip('text', text && fill(words.quoted, { text }), { text: '' }),
    ...(['kind', 'place', 'month', 'price'] as const).flatMap((part) => chip(part, named[part], WITHOUT[part])),
  ]
  return <Chips chips={chips} words={words} onEmpty={onEmpty} />
}
