import type { FocusEvent } from 'react'
import type { FoundPlace } from '#core/contract/places.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import {
  fieldProps as boxProps,
  statusText,
  Suggestions,
  usePlaceBox,
  type PlaceBoxWords,
} from '../search/place-box.tsx'
import { classOf, FieldNotes, fieldProps, LabelText, type FieldProps } from './Field.tsx'
import { useField } from './Form.tsx'

interface PlaceFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'isChanged' | 'isMarked' | 'children'> {
  name: string
  words: PlaceBoxWords
  /** Cities and countries unless given. */
  only?: 'city' | 'country'
  /** The text of the input. */
  text: string
  /** A picked place is not searched for again. */
  isPicked: boolean
  /** Id of the input if it differs from the default. */
  inputId?: string
  onPick: (place: FoundPlace) => void
  onType: (text: string) => void
  onBlur?: () => void
}

/** A place field with suggestions. */
export function PlaceField(props: PlaceFieldProps) {
  const { name, label, hint, words, only, text, isPicked, isChanged, isMarked, inputId, children } = props
  const state = useField(name)
  const { id, ...ties } = fieldProps(state, hint)
  const found = usePlaceBox({
    id: inputId ? `${id}-box` : id,
    lang: pageLang(),
    text: isPicked ? '' : text,
    shown: text,
    only,
    onSelect: props.onPick,
  })
  const { box } = found
  const places = isPicked ? [] : found.places
  const { minLength: _, ...input } = boxProps(box, places.length > 0, props.onType)
  const ownId = inputId ?? input.id
  return (
    <div className={classOf(state, { isChanged })}>
      <label {...box.getLabelProps()} htmlFor={ownId}>
        <LabelText label={label} isMarked={isMarked} />
      </label>
      <div className="place-box">
        <input
          {...input}
          {...ties}
          {...{ id: ownId, name }}
          dir="auto"
          required={isMarked}
          autoComplete="off"
          onBlur={(event: FocusEvent<HTMLInputElement>) => {
            input.onBlur?.(event)
            props.onBlur?.()
          }}
        />
        {children}
        <Suggestions box={box} places={places} label={words.suggestions} />
      </div>
      <p className="field-hint" role="status">
        {isPicked ? '' : statusText(found.state, words)}
      </p>
      <FieldNotes field={state} hint={hint} />
    </div>
  )
}
