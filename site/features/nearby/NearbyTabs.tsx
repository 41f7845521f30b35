import { useRef, type KeyboardEvent } from 'react'
import type { NearbyGroup } from '#core/contract/entries.ts'
import { TYPE_ICONS } from '#site/ui/icons/icon.ts'
import { tabAfter } from '#site/ui/page/tab-keys.ts'
import { Icon } from '#site/ui/page/Icon.tsx'
import { useIsHydrated } from '#site/ui/page/use-is-hydrated.ts'

interface Props {
  id: string
  label: string
  /** Of the types, by their ids. */
  names: Readonly<Record<number, string>>
  groups: readonly NearbyGroup[]
  type: number
  onSelect: (type: number) => void
}

/** A tab per type, with arrow keys. */
export function NearbyTabs({ id, label, names, groups, type, onSelect }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const isHydrated = useIsHydrated()
  function move(event: KeyboardEvent) {
    const at = groups.findIndex(({ typeId }) => typeId === type)
    const count = groups.length
    const to = tabAfter(event.key, { at, count, list: event.currentTarget })
    const next = groups[to ?? -1]
    if (!next) return
    event.preventDefault()
    onSelect(next.typeId)
    list.current?.querySelector<HTMLElement>(`#${id}-${next.typeId}`)?.focus()
  }
  return (
    <div className="tab-row" role="tablist" aria-label={label} ref={list}>
      {groups.map(({ typeId, items, hasMore }) => (
        <button
          key={typeId}
          type="button"
          role="tab"
          id={`${id}-${typeId}`}
          aria-controls={`${id}-panel`}
          aria-selected={typeId === type}
          tabIndex={typeId === type ? 0 : -1}
          disabled={!isHydrated}
          onClick={() => onSelect(typeId)}
          onKeyDown={move}
        >
          <Icon name={TYPE_ICONS[typeId]} />
          <span>{names[typeId]}</span>
          <span className="count">
            {items.length}
            {hasMore && '+'}
          </span>
        </button>
      ))}
    </div>
  )
}
