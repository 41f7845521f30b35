import { t } from '#site/ui/page/messages.ts'
import { useEffect, useId, useRef, useState } from 'react'
import type { Moved } from '#site/features/desk/documents/documents-merge.ts'
import { fieldAt } from '#site/features/desk/documents/documents-shape.ts'
import type { Conflict } from '#site/features/desk/documents/documents-state.ts'
import { toasts } from '#site/ui/page/toasts.ts'
import { Button } from '#site/ui/page/Button.tsx'
import { Icon } from '#site/ui/page/Icon.tsx'
import { Fact } from '../parts.tsx'
import { LastEdit } from './DocumentLine.tsx'
import { useDocument } from './use-document.ts'

/** What another editor changed meanwhile, by field; if both changed it, whose value to keep. */
export function ConflictPanel({ conflict }: { conflict: Conflict }) {
  const { form } = useDocument()
  const { conflict: said } = t('desk.documents')
  const { theirs, moved } = conflict
  const [yields, setYields] = useState<ReadonlySet<string>>(new Set())
  const box = useRef<HTMLElement>(null)
  const titleId = useId()
  useEffect(() => box.current?.focus(), [conflict])
  function choose(key: string, isTheirs: boolean) {
    const next = new Set(yields)
    if (isTheirs) next.add(key)
    else next.delete(key)
    setYields(next)
  }
  return (
    <section ref={box} className="stack gap-3 start doc-conflict" tabIndex={-1} aria-labelledby={titleId}>
      <h3 id={titleId}>
        <Icon name="warning" />
        {said.title}
      </h3>
      <p>{theirs.deleted ? said.gone : said.text}</p>
      <p className="cluster gap-3 quiet">
        <LastEdit {...theirs} />
      </p>
      <ul className="stack gap-3 doc-moved">
        {moved.map((change) => {
          const key = JSON.stringify(change.path)
          return (
            <MovedField
              key={key}
              moved={change}
              isTheirs={yields.has(key)}
              onChoose={(isTheirs) => choose(key, isTheirs)}
            />
          )
        })}
      </ul>
      <Button
        look="main"
        onClick={() => {
          form.rebase(yields)
          toasts.add({ type: 'info', text: said.rebased })
          document.getElementById('document-title')?.focus()
        }}
      >
        {said.rebase}
      </Button>
    </section>
  )
}

interface MovedProps {
  moved: Moved
  isTheirs: boolean
  onChoose: (isTheirs: boolean) => void
}

function MovedField({ moved, isTheirs, onChoose }: MovedProps) {
  const { form } = useDocument()
  const { conflict: said } = t('desk.documents')
  const name = useId()
  const { label } = fieldAt(form.shape.fields, moved.path)
  const choices = [
    { text: said.mine, isOn: !isTheirs, set: false },
    { text: said.theirs, isOn: isTheirs, set: true },
  ]
  return (
    <li>
      <fieldset>
        <legend>
          <bdi>{label}</bdi>
        </legend>
        <dl>
          <Value title={said.was} value={moved.was} />
          <Value title={said.now} value={moved.theirs} />
          {moved.isBoth && <Value title={said.yours} value={moved.mine} />}
        </dl>
        {moved.isBoth ? (
          <div className="stack gap-x doc-choices">
            {choices.map(({ text, isOn, set }) => (
              <label key={text}>
                <input type="radio" name={name} checked={isOn} onChange={() => onChoose(set)} />
                {text}
              </label>
            ))}
          </div>
        ) : (
          <p className="fine">{said.unchanged}</p>
        )}
      </fieldset>
    </li>
  )
}

function Value({ title, value }: { title: string; value: unknown }) {
  const { conflict: said } = t('desk.documents')
  const isEmpty = value === undefined || value === ''
  const text = typeof value === 'object' ? JSON.stringify(value, undefined, 1) : value
  return <Fact name={title}>{isEmpty ? <em>{said.nothing}</em> : <bdi>{String(text)}</bdi>}</Fact>
}
