import { useState, type KeyboardEvent } from 'react'
import type { FoundPlace } from '#core/contract/places.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { fieldProps, statusText, Suggestions, usePlaceBox, type PlaceBoxWords } from './place-box.tsx'

export interface PlacePickerWords extends PlaceBoxWords {
  label: string
  placeholder: string
  /** Shown while the text is too short. */
  hint?: string
}

interface Props {
  id: string
  lang: Lang
  /** Name of the chosen place; empty if there is none. */
  chosen: string
  words: PlacePickerWords
  /** Whether what was typed stays when the field is left: its form says what is wrong with it. */
  isKept?: boolean
  onSelect: (place: FoundPlace) => void
}

/** Chooses the city whose times a page shows; countries have no single sunset. */
export function PlacePicker({ id, lang, chosen, words, isKept = false, onSelect }: Props) {
  const [text, setText] = useState(chosen)
  const [known, setKnown] = useState(chosen)
  if (known !== chosen) {
    setKnown(chosen)
    // Does not interrupt typing.
    if (isKept || text === known) setText(chosen)
  }
  const isTyped = text !== chosen
  function choose(place: FoundPlace) {
    setText(chosen)
    onSelect(place)
  }
  const { box, places, state } = usePlaceBox({
    id,
    lang,
    // The shown name is not searched for again.
    text: isTyped ? text : '',
    shown: text,
    only: 'city',
    onSelect: choose,
  })
  const { required: _, ...field } = fieldProps(box, places.length > 0, setText)
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const [first] = places
    // There is no form here: Enter without a choice takes the first suggestion.
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
          // A partial name would contradict the times below.
          if (!isKept) setText(chosen)
        }}
      />
      <Suggestions box={box} places={places} label={words.suggestions} />
      <p className="quiet across search-status" role="status">
        {isTyped ? statusText(state, words) : ''}
        {isShort && words.hint}
      </p>
    </div>
  )
}
