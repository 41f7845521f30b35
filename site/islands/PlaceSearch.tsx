import { useStore } from '@nanostores/react'
import { useCombobox, type UseComboboxReturnValue } from 'downshift'
import { useEffect, useMemo, useState, type SubmitEvent } from 'react'
import { AUTOCOMPLETE_MIN } from '#core/contract/directory.ts'
import type { FoundPlace } from '#core/contract/places.ts'
import { searchForm } from '#core/domain/slug.ts'
import type { Lang } from '#core/i18n/languages.ts'
import {
  createPlaceSearch,
  foundHref,
  typedHref,
  type SearchKind,
  type SearchState,
} from '#site/stores/place-search.ts'

export interface PlaceSearchProps {
  id: string
  lang: Lang
  /** Where the form goes while no script runs. */
  action: string
  /** What may be looked for; none means vacations. */
  kinds: readonly { type: SearchKind; name: string }[]
  words: Readonly<
    Record<
      | 'name'
      | 'label'
      | 'placeholder'
      | 'kind'
      | 'button'
      | 'hint'
      | 'loading'
      | 'none'
      | 'found'
      | 'failed'
      | 'suggestions',
      string
    >
  >
}

const NOTHING: readonly FoundPlace[] = []

/** What was typed before the script came. */
function typedSoFar(id: string): string {
  if (typeof document === 'undefined') return ''
  const input = document.getElementById(`${id}-input`)
  return input instanceof HTMLInputElement ? input.value : ''
}

function statusText(
  state: SearchState,
  { loading, none, found, failed }: PlaceSearchProps['words'],
): string {
  if (state.status === 'searching') return loading
  if (state.status === 'failed') return failed
  if (state.status === 'waiting') return ''
  const { length } = state.places
  return length === 0 ? none : found.replace('{{count}}', String(length))
}

/** Finds a city or a country while it is typed, and goes there. */
export function PlaceSearch({
  id,
  lang,
  action,
  kinds,
  words,
}: PlaceSearchProps) {
  const search = useMemo(() => createPlaceSearch(lang), [lang])
  const state = useStore(search.$state)
  const [kind, setKind] = useState<SearchKind>(kinds[0]?.type ?? 0)
  const [text, setText] = useState(() => typedSoFar(id))
  useEffect(() => search.type(text), [search, text])

  const places = state.status === 'found' ? state.places : NOTHING
  const box = useCombobox<FoundPlace>({
    id,
    inputId: `${id}-input`,
    labelId: `${id}-label`,
    menuId: `${id}-menu`,
    items: [...places],
    inputValue: text,
    initialIsOpen: text !== '',
    itemToString: (place) => place?.name ?? '',
    onSelectedItemChange({ selectedItem }) {
      if (selectedItem) location.assign(foundHref(lang, kind, selectedItem))
    },
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
      <div className="search-field is-wide">
        <label {...box.getLabelProps()}>{words.label}</label>
        <input
          {...field}
          placeholder={words.placeholder}
          aria-describedby={`${id}-hint`}
        />
        <Suggestions box={box} places={places} label={words.suggestions} />
      </div>
      <SearchEnd id={id} words={words} status={statusText(state, words)} />
    </form>
  )
}

const isLongEnough = (text: string) =>
  searchForm(text).length >= AUTOCOMPLETE_MIN

type Box = UseComboboxReturnValue<FoundPlace>

/** What makes the input a combobox. */
function fieldProps(
  box: Box,
  hasPlaces: boolean,
  setText: (text: string) => void,
) {
  const props = box.getInputProps({
    onChange: ({ currentTarget }) => setText(currentTarget.value),
    onKeyDown({ key, nativeEvent }) {
      // Without a pick, Enter sends the form even while the list is open.
      if (key === 'Enter' && box.highlightedIndex < 0) {
        Object.assign(nativeEvent, { preventDownshiftDefault: true })
      }
    },
  })
  return {
    ...props,
    name: 'q',
    type: 'search',
    required: true,
    minLength: AUTOCOMPLETE_MIN,
    // An empty reference would point at nothing, and an empty list is not open.
    'aria-activedescendant': props['aria-activedescendant'] || undefined,
    'aria-expanded': box.isOpen && hasPlaces,
  }
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
        onChange={({ target }) => setKind(Number(target.value) as SearchKind)}
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

interface SuggestionsProps {
  box: Box
  places: readonly FoundPlace[]
  label: string
}

function Suggestions({ box, places, label }: SuggestionsProps) {
  const isOpen = box.isOpen && places.length > 0
  return (
    <ul
      {...box.getMenuProps({ 'aria-label': label })}
      className="suggestions"
      hidden={!isOpen}
    >
      {isOpen &&
        places.map((place, index) => (
          <li
            key={place.id}
            {...box.getItemProps({ item: place, index })}
            className={box.highlightedIndex === index ? 'is-active' : undefined}
          >
            <bdi>{place.text}</bdi>
          </li>
        ))}
    </ul>
  )
}

interface SearchEndProps extends Pick<PlaceSearchProps, 'id' | 'words'> {
  status: string
}

/** The button, the hint, and the line that screen readers are told of. */
function SearchEnd({ id, words, status }: SearchEndProps) {
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
