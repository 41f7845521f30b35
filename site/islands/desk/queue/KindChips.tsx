import { useStore } from '@nanostores/react'
import type { DeskKind } from '#core/contract/desk.ts'
import { deskHref, type AddressParts } from '#site/stores/desk/address.ts'
import { $entry } from '#site/stores/desk/entry.ts'
import { DESK_KINDS } from '#core/domain/desk-kinds.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'
import { numberOf } from '../parts.tsx'

/** The kinds that the role decides, with their numbers of open items, to filter by one or show all. */
export function KindChips({ kind }: { kind: DeskKind | undefined }) {
  const { queue, kinds } = deskWordsNow()
  const entry = useStore($entry)
  const counts = entry.status === 'open' ? entry.counts : {}
  const all = Object.values(counts).reduce((sum, one) => sum + one, 0)
  return (
    <nav className="chips desk-chips" aria-label={queue.kinds}>
      <ul>
        <Chip place={{ tab: 'queue' }} name={queue.all} count={all} isCurrent={!kind} />
        {DESK_KINDS.filter((one) => one in counts).map((one) => (
          <Chip
            key={one}
            place={{ tab: 'queue', query: { kind: one } }}
            name={kinds[one]}
            count={counts[one]}
            isCurrent={kind === one}
          />
        ))}
      </ul>
    </nav>
  )
}

interface ChipProps {
  place: AddressParts
  name: string
  /** Undefined until it is known. */
  count: number | undefined
  isCurrent: boolean
}

/** A link to a part of a list, with its number of items. */
export function Chip({ place, name, count, isCurrent }: ChipProps) {
  return (
    <li>
      <a href={deskHref(place)} aria-current={isCurrent || undefined} className={count === 0 ? 'is-empty' : undefined}>
        {name} <span>{numberOf(count ?? 0)}</span>
      </a>
    </li>
  )
}
