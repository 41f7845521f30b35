import { useState, type KeyboardEvent } from 'react'
import type { FoundPlace } from '#core/contract/places.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { fieldProps, statusText, Suggestions, usePlaceBox, type PlaceBoxWords } from './place-box.tsx'

export interface PlacePickerWords extends PlaceBoxWords {
  label: string
  placeholder: string
  /** Said while too little is typed. */
  hint?: string
}

interface Props {
  id: string
  lang: Lang
  /** Name of the place that is chosen; empty when there is none. */
  chosen: string
  words: PlacePickerWords
  onSelect: (place: FoundPlace) => void
}

/** Chooses the city whose times a page shows; a country has no one sunset. */
export function PlacePicker({ id, lang, chosen, words, onSelect }: Props) {
  const [text, setText] = useState(chosen)
  const [known, setKnown] = useState(chosen)
  if (known !== chosen) {
    setKnown(chosen)
    // Who types meanwhile goes on typing.
    if (text === known) setText(chosen)
  }
  const isTyped = text !== chosen
  function choose(place: FoundPlace) {
    setText(chosen)
    onSelect(place)
  }
  const { box, places, state } = usePlaceBox({
    id,
    lang,
    // The name that is shown is not looked for again.
    text: isTyped ? text : '',
    shown: text,
    only: 'city',
    onSelect: choose,
  })
  const { required: _, ...field } = fieldProps(box, places.length > 0, setText)
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const [first] = places
    // Here no form is sent: Enter without a pick takes the likeliest.
    if (event.key === 'Enter' && box.highlightedIndex < 0 && first) {
      event.preventDefault()
      choose(first)
    } else field.onKeyDown?.(event)
  }
  const isShort = isTyped && text !== '' && state.status === 'waiting'
  return (
    <div className="stack gap-1 search-field is-wide">
      <label {...box.getLabelProps()}>{words.label}</label>
      <input
        {...field}
        placeholder={words.placeholder}
        onKeyDown={onKeyDown}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={(event) => {
          field.onBlur?.(event)
          // Half a name would belie the times below it.
          setText(chosen)
        }}
      />
      <Suggestions box={box} places={places} label={words.suggestions} />
      <p className="quiet search-status" role="status">
        {isTyped ? statusText(state, words) : ''}
        {isShort && words.hint}
      </p>
    </div>
  )
}
