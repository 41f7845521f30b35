import type { DeskKind, QueueItem } from '#core/contract/desk.ts'
import { counted } from '#core/i18n/plural.ts'
import { fieldName } from '#site/stores/desk/check.ts'
import { deskHref } from '#site/stores/desk/address.ts'
import { restOf } from '#site/stores/desk/item.ts'
import { isSameItem, type ItemKey } from '#site/stores/desk/queue.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { Icon } from '../../page/Icon.tsx'
import { Age, ListingName, PersonName } from '../parts.tsx'
import { deskWordsNow } from '#site/stores/desk/words.ts'

interface Props {
  items: readonly QueueItem[]
  open: ItemKey | undefined
  kind: DeskKind | undefined
}

/** Open items, oldest first; each line links to its item. */
export function QueueList({ items, open, kind }: Props) {
  const { queue } = deskWordsNow()
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

export function Line({ item }: { item: QueueItem }) {
  const words = deskWordsNow()
  return (
    <>
      <span className="cluster is-muted desk-line-head">
        <b>{words.kind[item.kind]}</b> <Age at={item.at} />
      </span>
      <span className="strong desk-line-name">
        <ListingName listing={item.listing} proposed={item.proposed} />
      </span>
      {item.fields.length > 0 && item.kind === 'edit' && item.proposed === undefined && (
        <span>{item.fields.map((field) => fieldName(field)).join(', ')}</span>
      )}
      {item.summary && (
        <span className="desk-line-text" dir="auto">
          {item.summary}
        </span>
      )}
      {item.about && <AboutLine about={item.about} />}
      <span className="cluster is-muted">
        {item.kind !== 'conflict' && item.kind !== 'sighting' && <PersonName person={item.from} />}
        <Marks item={item} />
      </span>
    </>
  )
}

/** The reported contribution. */
function AboutLine({ about }: { about: NonNullable<QueueItem['about']> }) {
  const { kind, report, queue } = deskWordsNow()
  const { words } = about
  return (
    <span className="quiet desk-line-quote">
      {kind[about.kind]}: {words ? <q dir="auto">{words.text}</q> : report.gone}
      {words?.hidden && <span className="desk-flag">{queue.hidden}</span>}
    </span>
  )
}

function Marks({ item }: { item: QueueItem }) {
  const { queue } = deskWordsNow()
  const { pictures, flags, hidden, listing } = item
  return (
    <>
      {pictures > 0 && <span>{counted(pageLang(), queue, 'pictures', pictures)}</span>}
      {flags > 0 && (
        <span className="desk-flag">
          <Icon name="flag" />
          {counted(pageLang(), queue, 'flags', flags)}
        </span>
      )}
      {hidden && <span className="desk-flag">{queue.hidden}</span>}
      {listing?.sample && <span>{queue.sample}</span>}
    </>
  )
}
