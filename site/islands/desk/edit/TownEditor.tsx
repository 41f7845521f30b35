import { useEffect, useId, useState } from 'react'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { fieldName } from '#site/stores/desk/check.ts'
import { useEditWords } from '../../edit/use-edit-words.ts'
import { fieldProps, statusText, Suggestions, usePlaceBox } from '../../search/place-box.tsx'
import type { EditorProps } from './editor-props.ts'

/** Finds a town by its name; only one that is picked is taken. */
export function TownEditor({ field, onChange }: EditorProps) {
  const id = useId()
  const words = useEditWords()
  const [text, setText] = useState('')
  const [picked, setPicked] = useState<string>()
  const { box, places, state } = usePlaceBox({
    id,
    lang: pageLang(),
    text: picked === undefined ? text : '',
    shown: picked ?? text,
    only: 'city',
    onSelect(place) {
      setPicked(place.text)
      onChange(String(place.id), { [place.id]: place.text })
    },
  })
  useEffect(() => document.getElementById(`${id}-input`)?.focus(), [id])
  const isTyped = picked === undefined
  const input = fieldProps(box, isTyped && places.length > 0, (typed) => {
    setPicked(undefined)
    setText(typed)
  })
  return (
    <div className="field">
      <label {...box.getLabelProps()} htmlFor={`${id}-input`}>
        {fieldName(field)}
      </label>
      <div className="desk-place">
        <input {...input} type="text" dir="auto" required={false} minLength={undefined} autoComplete="off" />
        <Suggestions box={box} places={isTyped ? places : []} label={words.places.suggestions} />
      </div>
      <p className="field-hint" role="status">
        {isTyped ? statusText(state, words.places) : ''}
      </p>
    </div>
  )
}
