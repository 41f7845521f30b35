import type { SavedWords } from '#core/i18n/words.ts'
import { useState } from 'react'
import type { FeatureItem } from '#core/contract/content.ts'
import type { Entry } from '#core/contract/entries.ts'
import type { Card } from '#site/components/cards/card.ts'
import { placeCard } from '#site/components/cards/listing-card.ts'
import { offerCard } from '#site/components/cards/offer-card.ts'
import { ratingText } from '#core/i18n/formats.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { typeNames } from '#site/stores/page/type-names.ts'
import { fill } from '#core/i18n/fill.ts'
import { CardItem, Text } from '../cards/CardItem.tsx'
import { Icon } from '../page/Icon.tsx'

interface Props {
  shown: Entry | FeatureItem
  words: SavedWords
  isRemoved: boolean
  onToggle: (button: HTMLElement) => Promise<void>
}

/** A saved item. Removed ones stay, faded, so that they can be saved again. */
export function FavouriteCard({ shown, words, isRemoved, onToggle }: Props) {
  const [isBusy, setBusy] = useState(false)
  const toggle = async (button: HTMLElement) => {
    if (isBusy) return
    setBusy(true)
    await onToggle(button).finally(() => setBusy(false))
  }
  const card = 'nid' in shown ? offerCard(shown, { lang: pageLang(), words }) : savedPlace(shown, words)
  return (
    <CardItem card={card} className={isRemoved ? 'is-removed' : ''}>
      <div className="stack gap-2 saved-foot">
        {isRemoved && <p>{words.removed}</p>}
        <button
          type="button"
          className="button is-quiet"
          aria-busy={isBusy}
          onClick={(event) => void toggle(event.currentTarget)}
        >
          <Icon name={isRemoved ? 'heart' : 'close'} />
          {isRemoved ? words.saveAgain : words.remove}
          <span className="visually-hidden">
            : <Text shown={card.title} />
          </span>
        </button>
      </div>
    </CardItem>
  )
}

/** The content of a listing's card without the option lists. */
function savedPlace(entry: Entry, words: SavedWords): Card {
  const { rating, dtype } = entry
  const shown = rating && ratingText(pageLang(), rating.mean)
  return {
    ...placeCard(entry, words, { withTown: true }),
    rating: rating && {
      mean: rating.mean,
      shown: shown!,
      label: fill(words.rating, { mean: shown!, count: rating.count }),
      reviews: `(${rating.count})`,
    },
    facts: typeNames()[dtype],
  }
}
