import { fill } from '#core/i18n/fill.ts'
import { monthText } from '#core/i18n/formats.ts'
import { Chips } from '../page/Chips.tsx'
import type { FoundProps } from './vacation-props.ts'

interface Props extends Omit<FoundProps, 'found'> {
  place: string | undefined
  onEmpty: () => void
}

/** The text, the place and the month, each a link to the search without it. */
export function VacationChips({ lang, asked, place, words, linkTo, onEmpty }: Props) {
  const { text, month } = asked
  const quoted = { id: 'text', name: fill(words.quoted, { text }), ...linkTo({ ...asked, text: '', page: 1 }) }
  const there = place && { id: 'place', name: place, ...linkTo({ ...asked, destination: 0, page: 1 }) }
  const then = month && {
    id: 'month',
    name: monthText(lang, month),
    ...linkTo({ ...asked, month: undefined, page: 1 }),
  }
  const chips = [text ? quoted : undefined, there, then].flatMap((chip) => chip || [])
  return <Chips chips={chips} words={words} onEmpty={onEmpty} />
}
