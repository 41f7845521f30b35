import { format } from '#core/i18n/format.ts'
import { useStore } from '@nanostores/react'
import { useCombobox, type UseComboboxReturnValue } from 'downshift'
import { useEffect, useMemo } from 'react'
import { AUTOCOMPLETE_MIN } from '#core/terms/directory.ts'
import type { FoundPlace } from '#core/contract/places.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { IconName } from '#site/ui/icons/icon.ts'
import { Icon } from '#site/ui/page/Icon.tsx'
import { createPlaceSearch } from '#site/ui/search/place-search.ts'
import type { SearchState, TypedSearch } from '#site/ui/search/typed-search.ts'

// Shared by fields that suggest places.

export type PlaceBoxWords = Readonly<Record<'loading' | 'none' | 'found' | 'failed' | 'suggestions', string>>

/** A suggestion: its line in the list, and its text in the field. */
export interface Suggestion {
  id: string | number
  text: string
  name: string
  isGuess?: true
}

const NOTHING: readonly never[] = []

interface SuggestionOptions<T extends Suggestion> {
  id: string
  /** The text to search for. */
  text: string
  /** The text in the field if it differs. */
  shown?: string
  isOpenAtFirst?: boolean
  onSelect: (place: T) => void
}

interface PlaceBoxOptions extends SuggestionOptions<FoundPlace> {
  lang: Lang
  /** Restricts suggestions; cities and countries by default. */
  only?: 'city' | 'country'
}

/** A combobox of places. */
export function usePlaceBox({ lang, only, ...options }: PlaceBoxOptions) {
  const search = useMemo(() => createPlaceSearch(lang, { only }), [lang, only])
  return useSuggestions(search, options)
}

/** A combobox over any search. */
export function useSuggestions<T extends Suggestion>(
  search: TypedSearch<T>,
  { id, text, shown = text, isOpenAtFirst = false, onSelect }: SuggestionOptions<T>,
) {
  const state = useStore(search.$state)
  useEffect(() => search.type(text), [search, text])
  const places = state.status === 'found' ? state.places : NOTHING
  const box = useCombobox<T>({
    id,
    inputId: `${id}-input`,
    labelId: `${id}-label`,
    menuId: `${id}-menu`,
    items: [...places],
    inputValue: shown,
    initialIsOpen: isOpenAtFirst,
    itemToString: (place) => place?.name ?? '',
    onSelectedItemChange({ selectedItem }) {
      if (selectedItem) onSelect(selectedItem)
    },
  })
  return { box, places, state }
}

export function statusText(state: SearchState<unknown>, { loading, none, found, failed }: PlaceBoxWords): string {
  if (state.status === 'searching') return loading
  if (state.status === 'failed') return failed
  if (state.status === 'waiting') return ''
  const { length } = state.places
  return length === 0 ? none : format(found, { count: length })
}

export type Box<T> = UseComboboxReturnValue<T>

/** Props that make an input a combobox. */
export function fieldProps<T>(box: Box<T>, hasPlaces: boolean, setText: (text: string) => void) {
  const props = box.getInputProps({
    onChange: ({ currentTarget }) => setText(currentTarget.value),
    onKeyDown({ key, nativeEvent }) {
      // Esc closes the list first, and what it is in with the next press; the text stays.
      if (key === 'Escape') {
        if (box.isOpen && hasPlaces) nativeEvent.preventDefault()
        else Object.assign(nativeEvent, { preventDownshiftDefault: true })
      }
      // Without a choice, Enter submits the form even if the list is open.
      if (key === 'Enter' && box.highlightedIndex < 0) {
        Object.assign(nativeEvent, { preventDownshiftDefault: true })
      }
    },
  })
  return {
    ...props,
    name: 'q',
    type: 'text',
    enterKeyHint: 'search' as const,
    required: true,
    minLength: AUTOCOMPLETE_MIN,
    // An empty reference is invalid, and an empty list is not open.
    'aria-activedescendant': props['aria-activedescendant'] || undefined,
    'aria-expanded': box.isOpen && hasPlaces,
  }
}

interface SuggestionsProps<T extends Suggestion> {
  box: Box<T>
  places: readonly T[]
  label: string
  /** The heading above suggestions of one group, shown if there are several, or above guesses. */
  groupOf?: (place: T) => string
  iconOf?: (place: T) => IconName
}

export function Suggestions<T extends Suggestion>({ box, places, label, groupOf, iconOf }: SuggestionsProps<T>) {
  const isOpen = box.isOpen && places.length > 0
  const groups = [...new Set(groupOf ? places.map(groupOf) : [])]
  const isGrouped = groups.length > 1 || places[0]?.isGuess === true
  const { id, ...menu } = box.getMenuProps({
    'aria-label': label,
    // Grabbing the scroll bar must not blur the field.
    onMouseDown: (event) => event.preventDefault(),
  })
  const lineOf = (place: T, index: number) => (
    <li
      key={place.id}
      {...box.getItemProps({ item: place, index })}
      className={box.highlightedIndex === index ? 'is-active' : undefined}
    >
      {iconOf && <Icon name={iconOf(place)} />}
      <Marked text={place.text} typed={box.inputValue} />
    </li>
  )
  const lines = isOpen ? places.map(lineOf) : []
  return (
    <ul id={id} {...menu} className="suggestions" hidden={!isOpen}>
      {isOpen && isGrouped && groupOf
        ? groups.map((group, at) => (
            <li key={group} role="presentation">
              <div role="group" aria-labelledby={`${id}-group-${at}`}>
                <p id={`${id}-group-${at}`} className="quiet suggestions-group" role="presentation">
                  {group}
                </p>
                <ul role="presentation">{lines.filter((_, index) => groupOf(places[index]!) === group)}</ul>
              </div>
            </li>
          ))
        : lines}
    </ul>
  )
}

/** A text with the beginning of a word that was typed in bold. */
function Marked({ text, typed }: { text: string; typed: string }) {
  const last = typed.trim()
  const at = last ? ` ${text}`.toLowerCase().indexOf(` ${last.toLowerCase()}`) : -1
  if (at < 0) return <bdi>{text}</bdi>
  return (
    <bdi>
      {text.slice(0, at)}
      <b>{text.slice(at, at + last.length)}</b>
      {text.slice(at + last.length)}
    </bdi>
  )
}

interface SearchFieldProps<T extends Suggestion> extends Omit<SuggestionsProps<T>, 'label'> {
  /** Prefix of the ids. */
  id: string
  field: ReturnType<typeof fieldProps>
  words: Readonly<Record<'label' | 'placeholder' | 'suggestions', string>>
}

/** A search field with suggestions. */
export function SearchField<T extends Suggestion>({ id, field, words, ...list }: SearchFieldProps<T>) {
  const { box } = list
  return (
    <div className="stack gap-1 search-field is-wide">
      <label {...box.getLabelProps()}>{words.label}</label>
      <input {...field} placeholder={words.placeholder} aria-describedby={`${id}-hint`} />
      <Suggestions {...list} label={words.suggestions} />
    </div>
  )
}
