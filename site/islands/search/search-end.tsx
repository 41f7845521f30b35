import type { ComponentProps } from 'react'
import { AUTOCOMPLETE_MIN } from '#core/contract/directory.ts'

// What searches have in common, without the list of places that some of them bring.

interface SearchEndProps {
  id: string
  words: Readonly<Record<'button' | 'hint', string>>
  /** Absent where it is told elsewhere. */
  status?: string
}

/** The button, the hint, and the line that screen readers are told of. */
export function SearchEnd({ id, words, status }: SearchEndProps) {
  return (
    <>
      <button type="submit">
        <svg className="icon" aria-hidden="true">
          <use href="#i-search" />
        </svg>
        <span>{words.button}</span>
      </button>
      <p id={`${id}-hint`} className="quiet search-hint">
        {words.hint}
      </p>
      {status !== undefined && (
        <p className="quiet search-status" role="status">
          {status}
        </p>
      )}
    </>
  )
}

interface WordsFieldProps extends ComponentProps<'input'> {
  /** The ids of its parts begin with it. */
  id: string
  label: string
}

/** A field of words that nothing is suggested for. */
export function WordsField({ id, label, ...input }: WordsFieldProps) {
  return (
    <p className="stack gap-1 search-field is-wide">
      <label htmlFor={`${id}-input`}>{label}</label>
      <input
        id={`${id}-input`}
        name="q"
        type="search"
        minLength={AUTOCOMPLETE_MIN}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        {...input}
      />
    </p>
  )
}
