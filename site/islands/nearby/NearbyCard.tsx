import type { NearbyEntry } from '#core/contract/entries.ts'
import { placeCard } from '#site/components/cards/listing-card.ts'
import { CardItem } from '../cards/CardItem.tsx'
import type { BoardWords } from './board-words.ts'

interface Props {
  item: NearbyEntry
  /** '1.2 km away'. */
  distance: string
  words: BoardWords
}

/** A listing in one line: picture, name, address and distance. */
export function NearbyCard({ item, distance, words }: Props) {
  const { address, town } = item
  // Some addresses include the town.
  const withTown = !address.split(', ').includes(town)
  return (
    <CardItem className="near-card" isSmall card={placeCard(item, words, { withTown })}>
      <p className="near-distance">{distance}</p>
    </CardItem>
  )
}
