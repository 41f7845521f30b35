import { useId } from 'react'
import type { Tab } from '#site/stores/desk/address.ts'
import { deskHref, goTo } from '#site/stores/desk/address.ts'
import { AUDIT_KINDS, isDeskKind, KINDS, type AuditKind } from '#site/stores/desk/log-kinds.ts'
import { idOf, type LogQuery } from '#site/stores/desk/log.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'

interface Props {
  tab: Extract<Tab, 'history' | 'audit'>
  query: LogQuery
}

/** Narrows a log to a listing, an editor or a kind; the address says to which. */
export function LogFilter({ tab, query }: Props) {
  const { log } = deskWordsNow()
  const isNarrow = query.tnid ?? query.editor ?? query.kind
  return (
    <form
      // What stands in the fields follows the address.
      key={`${query.tnid} ${query.editor} ${query.kind}`}
      className="desk-filter"
      aria-label={log.filter}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget)
        const text = (name: string) => String(typed.get(name) ?? '')
        const kind = text('kind')
        goTo({
          tab,
          query: {
            tnid: idOf(text('tnid')),
            editor: idOf(text('editor')),
            kind,
          },
        })
      }}
    >
      <NumberField name="tnid" label={log.listing} value={query.tnid} />
      {tab === 'audit' && <NumberField name="editor" label={log.editor} value={query.editor} />}
      <KindField kinds={tab === 'audit' ? AUDIT_KINDS : KINDS} {...query} />
      <p className="button-row">
        <button type="submit" className="button is-quiet">
          {log.apply}
        </button>
        {isNarrow !== undefined && <a href={deskHref({ tab })}>{log.clear}</a>}
      </p>
    </form>
  )
}

interface NumberProps {
  name: string
  label: string
  value: number | undefined
}

function NumberField({ name, label, value }: NumberProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} inputMode="numeric" autoComplete="off" dir="ltr" defaultValue={value} />
    </div>
  )
}

interface KindProps {
  kinds: readonly AuditKind[]
  kind?: AuditKind
}

function KindField({ kinds, kind }: KindProps) {
  const { log } = deskWordsNow()
  const nameOf = useKindName()
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{log.kind}</label>
      <select id={id} name="kind" defaultValue={kind ?? ''}>
        <option value="">{log.everything}</option>
        {kinds.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </div>
  )
}

/** What a kind of the queue or of a document is called. */
export function useKindName(): (kind: string) => string {
  const { kind: words, documentKinds } = deskWordsNow()
  return (kind) => (isDeskKind(kind) ? words[kind] : (documentKinds[kind as keyof typeof documentKinds] ?? kind))
}
