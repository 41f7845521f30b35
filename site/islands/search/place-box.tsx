import { fill } from '#core/i18n/fill.ts'
import { useStore } from '@nanostores/react'
import { useCombobox, type UseComboboxReturnValue } from 'downshift'
import { useEffect, useMemo } from 'react'
import { AUTOCOMPLETE_MIN } from '#core/contract/directory.ts'
import type { FoundPlace } from '#core/contract/places.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { createPlaceSearch } from '#site/stores/search/place-search.ts'
import type { SearchState, TypedSearch } from '#site/stores/search/typed-search.ts'

// What every field shares in which a place is found while it is typed.

export type PlaceBoxWords = Readonly<Record<'loading' | 'none' | 'found' | 'failed' | 'suggestions', string>>

/** What may be suggested: a line of the list, and what the field says of it. */
export interface Suggestion {
  id: string | number
  text: string
  name: string
}

const NOTHING: readonly never[] = []

interface SuggestionOptions<T extends Suggestion> {
  id: string
  /** What is looked for. */
  text: string
  /** What stands in the field, if that is not the same. */
  shown?: string
  isOpenAtFirst?: boolean
  onSelect: (place: T) => void
}

interface PlaceBoxOptions extends SuggestionOptions<FoundPlace> {
  lang: Lang
  /** What may be found; cities and countries unless told. */
  only?: 'city' | 'country'
}

/** A combobox of places for what is typed. */
export function usePlaceBox({ lang, only, ...options }: PlaceBoxOptions) {
  const search = useMemo(() => createPlaceSearch(lang, { only }), [lang, only])
  return useSuggestions(search, options)
}

/** A combobox of what a search finds for what is typed. */
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
  return length === 0 ? none : fill(found, { count: length })
}

export type Box<T> = UseComboboxReturnValue<T>

/** What makes the input a combobox. */
export function fieldProps<T>(box: Box<T>, hasPlaces: boolean, setText: (text: string) => void) {
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
    type: 'text',
    enterKeyHint: 'search' as const,
    required: true,
    minLength: AUTOCOMPLETE_MIN,
    // An empty reference would point at nothing, and an empty list is not open.
    'aria-activedescendant': props['aria-activedescendant'] || undefined,
    'aria-expanded': box.isOpen && hasPlaces,
  }
}

interface SuggestionsProps<T extends Suggestion> {
  box: Box<T>
  places: readonly T[]
  label: string
}

export function Suggestions<T extends Suggestion>({ box, places, label }: SuggestionsProps<T>) {
  const isOpen = box.isOpen && places.length > 0
  return (
    <ul
      {...box.getMenuProps({
        'aria-label': label,
        // A grip at the scroll bar does not leave the field.
        onMouseDown: (event) => event.preventDefault(),
      })}
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

interface SearchFieldProps<T extends Suggestion> {
  /** The ids of its parts begin with it. */
  id: string
  box: Box<T>
  field: ReturnType<typeof fieldProps>
  places: readonly T[]
  words: Readonly<Record<'label' | 'placeholder' | 'suggestions', string>>
}

/** The field of a search with what is found while somebody types. */
export function SearchField<T extends Suggestion>({ id, box, field, places, words }: SearchFieldProps<T>) {
  return (
    <div className="stack gap-1 search-field is-wide">
      <label {...box.getLabelProps()}>{words.label}</label>
      <input {...field} placeholder={words.placeholder} aria-describedby={`${id}-hint`} />
      <Suggestions box={box} places={places} label={words.suggestions} />
    </div>
  )
}
