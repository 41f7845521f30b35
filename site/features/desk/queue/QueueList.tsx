import { t } from '#site/ui/page/messages.ts'
import type { DeskKind, QueueItem } from '#core/contract/desk.ts'
import type { HintQuestion } from '#core/terms/hints.ts'
import { heldText } from './Holding.tsx'
import { formatCount } from '#core/i18n/format.ts'
import { fieldName } from '#site/features/desk/queue/deciding.ts'
import { deskHref, type AddressParts } from '#site/features/desk/address.ts'
import { restOf } from '#site/features/desk/queue/item.ts'
import { isSameItem, type ItemKey } from '#site/features/desk/queue/queue.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { Icon } from '#site/ui/page/Icon.tsx'
import { Age, ListingName, PersonName, numberOf } from '../parts.tsx'
import { useStore } from '@nanostores/react'
import { $entry } from '#site/features/desk/log/entry.ts'
import { DESK_KINDS } from '#core/terms/desk-kinds.ts'

interface Props {
  items: readonly QueueItem[]
  open: ItemKey | undefined
  kind: DeskKind | undefined
}

/** Open items, oldest first; each line links to its item. */
export function QueueList({ items, open, kind }: Props) {
  const { queue } = t('desk.page')
  return (
    <ul className="stack gap-2 desk-list" aria-label={queue.list}>
      {items.map((item) => (
        <li key={restOf(item)}>
          <a
            href={deskHref({
              tab: 'queue',
              rest: restOf(item),
              query: { kind },
            })}
            data-item={restOf(item)}
            aria-current={isSameItem(item, open) || undefined}
          >
            <Line item={item} />
          </a>
        </li>
      ))}
    </ul>
  )
}

function Line({ item }: { item: QueueItem }) {
  const words = t('desk.page')
  return (
    <>
      <span className="cluster is-muted desk-line-head">
        <b>{words.kind[item.kind]}</b> <Age at={item.at} />
      </span>
      <span className="strong desk-line-name">
        <ListingName listing={item.listing} proposed={item.proposed} />
      </span>
      {item.fields.length > 0 && item.kind === 'edit' && item.proposed === undefined && (
        <span>{item.fields.map((field) => fieldName(field, item.names?.[field])).join(', ')}</span>
      )}
      {item.kind === 'hint' && (
        <span>{item.fields.map((question) => words.hint[question as HintQuestion]).join(' · ')}</span>
      )}
      {item.summary && (
        <span className="desk-line-text" dir="auto">
          {item.summary}
        </span>
      )}
      {item.about && <AboutLine about={item.about} />}
      <span className="cluster is-muted">
        {!WITHOUT_SENDER.has(item.kind) && <PersonName person={item.from} />}
        <Marks item={item} />
      </span>
    </>
  )
}

/** Kinds whose items have no sender, or several. */
const WITHOUT_SENDER: ReadonlySet<DeskKind> = new Set(['conflict', 'sighting', 'hint'])

/** The reported contribution. */
function AboutLine({ about }: { about: NonNullable<QueueItem['about']> }) {
  const { kind, report, queue } = t('desk.page')
  const { words } = about
  return (
    <span className="quiet desk-line-quote">
      {kind[about.kind]}: {words ? <q dir="auto">{words.text}</q> : report.gone}
      {words?.hidden && <span className="desk-flag">{queue.hidden}</span>}
    </span>
  )
}

function Marks({ item }: { item: QueueItem }) {
  const { queue } = t('desk.page')
  const { kind, pictures, flags, hidden, held, listing } = item
  return (
    <>
      {pictures > 0 && <span>{formatCount(pageLang(), queue, 'pictures', pictures)}</span>}
      {kind === 'hint' && <span>{formatCount(pageLang(), queue, 'answers', flags)}</span>}
      {kind !== 'hint' && flags > 0 && (
        <span className="desk-flag">
          <Icon name="flag" />
          {formatCount(pageLang(), queue, 'flags', flags)}
        </span>
      )}
      {hidden && <span className="desk-flag">{queue.hidden}</span>}
      {held && hidden && <span>{heldText(held)}</span>}
      {listing?.sample && <span>{queue.sample}</span>}
    </>
  )
}

/** Filters the queue by one of the kinds that the role decides, each with its number of open items. */
export function KindChips({ kind }: { kind: DeskKind | undefined }) {
  const { queue, kinds } = t('desk.page')
  const entry = useStore($entry)
  const counts = entry.status === 'open' ? entry.counts : {}
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  if (all === 0 && !kind) return null
  return (
    <nav className="chips desk-chips" aria-label={queue.kinds}>
      <ul>
        <FilterChip place={{ tab: 'queue' }} name={queue.all} count={all} isCurrent={!kind} />
        {DESK_KINDS.filter((deskKind) => deskKind in counts).map((deskKind) => (
          <FilterChip
            key={deskKind}
            place={{ tab: 'queue', query: { kind: deskKind } }}
            name={kinds[deskKind]}
            count={counts[deskKind]}
            isCurrent={kind === deskKind}
          />
        ))}
      </ul>
    </nav>
  )
}

interface FilterChipProps {
  place: AddressParts
  name: string
  /** Undefined until it is known. */
  count: number | undefined
  isCurrent: boolean
}

/** A link that filters a list of the desk, with the number of items it leaves. */
export function FilterChip({ place, name, count, isCurrent }: FilterChipProps) {
  return (
    <li>
      <a href={deskHref(place)} aria-current={isCurrent || undefined} className={count === 0 ? 'is-empty' : undefined}>
        {name} <span>{numberOf(count ?? 0)}</span>
      </a>
    </li>
  )
}
