import { useEffect, useRef, type MouseEvent } from 'react'
import { format } from '#core/i18n/format.ts'
import { Icon } from './Icon.tsx'

export interface Chip {
  id: string
  name: string
  /** Set if the name is not in the page's language. */
  lang?: string | undefined
  /** Leads to the same without it; plain clicks may stay on the page. */
  href: string
  onClick?: (event: MouseEvent) => void
}

interface Props {
  chips: readonly Chip[]
  /** Leads to the same without any of them. */
  clear?: Omit<Chip, 'id' | 'lang'> | undefined
  words: { chosen: string; remove: string }
  /** Takes the focus once the last one is gone. */
  onEmpty: () => void
}

/** What was chosen, each a link to the same without it. */
export function Chips({ chips, clear, words, onEmpty }: Props) {
  const list = useRef<HTMLUListElement>(null)
  /** The one that was pressed, whose place the next one takes. */
  const pressed = useRef<{ at: number; of: number }>(undefined)
  const count = chips.length
  const press = (event: MouseEvent, onClick: Chip['onClick'], at: number) => {
    onClick?.(event)
    if (event.defaultPrevented) pressed.current = { at, of: count }
  }
  useEffect(() => {
    if (!pressed.current || pressed.current.of === count) return
    const links = list.current?.querySelectorAll('a') ?? []
    const next = links[Math.min(pressed.current.at, links.length - 1)]
    pressed.current = undefined
    if (next) next.focus()
    else onEmpty()
  })
  return (
    count > 0 && (
      <ul ref={list} className="cluster chips" aria-label={words.chosen}>
        {chips.map(({ id, name, lang, href, onClick }, at) => (
          <li key={id}>
            <a href={href} aria-label={format(words.remove, { name })} onClick={(event) => press(event, onClick, at)}>
              <bdi lang={lang}>{name}</bdi>
              <Icon name="close" />
            </a>
          </li>
        ))}
        {clear && (
          <li>
            <a href={clear.href} onClick={(event) => press(event, clear.onClick, count)}>
              {clear.name}
            </a>
          </li>
        )}
      </ul>
    )
  )
}
