import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { AuditRow } from '#core/contract/desk.ts'
import { isDeskKind } from '#core/terms/desk-kinds.ts'
import { formatCount } from '#core/i18n/format.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { $address, deskHref } from '#site/features/desk/address.ts'
import { formHref } from '#site/features/desk/documents/documents-address.ts'
import { createAudit, logQuery } from '#site/features/desk/log/log.ts'
import { formatIsolated } from '#site/features/desk/format-isolated.ts'
import { Icon } from '#site/ui/page/Icon.tsx'
import { dateAndTime } from '#site/ui/dates/date-and-time.ts'
import { Failed, Shown, personName, When } from '../parts.tsx'
import { createItem, type ItemStore } from '../queue/item.ts'
import { ItemBody } from '../queue/ItemBody.tsx'
import { SenderBox } from '../queue/ItemHead.tsx'
import { LogFilter, NoActions, PagedList, useKindName, UndoButton } from './Log.tsx'
import { changesBetween } from '#site/features/desk/documents/flat.ts'
import { wordDiff } from '#site/features/desk/documents/word-diff.ts'
import { Diff } from '../queue/Diff.tsx'
import { FieldBox } from '../queue/FieldBox.tsx'

/** All actions of all editors, latest first, with what was sent to them. */
export function AuditTab() {
  const [store] = useState(createAudit)
  const query = logQuery(useStore($address).query)
  return (
    <div className="stack">
      <h2 className="visually-hidden">{t('desk.page').tabs.audit}</h2>
      <LogFilter query={query} />
      <PagedList tab="audit" {...{ store, query }} empty={<NoActions query={query} />}>
        {(row) => <AuditItem key={row.id} row={row} />}
      </PagedList>
    </div>
  )
}

function AuditItem({ row }: { row: AuditRow }) {
  const words = t('desk.page')
  const nameOf = useKindName()
  const person = personName(row.by)
  const { act, kind, item, reason, undoes, count } = row
  const what = count === undefined ? `${nameOf(kind)} ${item}` : formatCount(pageLang(), words.log, 'listings', count)
  return (
    <li className="stack gap-1 start desk-row">
      <p>
        <b>{formatIsolated(words.log.by, { act: words.acted[act], name: person })}</b>
        <bdi>{what}</bdi>
        <When at={row.at} />
      </p>
      <p className="fine">
        {formatIsolated(words.log.number, { id: String(row.id) })}
        {row.by.uid > 0 && (
          <a href={deskHref({ tab: 'audit', query: { person: row.by.uid } })}>
            <bdi>{person}</bdi>
          </a>
        )}
      </p>
      {row.key && <p>{formatIsolated(words.log.key, { name: row.key })}</p>}
      <ListingLine row={row} />
      {reason && <p dir="auto">{formatIsolated(words.item.reason, { reason })}</p>}
      {undoes !== undefined && <p>{formatIsolated(words.log.undoes, { id: String(undoes) })}</p>}
      <Undone row={row} />
      <Details row={row} what={what} />
      {row.undoable && <UndoButton act={{ audit: row.id, name: what }} />}
    </li>
  )
}

/** The listing of an action, by name if it still exists; its number filters the log. */
function ListingLine({ row: { tnid, listing } }: { row: AuditRow }) {
  const { log } = t('desk.page')
  if (tnid === undefined) return null
  const document = { kind: 'listings', id: String(tnid) } as const
  return (
    <p className="fine">
      {listing && (
        <>
          <a href={listing.url} target="_blank" rel="noopener">
            <Shown text={listing.title} />
            <Icon name="external" />
          </a>
          <a href={formHref(document)}>
            {log.document}
            <span className="visually-hidden">
              {': '}
              <Shown text={listing.title} />
            </span>
          </a>
        </>
      )}
      <a href={deskHref({ tab: 'audit', query: { tnid } })}>
        {log.listing}: {tnid}
      </a>
    </p>
  )
}

function Undone({ row: { undone } }: { row: AuditRow }) {
  const { log } = t('desk.page')
  const name = personName(undone?.by)
  if (!undone) return null
  return <p>{formatIsolated(log.undone, { name, date: dateAndTime(undone.at) })}</p>
}

/** What was changed, and of a decision what was sent, which is requested when unfolded. */
function Details({ row, what }: { row: AuditRow; what: string }) {
  const { log } = t('desk.page')
  const [store] = useState(createItem)
  const { kind } = row
  const key = isDeskKind(kind) ? { kind, id: Number(row.item) } : undefined
  return (
    <details
      className="full"
      onToggle={({ currentTarget }) => {
        if (key && currentTarget.open && store.$item.get().status === 'none') void store.load(key)
      }}
    >
      <summary>
        {log.details}
        <span className="visually-hidden"> {what}</span>
      </summary>
      <Changes before={row.before} after={row.after} />
      {key && <SentItem store={store} onAgain={() => void store.load(key)} />}
    </details>
  )
}

/** What somebody sent, as it was decided on. */
function SentItem({ store, onAgain }: { store: ItemStore; onAgain: () => void }) {
  const { calls, item: words } = t('desk.page')
  const state = useStore(store.$item)
  switch (state.status) {
    case 'none':
      return null
    case 'loading':
      return <p role="status">{calls.loading}</p>
    case 'gone':
      return <p role="alert">{words.gone}</p>
    case 'failed':
      return <Failed text={state.text} onAgain={onAgain} />
    case 'ready':
      return (
        <div className="stack desk-item">
          <SenderBox item={state.item} />
          <ItemBody item={state.item} isOld />
        </div>
      )
  }
}

/** The changes of an action, field by field. */
function Changes({ before, after }: { before: unknown; after: unknown }) {
  const { log } = t('desk.page')
  const changes = changesBetween(before, after)
  if (changes.length === 0) return <p>{log.same}</p>
  return (
    <ul className="stack gap-3">
      {changes.map((change) => {
        const old = change.before ?? ''
        const now = change.after ?? ''
        const pieces = wordDiff(pageLang(), old, now)
        return (
          <FieldBox
            key={change.path}
            field={change.path}
            label={change.path}
            name={<bdi dir="ltr">{change.path}</bdi>}
            sides={[
              { name: log.before, value: <Diff pieces={pieces} side="before" /> },
              { name: log.after, value: <Diff pieces={pieces} side="after" /> },
            ]}
          />
        )
      })}
    </ul>
  )
}
