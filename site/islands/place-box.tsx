import { useStore } from '@nanostores/react'
import { useCombobox, type UseComboboxReturnValue } from 'downshift'
import { useEffect, useMemo } from 'react'
import { AUTOCOMPLETE_MIN } from '#core/contract/directory.ts'
import type { FoundPlace } from '#core/contract/places.ts'
import type { Lang } from '#core/i18n/languages.ts'
import {
  createPlaceSearch,
  type SearchState,
} from '#site/stores/place-search.ts'

// What every field shares in which a place is found while it is typed.

export type PlaceBoxWords = Readonly<
  Record<'loading' | 'none' | 'found' | 'failed' | 'suggestions', string>
>

const NOTHING: readonly FoundPlace[] = []

interface PlaceBoxOptions {
  id: string
  lang: Lang
  /** What is looked for. */
  text: string
  /** What stands in the field, if that is not the same. */
  shown?: string
  isOpenAtFirst?: boolean
  /** What may be found; cities and countries unless told. */
  only?: 'city' | 'country'
  onSelect: (place: FoundPlace) => void
}

/** A combobox of places for what is typed. */
export function usePlaceBox({
  id,
  lang,
  text,
  shown = text,
  isOpenAtFirst = false,
  only,
  onSelect,
}: PlaceBoxOptions) {
  const search = useMemo(() => createPlaceSearch(lang, { only }), [lang, only])
  const state = useStore(search.$state)
  useEffect(() => search.type(text), [search, text])
  const places = state.status === 'found' ? state.places : NOTHING
  const box = useCombobox<FoundPlace>({
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

export function statusText(
  state: SearchState,
  { loading, none, found, failed }: PlaceBoxWords,
): string {
  if (state.status === 'searching') return loading
  if (state.status === 'failed') return failed
  if (state.status === 'waiting') return ''
  const { length } = state.places
  return length === 0 ? none : found.replace('{{count}}', String(length))
}

export type Box = UseComboboxReturnValue<FoundPlace>

/** What makes the input a combobox. */
export function fieldProps(
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

interface SuggestionsProps {
  box: Box
  places: readonly FoundPlace[]
  label: string
}

export function Suggestions({ box, places, label }: SuggestionsProps) {
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
