import type { NearbyEntry } from '#core/contract/entries.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { kashrutLine, nowLines, placeCard } from '#site/components/cards/listing-card.ts'
import { CardItem } from '../cards/CardItem.tsx'
import type { BoardWords } from './board-words.ts'

interface Props {
  item: NearbyEntry
  /** '350 m · 6 min on foot'. */
  way: string
  words: BoardWords
  lang: Lang
  /** The moment for which it says whether it is open, epoch milliseconds. */
  at: number
}

/** A listing in one line: picture, name, address, kashrut and distance. */
export function NearbyCard({ item, way, words, lang, at }: Props) {
  const card = placeCard(item, words, { town: 'inLine' })
  const lines = [
    ...card.lines,
    ...kashrutLine(item, (list, id) => words.options[list]?.[id] ?? { text: id }),
    ...nowLines(lang, item, { at, words: words.hours }),
  ]
  return (
    <CardItem isSmall card={{ ...card, lines }}>
      <p className="near-distance">{way}</p>
    </CardItem>
  )
}
