import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { fill } from '#core/i18n/fill.ts'
import { Icon } from './Icon.tsx'

export interface Chip {
  id: string
  name: string
  /** Leads to the same without it; plain clicks may stay on the page. */
  href: string
  onClick?: (event: MouseEvent) => void
}

interface Props {
  chips: readonly Chip[]
  words: { chosen: string; remove: string }
  /** Takes the focus once the last one is gone. */
  onEmpty: () => void
}

/** What was chosen, each a link to the same without it. */
export function Chips({ chips, words, onEmpty }: Props) {
  const list = useRef<HTMLUListElement>(null)
  /** Position of the removed one, whose place the next one takes. */
  const [removed, setRemoved] = useState<number>()
  const count = chips.length
  useEffect(() => {
    if (removed === undefined) return
    setRemoved(undefined)
    const links = list.current?.querySelectorAll('a') ?? []
    const next = links[Math.min(removed, links.length - 1)]
    if (next) next.focus()
    else onEmpty()
    // Once another number is shown.
  }, [count])
  return (
    count > 0 && (
      <ul ref={list} className="cluster chips" aria-label={words.chosen}>
        {chips.map(({ id, name, href, onClick }, at) => (
          <li key={id}>
            <a
              href={href}
              aria-label={fill(words.remove, { name })}
              onClick={(event) => {
                onClick?.(event)
                if (event.defaultPrevented) setRemoved(at)
              }}
            >
              <bdi>{name}</bdi>
              <Icon name="close" />
            </a>
          </li>
        ))}
      </ul>
    )
  )
}
