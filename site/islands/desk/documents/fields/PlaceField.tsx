import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { $placeNames, askPlaceName, tellPlaceName } from '#site/stores/desk/documents-places.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { LabelText } from '../../../edit/Frame.tsx'
import { fieldProps, statusText, Suggestions, usePlaceBox } from '../../../search/place-box.tsx'
import { emptied, useDocument, useDocumentsWords, type FieldProps } from '../use-document.ts'
import { Notes, useTies } from './FieldBox.tsx'
import { textOf } from './LineField.tsx'

/** A place of the gazetteer: found by its name, or given by its id. */
export function PlaceField({ field, path, value }: FieldProps) {
  const { form } = useDocument()
  const { places: words, fields } = useDocumentsWords()
  const hint = fields.place
  const { problem, ties } = useTies(path, hint)
  const { shown, typed, setTyped } = usePlaceText(value)
  const { box, places, state } = usePlaceBox({
    id: `${ties.id}-box`,
    lang: pageLang(),
    text: typed,
    shown,
    onSelect({ id, name }) {
      tellPlaceName(id, name)
      setTyped('')
      form.set(path, id)
    },
  })
  const { name: _, ...input } = fieldProps(box, places.length > 0, (text) => {
    const isId = /^\s*\d+\s*$/.test(text)
    setTyped(isId ? '' : text)
    form.set(path, isId ? Number(text) : text || emptied(field))
  })
  return (
    <div className={problem ? 'field is-wrong' : 'field'}>
      <label {...box.getLabelProps()} htmlFor={ties.id}>
        <LabelText label={field.label} isRequired={field.required} />
      </label>
      <div className="doc-place">
        <input
          {...input}
          {...ties}
          type="text"
          dir="auto"
          minLength={undefined}
          required={field.required}
          autoComplete="off"
          onBlur={(event) => {
            input.onBlur?.(event)
            form.touch(path)
          }}
        />
        {typeof value === 'number' && <bdi className="doc-place-id">{value}</bdi>}
        <Suggestions box={box} places={places} label={words.suggestions} />
      </div>
      <p className="field-hint" role="status">
        {typed ? statusText(state, words) : ''}
      </p>
      <Notes {...{ path, problem, hint }} />
    </div>
  )
}

/** What stands in the field of a place: its name, once that is known. */
function usePlaceText(value: unknown) {
  const names = useStore($placeNames)
  const [typed, setTyped] = useState('')
  const id = typeof value === 'number' ? value : undefined
  useEffect(() => {
    if (id !== undefined) void askPlaceName(id)
  }, [id])
  const shown = id === undefined ? textOf(value) : (names[id] ?? String(id))
  return { shown, typed: id === undefined ? typed : '', setTyped }
}
