import { Icon } from '#site/ui/page/Icon.tsx'
import type { ComponentProps } from 'react'
import { AUTOCOMPLETE_MIN } from '#core/terms/directory.ts'

// Shared by searches, without the places code that some load.

interface SearchEndProps {
  id: string
  words: Readonly<Record<'button' | 'hint', string>>
  /** Absent if it is announced elsewhere. */
  status?: string
}

/** The button, the hint, and the live region. */
export function SearchEnd({ id, words, status }: SearchEndProps) {
  return (
    <>
      <button type="submit">
        <Icon name="search" />
        <span>{words.button}</span>
      </button>
      <p id={`${id}-hint`} className="quiet across search-hint">
        {words.hint}
      </p>
      {status !== undefined && (
        <p className="quiet across search-status" role="status">
          {status}
        </p>
      )}
    </>
  )
}

interface WordsFieldProps extends ComponentProps<'input'> {
  /** Prefix of the ids. */
  id: string
  label: string
}

/** A text field without suggestions. */
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
