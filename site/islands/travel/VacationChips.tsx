import { fill } from '#core/i18n/fill.ts'
import { Chips } from '../page/Chips.tsx'
import type { FoundProps } from './vacation-props.ts'

interface Props extends Omit<FoundProps, 'found' | 'lang'> {
  place: string | undefined
  onEmpty: () => void
}

/** The text and the place, each a link to the search without it. */
export function VacationChips({ asked: { text, destination }, place, words, linkTo, onEmpty }: Props) {
  const quoted = { id: 'text', name: fill(words.quoted, { text }), ...linkTo({ text: '', destination, page: 1 }) }
  const there = place && { id: 'place', name: place, ...linkTo({ text, destination: 0, page: 1 }) }
  return <Chips chips={[...(text ? [quoted] : []), ...(there ? [there] : [])]} words={words} onEmpty={onEmpty} />
}
