import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { SavedWords } from '#core/i18n/words.ts'
import { createShared } from '#site/stores/favourites/shared-list.ts'
import { CardItem } from '../cards/CardItem.tsx'
import { savedCard } from './saved-card.ts'

interface Props {
  /** Of the link. */
  share: string
  words: SavedWords
}

/** A list that somebody has shared. */
export function SharedPage({ share, words }: Props) {
  const [{ $shared, load }] = useState(() => createShared(share))
  const shared = useStore($shared)
  useEffect(() => void load(), [load])
  const title = shared?.status === 'ready' ? shared.list.name : words.sharedTitle
  useEffect(() => {
    const here = document.querySelector('.crumbs [aria-current] bdi')
    if (here) here.textContent = title
    document.title = title
  }, [title])
  if (!shared) return <p role="status">{words.loading}</p>
  if (shared.status === 'failed')
    return (
      <div className="stack card-box">
        <p role="alert">{shared.text}</p>
        {!shared.isGone && (
          <button type="button" className="button" onClick={() => void load()}>
            {words.tryAgain}
          </button>
        )}
      </div>
    )
  const { name, directory, features } = shared.list
  const cards = [...directory, ...features].map((shown) => savedCard(shown, words))
  return (
    <section aria-labelledby="shared-name" className="stack saved-list">
      <h2 id="shared-name">
        <bdi>{name}</bdi>
      </h2>
      {cards.length === 0 && <p>{words.sharedEmpty}</p>}
      <ul className="cards">
        {cards.map((card) => (
          <CardItem key={card.url} card={card} />
        ))}
      </ul>
      {cards.length > 0 && (
        <button type="button" className="button is-quiet saved-print" onClick={() => print()}>
          {words.print}
        </button>
      )}
    </section>
  )
}
