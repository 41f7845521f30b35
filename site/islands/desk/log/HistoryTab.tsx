import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { QueueItem } from '#core/contract/desk.ts'
import { textIn } from '#core/domain/localized.ts'
import { $address } from '#site/stores/desk/address.ts'
import { createItem, restOf } from '#site/stores/desk/item.ts'
import { createHistory, logQuery } from '#site/stores/desk/log.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { fill } from '#site/stores/desk/fill.ts'
import { Failed } from '../Failed.tsx'
import { ItemBody } from '../item/ItemBody.tsx'
import { SenderBox } from '../item/SenderBox.tsx'
import { ListingName, momentText, usePersonName } from '../parts.tsx'
import { deskWordsNow } from '#site/stores/desk/words.ts'
import { LogFilter } from './LogFilter.tsx'
import { LogPart } from './LogPart.tsx'
import { UndoButton } from './UndoButton.tsx'

/** Decisions, latest first, each with what was sent. */
export function HistoryTab() {
  const [history] = useState(createHistory)
  const { query: asked } = useStore($address)
  const query = logQuery(asked)
  const { tabs } = deskWordsNow()
  const key = JSON.stringify(query)
  useEffect(() => void history.load(JSON.parse(key)), [history, key])
  const again = () => void history.load(query)
  return (
    <div className="desk-log">
      <h2 className="visually-hidden">{tabs.history}</h2>
      <LogFilter tab="history" query={query} />
      <LogPart tab="history" query={query} store={history}>
        {(row) => <HistoryRow key={restOf(row)} row={row} onUndone={again} />}
      </LogPart>
    </div>
  )
}

interface RowProps {
  row: QueueItem
  onUndone: () => void
}

function HistoryRow({ row, onUndone }: RowProps) {
  const words = deskWordsNow()
  const { decided, listing, kind } = row
  const person = usePersonName(decided?.by ?? { uid: 0, name: '' })
  const name = listing ? textIn(pageLang(), listing.title) : words.kind[kind]
  return (
    <li className="stack gap-1 desk-row">
      <p>
        <b>{words.kind[kind]}</b> <ListingName listing={listing} />
      </p>
      {decided && (
        <p>
          {fill(words.item.decided, {
            act: words.acted[decided.act],
            name: person,
            date: momentText(decided.at),
          })}{' '}
          {decided.reason && <span dir="auto">{fill(words.item.reason, { reason: decided.reason })}</span>}
        </p>
      )}
      <Details row={row} />
      {decided && (
        <UndoButton
          act={{
            audit: decided.audit,
            name,
            ...(listing && { url: listing.url }),
          }}
          onDone={onUndone}
        />
      )}
    </li>
  )
}

/** What was sent; requested when unfolded. */
function Details({ row }: { row: QueueItem }) {
  const { log, calls, item: words } = deskWordsNow()
  const [store] = useState(createItem)
  const state = useStore(store.$item)
  const load = () => void store.load(row)
  return (
    <details
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
