import type { EditorProps } from './editor-props.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useId, useRef, type RefObject } from 'react'
import { ruleOf, type EditField } from '#core/fields/edit.ts'
import { fieldName } from '#site/stores/desk/check.ts'
import { toggled } from '#site/stores/desk/toggled.ts'
import { useEditWords } from '../../edit/use-edit-words.ts'
import { Check } from '../Check.tsx'
import { useDesk } from '../use-desk.ts'
import { useDeskWords } from '../use-desk-words.ts'
import { TownEditor } from './TownEditor.tsx'

/** Writes or chooses what an editor would rather have in a field. */
export function ValueEditor(props: EditorProps) {
  const { kind } = ruleOf(props.field)
  switch (kind) {
    case 'choice':
    case 'answer':
      return <ChoiceEditor {...props} />
    case 'choices':
      return <ChoicesEditor {...props} />
    case 'city':
      return <TownEditor {...props} />
    default:
      return <TypedEditor {...props} />
  }
}

/** The editor was opened by a button: what is typed next goes into it. */
function useFirst<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null)
  useEffect(() => ref.current?.focus(), [])
  return ref
}

const INPUTS: Readonly<Record<string, string>> = {
  phone: 'tel',
  email: 'email',
  url: 'url',
}

function TypedEditor({ field, value, onChange }: EditorProps) {
  const id = useId()
  const area = useFirst<HTMLTextAreaElement>()
  const line = useFirst<HTMLInputElement>()
  const { kind, max } = ruleOf(field)
  const text = typeof value === 'string' ? value : value.join(', ')
  const type = INPUTS[kind] ?? 'text'
  const common = { id, value: text, maxLength: max }
  return (
    <div className="field">
      <label htmlFor={id}>{fieldName(field)}</label>
      {kind === 'text' ? (
        <textarea
          {...common}
          ref={area}
          rows={4}
          dir="auto"
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      ) : (
        <input
          {...common}
          ref={line}
          type={type}
          dir={type === 'text' ? 'auto' : 'ltr'}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </div>
  )
}

/** The options of a field's list, loaded when they are first needed. */
function useItems(field: EditField) {
  const { lists } = useDesk()
  const { choice } = useEditWords()
  const { kind, list } = ruleOf(field)
  const options = useStore(lists.$options)
  useEffect(() => {
    if (list) lists.load(list)
  }, [lists, list])
  if (kind === 'answer') return (['yes', 'no'] as const).map((id) => ({ id, name: choice[id] }))
  return list && options[list]
}

function ChoiceEditor({ field, value, onChange }: EditorProps) {
  const id = useId()
  const items = useItems(field)
  const select = useFirst<HTMLSelectElement>()
  const { choice } = useEditWords()
  if (!Array.isArray(items)) return <NoOptions items={items} />
  return (
    <div className="field">
      <label htmlFor={id}>{fieldName(field)}</label>
      <select
        ref={select}
        id={id}
        value={String(value)}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        <option value="">{choice.none}</option>
        {items.map((item) => (
          <option key={item.id} value={item.id}>
            {item.name}
          </option>
        ))}
      </select>
    </div>
  )
}

function ChoicesEditor({ field, value, onChange }: EditorProps) {
  const items = useItems(field)
  const chosen = typeof value === 'string' ? [] : value
  if (!Array.isArray(items)) return <NoOptions items={items} />
  return (
    <fieldset className="desk-choices">
      <legend>{fieldName(field)}</legend>
      {items.map(({ id, name }) => (
        <Check key={id} isChecked={chosen.includes(id)} onToggle={() => onChange(toggled(chosen, id))}>
          <bdi>{name}</bdi>
        </Check>
      ))}
    </fieldset>
  )
}

function NoOptions({ items }: { items: 'failed' | undefined }) {
  const { calls } = useDeskWords()
  const { wrong } = useEditWords()
  return <p role="status">{items === 'failed' ? wrong.options : calls.loading}</p>
}
