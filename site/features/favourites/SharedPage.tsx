import type { Texts } from '#core/i18n/messages.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { SharedList } from '#core/contract/saved-lists.ts'
import { createSharedList } from '#site/features/favourites/shared-list.ts'
import { pointNear } from '#site/features/favourites/measured.ts'
import { $from } from '#site/features/nearby/from-point.ts'
import { fromWords } from '#site/features/nearby/from-words.ts'
import { CardItem } from '#site/ui/cards/CardItem.tsx'
import { FromChip } from '#site/features/nearby/FromChip.tsx'
import { savedCard } from './saved-card.ts'
import { useWay } from './use-way.ts'
import { Button } from '#site/ui/page/Button.tsx'

interface Props {
  /** Of the link. */
  share: string
  words: Texts<'accounts.saved'>
}

/** A list that somebody has shared. */
export function SharedPage({ share, words }: Props) {
  const [{ $shared, load }] = useState(() => createSharedList(share))
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
      <div className="stack box card-box">
        <p role="alert">{shared.text}</p>
        {!shared.isGone && (
          <Button look="main" onClick={() => void load()}>
            {words.tryAgain}
          </Button>
        )}
      </div>
    )
  return <ListItems list={shared.list} words={words} />
}

/** The places and offers on it, with the way to them from the reader's point. */
function ListItems({
  list: { name, directory, features },
  words,
}: {
  list: SharedList
  words: Texts<'accounts.saved'>
}) {
  const from = pointNear(useStore($from), directory)
  const wayOf = useWay(from)
  const { point } = fromWords()
  const all = [...directory, ...features]
  return (
    <section aria-labelledby="shared-name" className="stack saved-list">
      <h2 id="shared-name">
        <bdi>{name}</bdi>
      </h2>
      {all.length === 0 && <p>{words.sharedEmpty}</p>}
      {directory.length > 0 && (
        <div className="cluster gap-3 below-5 saved-measure">
          <FromChip words={point} from={from} />
          {from && <p className="fine">{point.note}</p>}
        </div>
      )}
      <ul className="cards">
        {all.map((shown) => {
          const card = savedCard(shown, words)
          return <CardItem key={card.url} card={{ ...card, way: wayOf(shown) }} />
        })}
      </ul>
      {all.length > 0 && (
        <Button className="no-print fit" onClick={() => print()}>
          {words.print}
        </Button>
      )}
    </section>
  )
}
