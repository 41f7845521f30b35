import type { NearbyEntry } from '#core/contract/entries.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { kashrutLine, nowLines, placeCard } from '#site/components/cards/listing-card.ts'
import type { CardLine } from '#site/components/cards/card.ts'
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
  /** What the list says of kashrut, so that its cards need not. */
  shared?: string | undefined
}

/** What a card says of its kashrut. */
export const kashrutOf = (item: NearbyEntry, { options }: BoardWords): CardLine | undefined =>
  kashrutLine(item, (list, id) => options[list]?.[id] ?? { text: id })[0]

/** A listing in one line: picture, name, address, kashrut and distance. */
export function NearbyCard({ item, way, words, lang, at, shared }: Props) {
  const card = placeCard(item, words, { town: 'inLine' })
  const kashrut = kashrutOf(item, words)
  const lines = [
    ...card.lines,
    ...(kashrut && kashrut.text !== shared ? [kashrut] : []),
    ...nowLines(lang, item, { at, words: words.hours }),
  ]
  return (
    <CardItem isSmall card={{ ...card, lines }}>
      <p className="near-distance">{way}</p>
    </CardItem>
  )
}
