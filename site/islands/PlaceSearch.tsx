import { useState, type SubmitEvent } from 'react'
import type { Lang } from '#core/i18n/languages.ts'
import {
  foundHref,
  typedHref,
  type SearchKind,
} from '#site/stores/place-search.ts'
import { isLongEnough } from '#site/stores/typed-search.ts'
import {
  fieldProps,
  statusText,
  SearchField,
  usePlaceBox,
  type PlaceBoxWords,
} from './place-box.tsx'

export interface PlaceSearchProps {
  id: string
  lang: Lang
  /** Where the form goes while no script runs. */
  action: string
  /** What may be looked for; none means vacations. */
  kinds: readonly { type: SearchKind; name: string }[]
  words: PlaceBoxWords &
    Readonly<
      Record<
        'name' | 'label' | 'placeholder' | 'kind' | 'button' | 'hint',
        string
      >
    >
}

/** What was typed before the script came. */
export function typedSoFar(id: string): string {
  if (typeof document === 'undefined') return ''
  const input = document.getElementById(`${id}-input`)
  return input instanceof HTMLInputElement ? input.value : ''
}

/** Finds a city or a country while it is typed, and goes there. */
export function PlaceSearch({
  id,
  lang,
  action,
  kinds,
  words,
}: PlaceSearchProps) {
  const [kind, setKind] = useState<SearchKind>(kinds[0]?.type ?? 0)
  const [text, setText] = useState(() => typedSoFar(id))
  const { box, places, state } = usePlaceBox({
    id,
    lang,
    text,
    isOpenAtFirst: text !== '',
    onSelect: (place) => location.assign(foundHref(lang, kind, place)),
  })

  const field = fieldProps(box, places.length > 0, setText)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isLongEnough(text)) location.assign(typedHref(lang, kind, text))
  }

  return (
    <form
      className="search"
      role="search"
      aria-label={words.name}
      action={action}
      onSubmit={submit}
    >
      {kinds.length > 0 && (
        <KindField {...{ id, kinds, kind, setKind }} label={words.kind} />
      )}
      <SearchField {...{ id, box, field, places, words }} />
      <SearchEnd id={id} words={words} status={statusText(state, words)} />
    </form>
  )
}

interface KindFieldProps extends Pick<PlaceSearchProps, 'id' | 'kinds'> {
  kind: SearchKind
  setKind: (kind: SearchKind) => void
  label: string
}

function KindField({ id, kinds, kind, setKind, label }: KindFieldProps) {
  return (
    <p className="search-field">
      <label htmlFor={`${id}-kind`}>{label}</label>
      <select
        id={`${id}-kind`}
        value={kind}
        onChange={({ target }) =>
          setKind(kinds[target.selectedIndex]?.type ?? kind)
        }
      >
        {kinds.map(({ type, name }) => (
          <option key={type} value={type}>
            {name}
          </option>
        ))}
      </select>
    </p>
  )
}

interface SearchEndProps {
  id: string
  words: Pick<PlaceSearchProps['words'], 'button' | 'hint'>
  status: string
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
      <p id={`${id}-hint`} className="search-hint">
        {words.hint}
      </p>
      <p className="search-status" role="status">
        {status}
      </p>
    </>
  )
}
