import { useState } from 'react'
import type { FoundPlace } from '#core/contract/places.ts'
import type { Lang } from '#core/i18n/languages.ts'
import {
  fieldProps,
  statusText,
  Suggestions,
  usePlaceBox,
  type PlaceBoxWords,
} from './place-box.tsx'

interface Props {
  id: string
  lang: Lang
  /** Name of the place that is chosen; empty when there is none. */
  chosen: string
  words: PlaceBoxWords & { label: string; placeholder: string }
  onSelect: (place: FoundPlace) => void
}

/** Chooses the place whose times a page shows. Give it a `key` of the chosen place, so that its text follows. */
export function PlacePicker({ id, lang, chosen, words, onSelect }: Props) {
  const [text, setText] = useState(chosen)
  const isTyped = text !== chosen
  const { box, places, state } = usePlaceBox({
    id,
    lang,
    // The name that is shown is not looked for again.
    text: isTyped ? text : '',
    shown: text,
    onSelect,
  })
  const { required: _, ...field } = fieldProps(box, places.length > 0, setText)
  return (
    <div className="search-field is-wide">
      <label {...box.getLabelProps()}>{words.label}</label>
      <input {...field} placeholder={words.placeholder} />
      <Suggestions box={box} places={places} label={words.suggestions} />
      <p className="search-status" role="status">
        {isTyped ? statusText(state, words) : ''}
      </p>
    </div>
  )
}
