import { useStore } from '@nanostores/react'
import type { DeskKind } from '#core/contract/desk.ts'
import { deskHref } from '#site/stores/desk/address.ts'
import { $entry } from '#site/stores/desk/entry.ts'
import { DESK_KINDS } from '#core/domain/desk-kinds.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { LANGUAGES } from '#core/i18n/languages.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'

/** The kinds that the role decides, with their numbers of open items, to filter by one or show all. */
export function KindChips({ kind }: { kind: DeskKind | undefined }) {
  const { queue, kinds } = deskWordsNow()
  const entry = useStore($entry)
  const counts = entry.status === 'open' ? entry.counts : {}
  const all = Object.values(counts).reduce((sum, one) => sum + one, 0)
  return (
    <nav className="desk-chips" aria-label={queue.kinds}>
      <ul>
        <Chip name={queue.all} count={all} isCurrent={!kind} />
        {DESK_KINDS.filter((one) => one in counts).map((one) => (
          <Chip key={one} kind={one} name={kinds[one]} count={counts[one] ?? 0} isCurrent={kind === one} />
        ))}
      </ul>
    </nav>
  )
}

interface ChipProps {
  kind?: DeskKind
  name: string
  count: number
  isCurrent: boolean
}

function Chip({ kind, name, count, isCurrent }: ChipProps) {
  const { locale } = LANGUAGES[pageLang()]
  return (
    <li>
      <a
        href={deskHref({ tab: 'queue', query: { kind } })}
        aria-current={isCurrent || undefined}
        className={count === 0 ? 'is-empty' : undefined}
      >
        {name} <span>{new Intl.NumberFormat(locale).format(count)}</span>
      </a>
    </li>
  )
}
