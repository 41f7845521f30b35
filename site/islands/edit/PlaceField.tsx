import { useStore } from '@nanostores/react'
import { placeId } from '#core/domain/validation/listing-edit.ts'
import type { PlaceField as Field } from '#site/stores/edit/state.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { fieldProps as tied, FieldNotes } from '../forms/Field.tsx'
import { useField } from '../forms/Form.tsx'
import { fieldProps, statusText, Suggestions, usePlaceBox } from '../search/place-box.tsx'
import { LabelText } from './Frame.tsx'
import { useEdit, useIsChanged } from './use-edit.ts'
import { useEditWords } from './use-edit-words.ts'

/** A city or a country: found from the third letter, or written in full. */
export function PlaceField({ field: name }: { field: Field }) {
  const { edit } = useEdit()
  const { values, places: texts } = useStore(edit.$typed)
  const words = useEditWords()
  const field = useField(name)
  const isChanged = useIsChanged(name)
  const text = texts[name]
  // What was picked is not looked for again.
  const isTyped = placeId(values[name]) === undefined
  const { box, places, state } = usePlaceBox({
    id: field.id,
    lang: pageLang(),
    text: isTyped ? text : '',
    shown: text,
    only: name === 'town' ? 'city' : 'country',
    onSelect: (place) => edit.pickPlace(name, place.id, place.name),
  })
  const input = fieldProps(box, isTyped && places.length > 0, (typed) => edit.typePlace(name, typed))
  const classes = ['field', isChanged && 'is-changed', field.isWrong && 'is-wrong']
  const hint = words.hints.place
  const { id: _, ...ties } = tied(field, hint)
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <label {...box.getLabelProps()} htmlFor={`${field.id}-input`}>
        <LabelText label={words.fields[name]} isRequired />
      </label>
      <div className="edit-place">
        <input {...input} {...ties} name={name} type="text" dir="auto" minLength={undefined} autoComplete="off" />
        <Suggestions box={box} places={isTyped ? places : []} label={words.places.suggestions} />
      </div>
      <p className="field-hint" role="status">
        {isTyped ? statusText(state, words.places) : ''}
      </p>
      <FieldNotes field={field} hint={hint} />
    </div>
  )
}
