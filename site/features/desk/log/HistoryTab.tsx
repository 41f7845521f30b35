import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { QueueItem } from '#core/contract/desk.ts'
import { textIn } from '#core/terms/localized.ts'
import { createItem, restOf } from '#site/features/desk/queue/item.ts'
import { createHistory } from '#site/features/desk/log/log.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { formatIsolated } from '#site/features/desk/format-isolated.ts'
import { dateAndTime } from '#site/ui/dates/date-and-time.ts'
import { Failed, ListingName, personName } from '../parts.tsx'
import { ItemBody } from '../queue/ItemBody.tsx'
import { SenderBox } from '../queue/ItemHead.tsx'
import { Log, UndoButton } from './Log.tsx'

/** Decisions, latest first, each with what was sent. */
export function HistoryTab() {
  return (
    <Log tab="history" create={createHistory}>
      {(row) => <HistoryRow key={restOf(row)} row={row} />}
    </Log>
  )
}

function HistoryRow({ row }: { row: QueueItem }) {
  const words = t('desk.page')
  const { decided, listing, kind } = row
  const person = personName(decided?.by)
  const name = listing ? textIn(pageLang(), listing.title) : words.kind[kind]
  return (
    <li className="stack gap-1 start desk-row">
      <p>
        <b>{words.kind[kind]}</b> <ListingName listing={listing} />
      </p>
      {decided && (
        <p>
          {formatIsolated(words.item.decided, {
            act: words.acted[decided.act],
            name: person,
            date: dateAndTime(decided.at),
          })}{' '}
          {decided.reason && <span dir="auto">{formatIsolated(words.item.reason, { reason: decided.reason })}</span>}
        </p>
      )}
      <Details row={row} />
      {decided && <UndoButton act={{ audit: decided.audit, name, ...(listing && { url: listing.url }) }} />}
    </li>
  )
}

/** What was sent; requested when unfolded. */
function Details({ row }: { row: QueueItem }) {
  const { log, calls, item: words } = t('desk.page')
  const [store] = useState(createItem)
  const state = useStore(store.$item)
  const load = () => void store.load(row)
  return (
    <details
      className="full"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && state.status === 'none') load()
      }}
    >
      <summary>
        {log.details}
        <span className="visually-hidden"> {restOf(row)}</span>
      </summary>
      {state.status === 'loading' && <p role="status">{calls.loading}</p>}
      {state.status === 'gone' && <p role="alert">{words.gone}</p>}
      {state.status === 'failed' && <Failed text={state.text} onAgain={load} />}
      {state.status === 'ready' && (
        <div className="stack desk-item">
          <SenderBox item={state.item} />
          <ItemBody item={state.item} isOld />
        </div>
      )}
    </details>
  )
}
