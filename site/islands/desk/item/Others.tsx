import type { DeskItem } from '#core/contract/desk.ts'
import { deskHref } from '#site/stores/desk/address.ts'
import { restOf } from '#site/stores/desk/item.ts'
import type { ItemKey } from '#site/stores/desk/queue.ts'
import { fill } from '#site/stores/desk/fill.ts'
import type { ReactNode } from 'react'
import { deskWordsNow } from '#site/stores/desk/words.ts'

interface Props {
  item: DeskItem
  /** Further actions on another item. */
  extra?: (other: ItemKey, name: string) => ReactNode
}

/** Other open items of the same listing. */
export function Others({ item, extra }: Props) {
  const words = deskWordsNow()
  if (item.others.length === 0) return null
  return (
    <section className="stack gap-2 desk-others">
      <h3>{words.item.others}</h3>
      <ul>
        {item.others.map((other) => {
          const name = `${words.kind[other.kind]} ${other.id}`
          return (
            <li key={restOf(other)} className="cluster">
              {extra?.(other, name)}
              <a href={deskHref({ tab: 'queue', rest: restOf(other) })}>{fill(words.item.open, { name })}</a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
