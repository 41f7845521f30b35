import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useState, type ReactNode, useEffect } from 'react'
import { goTo, deskHref, type Tab } from '#site/features/desk/address.ts'
import { type LogQuery, idOf } from '#site/features/desk/log/log.ts'
import { type PartStore, PAGE_ROWS } from '#site/features/desk/part.ts'
import { AUDIT_KINDS, isDeskKind } from '#core/terms/desk-kinds.ts'
import { Field } from '#site/ui/forms/Field.tsx'
import { LooseFields } from '#site/ui/forms/LooseFields.tsx'
import { SelectField } from '#site/ui/forms/SelectField.tsx'
import type { UndoneAct } from '#site/features/desk/acts.ts'
import { formatIsolated } from '#site/features/desk/format-isolated.ts'
import { FormDialog } from '#site/ui/dialogs/FormDialog.tsx'
import { useDesk } from '../use-desk.ts'
import { Button } from '#site/ui/page/Button.tsx'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { Pagination } from '#site/ui/page/Pagination.tsx'
import { Failed, numberOf } from '../parts.tsx'

const isNarrow = (query: LogQuery): boolean => Object.keys(query).length > 1

/** Filters the log by listing, person, kind or day, as the address says. */
export function LogFilter({ query }: { query: LogQuery }) {
  const { log } = t('desk.page')
  const nameOf = useKindName()
  return (
    <form
      // Resets the fields when the address changes.
      key={JSON.stringify({ ...query, page: 0 })}
      className="stack gap-3 ends desk-filter"
      aria-label={log.filter}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget)
        const text = (name: string) => String(typed.get(name) ?? '').trim()
        const [person, kind, day] = [text('person'), text('kind'), text('day')]
        goTo({ tab: 'audit', query: { tnid: idOf(text('tnid')), person, kind, day } })
      }}
    >
      <LooseFields id="log">
        <Field name="tnid" kind="integer" label={log.listing} autoComplete="off" defaultValue={query.tnid} />
        <Field name="person" label={log.person} dir="auto" autoComplete="off" defaultValue={query.person} />
        <SelectField
          name="kind"
          label={log.kind}
          defaultValue={query.kind ?? ''}
          choices={AUDIT_KINDS.map((value) => ({ value, label: nameOf(value) }))}
          none={log.everything}
        />
        <Field name="day" kind="day" label={log.day} defaultValue={query.day} />
      </LooseFields>
      <p className="cluster gap-3 button-row">
        <button type="submit" className="button is-quiet">
          {log.apply}
        </button>
        {isNarrow(query) && <a href={deskHref({ tab: 'audit' })}>{log.clear}</a>}
      </p>
    </form>
  )
}

/** In place of no actions. */
export function NoActions({ query }: { query: LogQuery }) {
  const { log } = t('desk.page')
  return <p>{isNarrow(query) ? log.none : log.empty}</p>
}

/** Names of the kinds of items and documents. */
export function useKindName(): (kind: string) => string {
  const { kind: words, documentKinds, otherKinds } = t('desk.page')
  const others: Readonly<Record<string, string>> = { ...documentKinds, ...otherKinds }
  return (kind) => (isDeskKind(kind) ? words[kind] : (others[kind] ?? kind))
}

/** Undoes an action after confirmation. */
export function UndoButton({ act }: { act: UndoneAct }) {
  const { acts, live } = t('desk.page')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="link" aria-label={formatIsolated(live.undo, { name: act.name })} onClick={() => setOpen(true)}>
        {acts.undo}
      </Button>
      {isOpen && <UndoDialog act={act} onClose={() => setOpen(false)} />}
    </>
  )
}

function UndoDialog({ act, onClose }: { act: UndoneAct; onClose: () => void }) {
  const desk = useDesk()
  const { acts, log } = t('desk.page')
  return (
    <FormDialog
      title={log.undoTitle}
      id="undo"
      submit={acts.undo}
      send={({ reason = '' }) => desk.undo(act, reason.trim())}
      onClose={onClose}
    >
      <p>
        <b>
          <bdi>{act.name}</bdi>
        </b>
      </p>
      <p>{log.undoText}</p>
      <Field name="reason" kind="text" label={log.undoReason} rows={2} maxLength={2000} />
    </FormDialog>
  )
}

interface PagesProps {
  tab: Tab
  /** What the address asks for. */
  query: { page: number }
}

interface PagedListProps<Q, T> extends PagesProps {
  store: PartStore<Q, T>
  query: Q & { page: number }
  label?: string
  /** In place of no rows. */
  empty: ReactNode
  children: (row: T) => ReactNode
}

/** A page of a list with links to the others, or why there is none; read again after all that is done or undone. */
export function PagedList<Q, T>({ store, label, empty, children, ...pages }: PagedListProps<Q, T>) {
  const { calls } = t('desk.page')
  const part = useStore(store.$answer)
  const done = useStore(useDesk().acts.$acts)[0]?.audit
  const asked = JSON.stringify(pages.query)
  useEffect(() => void store.load(JSON.parse(asked) as Q), [store, asked, done])
  if (part.status === 'loading') return <p role="status">{calls.loading}</p>
  if (part.status === 'failed') return <Failed text={part.text} onAgain={() => void store.load(pages.query)} />
  if (part.rows.length === 0) return <>{empty}</>
  return (
    <>
      <ul className="stack gap-3" aria-label={label}>
        {part.rows.map((row) => children(row))}
      </ul>
      <Pages {...pages} total={part.total} />
    </>
  )
}

/** Links to the previous and next page; nothing for a single page. */
function Pages({ tab, query, total }: PagesProps & { total: number }) {
  const { log } = t('desk.page')
  const pages = Math.ceil(total / PAGE_ROWS)
  const { page, ...filter } = query
  if (pages < 2) return null
  const hrefOf = (to: number) => deskHref({ tab, query: { ...filter, ...(to > 1 && { page: to }) } })
  return (
    <Pagination lang={pageLang()} words={log} {...{ page, pages }} linkTo={(to) => ({ href: hrefOf(to) })}>
      <span>{formatIsolated(log.page, { page: numberOf(page), pages: numberOf(pages) })}</span>
    </Pagination>
  )
}
