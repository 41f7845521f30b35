import { useStore } from '@nanostores/react'
import { useEffect, useId, useRef, useState } from 'react'
import type { AddedRedirects, DeskRedirect } from '#core/contract/desk.ts'
import { numberOf } from '#site/features/desk/parts.tsx'
import { formatIsolated } from '#site/features/desk/format-isolated.ts'
import { useDesk } from '#site/features/desk/use-desk.ts'
import { Field } from '#site/ui/forms/Field.tsx'
import { LooseFields } from '#site/ui/forms/LooseFields.tsx'
import { Button } from '#site/ui/page/Button.tsx'
import { focusIfLost } from '#site/ui/page/focus-if-lost.ts'
import { t } from '#site/ui/page/messages.ts'
import { PasteForm } from './PasteForm.tsx'
import { createRedirects, type RedirectsStore } from './redirects.ts'
import { FormerPart } from './FormerPart.tsx'

const EXAMPLE = '/places/cafe-rimon/ → 900001'

/** Where the addresses of a former site lead. */
export function Redirects() {
  const { acts } = useDesk()
  const { redirects: words } = t('desk.import').former
  const { otherKinds } = t('desk.page')
  const [redirects] = useState(() => createRedirects((done, act) => acts.add(done, { act, name: otherKinds.redirect })))
  useEffect(() => void redirects.find(), [redirects])
  return (
    <FormerPart words={words}>
      <PasteForm
        id="redirects"
        paste={redirects}
        words={words}
        hint={formatIsolated(words.hint, { example: EXAMPLE })}
        summaryOf={summaryOf}
        problemOf={({ text, code, value = '' }) => (
          <>
            <bdi dir="ltr">{text}</bdi>
            <br />
            {formatIsolated(words.problems[code], { value })}
          </>
        )}
      />
      <RedirectList redirects={redirects} />
    </FormerPart>
  )
}

function summaryOf({ added, changed, same }: AddedRedirects): string {
  const { result } = t('desk.import').former.redirects
  return formatIsolated(result, { added: numberOf(added), changed: numberOf(changed), same: numberOf(same) })
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
