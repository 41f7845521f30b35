import { t } from '#site/ui/page/messages.ts'
import type { AuditRow } from '#core/contract/desk.ts'
import { formatCount } from '#core/i18n/format.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { deskHref } from '#site/features/desk/address.ts'
import { formHref } from '#site/features/desk/documents/documents-address.ts'
import { createAudit } from '#site/features/desk/log/log.ts'
import { formatIsolated } from '#site/features/desk/format-isolated.ts'
import { Icon } from '#site/ui/page/Icon.tsx'
import { dateAndTime } from '#site/ui/dates/date-and-time.ts'
import { Shown, personName, When } from '../parts.tsx'
import { Log, useKindName, UndoButton } from './Log.tsx'
import { changesBetween } from '#site/features/desk/documents/flat.ts'
import { wordDiff } from '#site/features/desk/documents/word-diff.ts'
import { Diff } from '../queue/Diff.tsx'
import { FieldBox } from '../queue/FieldBox.tsx'

/** All actions of all editors, latest first. */
export function AuditTab() {
  return (
    <Log tab="audit" create={createAudit}>
      {(row) => <AuditItem key={row.id} row={row} />}
    </Log>
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
          <a href={deskHref({ tab: 'audit', query: { editor: row.by.uid } })}>
            <bdi>{person}</bdi>
          </a>
        )}
      </p>
      {row.key && <p>{formatIsolated(words.log.key, { name: row.key })}</p>}
      <ListingLine row={row} />
      {reason && <p dir="auto">{formatIsolated(words.item.reason, { reason })}</p>}
      {undoes !== undefined && <p>{formatIsolated(words.log.undoes, { id: String(undoes) })}</p>}
      <Undone row={row} />
      <details className="full">
        <summary>
          {words.log.details}
          <span className="visually-hidden"> {what}</span>
        </summary>
        <Changes before={row.before} after={row.after} />
      </details>
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
