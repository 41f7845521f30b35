import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { ruleOf, type EditField, type ListField, type TextField } from '#core/fields/edit.ts'
import { FieldNotes, fieldProps } from '../forms/Field.tsx'
import { useField } from '../forms/Form.tsx'
import { useWords } from '../page/use-words.ts'
import { Frame } from './Frame.tsx'
import { useEdit, useIsChanged } from './use-edit.ts'
import { useEditWords } from './use-edit-words.ts'

/** The options of a field's list, loaded when it is first drawn. */
function useItems(field: EditField) {
  const { lists } = useEdit()
  const { list } = ruleOf(field)
  const options = useStore(lists.$options)
  useEffect(() => {
    if (list) lists.load(list)
  }, [lists, list])
  return list && options[list]
}

interface SelectProps {
  field: TextField
  items: readonly { id: string; name: string }[]
  hint?: string | undefined
}

function Select({ field: name, items, hint }: SelectProps) {
  const { edit } = useEdit()
  const { fields, choice } = useEditWords()
  const value = useStore(edit.$typed).values[name]
  const isChanged = useIsChanged(name)
  const isKnown = value === '' || items.some(({ id }) => id === value)
  return (
    <Frame {...{ name, label: fields[name], hint, isChanged }}>
      {(field) => (
        <select
          name={name}
          value={value}
          {...fieldProps(field, hint)}
          onChange={({ currentTarget }) => edit.setValue(name, currentTarget.value)}
        >
          <option value="">{choice.none}</option>
          {!isKnown && <option value={value}>{value}</option>}
          {items.map((item) => (
            <option key={item.id} value={item.id}>
              {item.name}
            </option>
          ))}
        </select>
      )}
    </Frame>
  )
}

/** One option of a list, or none. */
export function ChoiceField({ field }: { field: TextField }) {
  const items = useItems(field)
  const { wrong } = useEditWords()
  const { common } = useWords()
  if (Array.isArray(items)) return <Select field={field} items={items} />
  const hint = items === 'failed' ? wrong.options : common.loading
  return <Select field={field} items={[]} hint={hint} />
}

/** Yes, no, or nothing said. */
export function AnswerField({ field }: { field: TextField }) {
  const { choice } = useEditWords()
  const items = [
    { id: 'yes', name: choice.yes },
    { id: 'no', name: choice.no },
  ]
  return <Select field={field} items={items} />
}

/** Any number of options of a list. */
export function ChoicesField({ field: name }: { field: ListField }) {
  const { edit } = useEdit()
  const items = useItems(name)
  const field = useField(name)
  const chosen = useStore(edit.$typed).values[name]
  const isChanged = useIsChanged(name)
  const { fields, wrong } = useEditWords()
  const { common } = useWords()
  const toggle = (id: string) =>
    edit.setValue(name, chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  const hint = items === 'failed' ? wrong.options : common.loading
  return (
    <fieldset className={isChanged ? 'options is-changed' : 'options'}>
      <legend>{fields[name]}</legend>
      {Array.isArray(items) ? (
        <div className="options-grid">
          {items.map((item) => (
            <label key={item.id} className="option">
              <input
                type="checkbox"
                name={name}
                value={item.id}
                checked={chosen.includes(item.id)}
                onChange={() => toggle(item.id)}
              />
              <bdi>{item.name}</bdi>
            </label>
          ))}
        </div>
      ) : (
        <FieldNotes field={field} hint={hint} />
      )}
    </fieldset>
  )
}
