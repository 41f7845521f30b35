import { useStore } from '@nanostores/react'
import { useEffect, useId, useRef, useState } from 'react'
import type { AddedRedirects, DeskRedirect } from '#core/contract/desk.ts'
import { numberOf, Refusal } from '#site/features/desk/parts.tsx'
import { formatIsolated } from '#site/features/desk/format-isolated.ts'
import { useDesk } from '#site/features/desk/use-desk.ts'
import { Field } from '#site/ui/forms/Field.tsx'
import { LooseFields } from '#site/ui/forms/LooseFields.tsx'
import { Button } from '#site/ui/page/Button.tsx'
import { focusIfLost } from '#site/ui/page/focus-if-lost.ts'
import { t } from '#site/ui/page/messages.ts'
import { PasteForm } from './PasteForm.tsx'
import { createRedirects, type RedirectsStore } from './redirects.ts'

const EXAMPLE = '/places/cafe-rimon/ → 900001'
/** Problems that are shown; the lines of all of them stay in the box. */
const MAX_PROBLEMS = 100

/** Where the addresses of a former site lead. */
export function Redirects() {
  const { acts } = useDesk()
  const { redirects: words } = t('desk.import').former
  const { otherKinds } = t('desk.page')
  const [redirects] = useState(() => createRedirects((done, act) => acts.add(done, { act, name: otherKinds.redirect })))
  const text = useStore(redirects.$text)
  const isSending = useStore(redirects.$isSending)
  const result = useStore(redirects.$result)
  useEffect(() => void redirects.find(), [redirects])
  return (
    <section className="stack gap-3">
      <h3>{words.title}</h3>
      <p>{words.text}</p>
      <PasteForm
        id="redirects"
        words={words}
        hint={formatIsolated(words.hint, { example: EXAMPLE })}
        text={text}
        isSending={isSending}
        onText={redirects.setText}
        onSave={() => void redirects.save()}
      />
      <div role="status">{result && <Result result={result} />}</div>
      <Refusal $problem={redirects.$problem} />
      <RedirectList redirects={redirects} />
    </section>
  )
}

function Result({ result: { added, changed, same, problems } }: { result: AddedRedirects }) {
  const { redirects: words } = t('desk.import').former
  const [all, other, known] = [added, changed, same].map(numberOf)
  return (
    <div className="stack gap-3">
      <p>{formatIsolated(words.result, { added: all!, changed: other!, same: known! })}</p>
      {problems.length > 0 && (
        <>
          <p className="form-problem">{words.left}</p>
          <ul className="stack gap-3 former-problems">
            {problems.slice(0, MAX_PROBLEMS).map(({ line, text, code, value = '' }) => (
              <li key={line}>
                {formatIsolated(words.line, { line: numberOf(line) })} · <bdi dir="ltr">{text}</bdi>
                <br />
                {formatIsolated(words.problems[code], { value })}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function RedirectList({ redirects }: { redirects: RedirectsStore }) {
  const { redirects: words } = t('desk.import').former
  const list = useStore(redirects.$list)
  const [search, setSearch] = useState('')
  const summary = useRef<HTMLElement>(null)
  const before = useRef(list)
  useEffect(() => {
    // The button that was pressed is gone with its row.
    if (before.current) focusIfLost(summary.current)
    before.current = list
  }, [list])
  if (!list) return null
  return (
    <details>
      <summary ref={summary}>{formatIsolated(words.list, { count: numberOf(list.total) })}</summary>
      <div className="stack gap-3">
        <LooseFields id="redirect-list">
          <Field
            name="search"
            kind="key"
            label={words.search}
            value={search}
            onValue={setSearch}
            onKeyDown={({ key }) => key === 'Enter' && void redirects.find(search)}
          />
        </LooseFields>
        <p>
          <Button onClick={() => void redirects.find(search)}>{words.find}</Button>
        </p>
        {list.redirects.length === 0 && <p className="is-muted">{words.none}</p>}
        <ul className="stack gap-3">
          {list.redirects.map((redirect) => (
            <RedirectRow key={redirect.id} redirect={redirect} onRemove={() => void redirects.remove(redirect.id)} />
          ))}
        </ul>
      </div>
    </details>
  )
}

function RedirectRow({ redirect, onRemove }: { redirect: DeskRedirect; onRemove: () => void }) {
  const { redirects: words } = t('desk.import').former
  const { address, to, tnid, isCovered } = redirect
  const id = useId()
  return (
    <li className="desk-row">
      <p>
        <bdi dir="ltr" id={id}>
          {address}
        </bdi>
        {to === '' ? (
          <span>{words.gone}</span>
        ) : (
          <a href={to}>
            <bdi dir="ltr">{tnid ?? decodeURI(to)}</bdi>
          </a>
        )}
        {isCovered && <span>{words.covered}</span>}
        <Button look="link" aria-describedby={id} onClick={onRemove}>
          {words.remove}
        </Button>
      </p>
    </li>
  )
}
