import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { Card, CardText } from '#site/ui/cards/card.ts'
import { cardInner, type CardLook } from '#site/ui/cards/card-html.ts'
import { $saved, markSaved } from '#site/ui/cards/saved-keys.ts'

interface Props extends CardLook {
  card: Card
  /** Class name besides `card`. */
  className?: string
  /** Shown below the card's text. */
  children?: ReactNode
}

/** A card of an island: the HTML of `card-html.ts`. The page's script acts on its button. */
export function CardItem({ card, level, isSmall, className = '', children }: Props) {
  const hasMore = children !== undefined
  const item = useRef<HTMLLIElement>(null)
  const [body, setBody] = useState<Element | null>(null)
  const { html: markup } = cardInner(card, { level, isSmall })
  // React writes the HTML anew for every new object, also if the text is the same.
  const inner = useMemo(() => ({ __html: markup }), [markup])
  useLayoutEffect(() => {
    const drawn = item.current!
    if (hasMore) setBody(drawn.querySelector('.card-body'))
    return $saved.subscribe(() => markSaved(drawn))
  }, [inner, hasMore])
  return (
    <>
      <li
        ref={item}
        className={`card ${isSmall ? 'near-card' : className}`.trimEnd()}
        dangerouslySetInnerHTML={inner}
      />
      {body && hasMore && createPortal(children, body)}
    </>
  )
}

/** A text of a card outside of it. */
export const Text = ({ shown }: { shown: CardText }) =>
  typeof shown === 'string' ? shown : <bdi lang={shown.lang}>{shown.text}</bdi>
