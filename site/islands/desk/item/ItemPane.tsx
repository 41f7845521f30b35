import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { $address } from '#site/stores/desk/address.ts'
import { itemKeyOf, restOf } from '#site/stores/desk/item.ts'
import { Failed } from '../parts.tsx'
import { useDesk } from '../use-desk.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'
import { Decide } from './Decide.tsx'
import { ItemBody } from './ItemBody.tsx'
import { ItemHead } from './ItemHead.tsx'

/** The open item with everything needed to decide; each new one gets the focus. */
export function ItemPane() {
  const desk = useDesk()
  const { item: words, queue, calls } = deskWordsNow()
  const state = useStore(desk.item.$item)
  const pane = useRef<HTMLDivElement>(null)
  const shown = state.status === 'ready' ? restOf(state.key) : undefined
  // An address that names an item starts at the top of the page.
  const first = useRef(itemKeyOf($address.get().rest))
  useEffect(() => {
    if (!shown) return
    const isFirst = first.current && restOf(first.current) === shown
    first.current = undefined
    if (!isFirst) pane.current?.querySelector<HTMLElement>('h2')?.focus()
  }, [shown])
  switch (state.status) {
    case 'none':
      return <p className="is-muted">{queue.choose}</p>
    case 'loading':
      return <p role="status">{calls.loading}</p>
    case 'gone':
      return <p role="alert">{words.gone}</p>
    case 'failed':
      return <Failed text={state.text} onAgain={() => void desk.item.load(state.key)} />
    case 'ready':
      return (
        <article ref={pane} className="stack desk-item" key={restOf(state.key)}>
          <ItemHead item={state.item} />
          <ItemBody item={state.item} />
          <Decide item={state.item} />
        </article>
      )
  }
}
