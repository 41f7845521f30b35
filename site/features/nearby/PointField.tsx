import { useMemo, useState, type KeyboardEvent } from 'react'
import type { Found } from '#core/contract/maps.ts'
import type { LatLng } from '#core/domain/map/directions.ts'
import type { FromPoint } from '#core/domain/reach.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { createNearbySearch, geocode } from '#site/features/nearby/nearby-search.ts'
import type { PointWords } from '#site/features/nearby/from-words.ts'
import { isLongEnough } from '#site/ui/search/typed-search.ts'
import { fieldProps, statusText, Suggestions, useSuggestions } from '#site/ui/search/place-box.tsx'
import { OnMap } from '#site/ui/map/OnMap.tsx'
import { Button } from '#site/ui/page/Button.tsx'

export type PointFieldWords = Pick<
  PointWords,
  | 'label'
  | 'placeholder'
  | 'find'
  | 'suggestions'
  | 'found'
  | 'noResultsFound'
  | 'notFound'
  | 'loading'
  | 'failed'
  | 'which'
  | 'onMap'
  | 'pin'
>

interface Props {
  id: string
  lang: Lang
  /** The name of the point that is chosen, if any. */
  chosen?: string
  /** What the page is about: hotels near it are meant, and the map begins there. */
  around?: LatLng | undefined
  /** Where no geocoder is asked: what may be unknown. */
  hint?: string | undefined
  words: PointFieldWords
  onSelect: (point: FromPoint, listing: Found['listing']) => void
  /** Takes a point of the map, which has no name. */
  onPin: (point: LatLng) => void
}

type Said = 'asking' | 'none' | 'failed'
type Outcome = Said | readonly Found[]

function useSearch(lang: Lang, around: LatLng | undefined) {
  const [lat = NaN, lng = NaN] = around ?? []
  return useMemo(
    () => createNearbySearch(lang, { around: Number.isNaN(lat) ? undefined : [lat, lng] }),
    [lang, lat, lng],
  )
}

interface Geocoding extends Pick<Props, 'lang' | 'around'> {
  onFound: (found: Found) => void
  onNothing: () => void
}

/** Asks for what was typed, which may be an address that we do not suggest. */
function useGeocoding({ lang, around, onFound, onNothing }: Geocoding) {
  const [outcome, setOutcome] = useState<Outcome>()
  async function ask(text: string): Promise<void> {
    setOutcome('asking')
    const found = await geocode(lang, text, { around })
    const [first, ...others] = found ?? []
    if (first && others.length === 0) return onFound(first)
    setOutcome(found ? (first ? found : 'none') : 'failed')
    if (!first) onNothing()
  }
  return { outcome, ask, forget: () => setOutcome(undefined) }
}

/** Finds a hotel, an address or a place; what is not found is chosen on a map. */
export function PointField({ id, lang, chosen = '', around, hint, words, onSelect, onPin }: Props) {
  const [text, setText] = useState(chosen)
  const open = useState(false)
  const search = useSearch(lang, around)
  const choose = ({ lat, lng, title: name, listing }: Omit<Found, 'about'>) => {
    setText(name)
    forget()
    onSelect({ lat, lng, name }, listing)
  }
  const { outcome, ask, forget } = useGeocoding({ lang, around, onFound: choose, onNothing: () => open[1](true) })
  const isTyped = text !== chosen
  const { box, places, state } = useSuggestions(search, {
    id,
    // The shown name is not searched for again.
    text: isTyped ? text : '',
    shown: text,
    onSelect: ({ name, ...point }) => choose({ ...point, title: name }),
  })
  const { required: _, ...field } = fieldProps(box, places.length > 0, (typed) => {
    setText(typed)
    forget()
  })

  function find(): void {
    if (outcome === 'asking' || !isLongEnough(text)) return
    box.closeMenu()
    void ask(text)
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || box.highlightedIndex >= 0) return field.onKeyDown?.(event)
    event.preventDefault()
    find()
  }
  return (
    <div className="stack gap-3 point-field">
      <div className="stack gap-1 search-field is-wide">
        <label {...box.getLabelProps()}>{words.label}</label>
        <div className="row gap-2 point-row">
          <input
            {...field}
            name="point"
            placeholder={words.placeholder}
            aria-describedby={hint && `${id}-hint`}
            onKeyDown={onKeyDown}
          />
          <Button look="main" aria-busy={outcome === 'asking'} onClick={find}>
            {words.find}
          </Button>
        </div>
        <Suggestions box={box} places={places} label={words.suggestions} />
        <Hint id={`${id}-hint`} hint={hint} />
      </div>
      <p className="quiet across search-status" role="status">
        {outcome ? outcomeText(outcome, words) : isTyped && statusText(state, typingWords(words))}
      </p>
      {typeof outcome === 'object' && <Matches found={outcome} words={words} onSelect={choose} />}
      <OnMap title={words.pin} texts={words.onMap} {...{ around, open }} onTake={onPin} />
    </div>
  )
}

const Hint = ({ id, hint }: Pick<Props, 'id' | 'hint'>) =>
  hint && (
    <p className="field-hint" id={id}>
      {hint}
    </p>
  )

const typingWords = (words: Props['words']) => ({ ...words, none: words.noResultsFound })

const outcomeText = (outcome: Outcome, words: Props['words']): string =>
  typeof outcome === 'string'
    ? { asking: words.loading, none: words.notFound, failed: words.failed }[outcome]
    : words.which

interface MatchesProps extends Pick<Props, 'words'> {
  found: readonly Found[]
  onSelect: (found: Found) => void
}

/** Namesakes to choose from. */
function Matches({ found, words, onSelect }: MatchesProps) {
  return (
    <ul className="stack gap-1" aria-label={words.which}>
      {found.map((item) => (
        <li key={`${item.lat},${item.lng} ${item.title}`}>
          <Button look="link" onClick={() => onSelect(item)}>
            <bdi>{item.title}</bdi>
          </Button>{' '}
          {item.about && <bdi className="quiet">{item.about}</bdi>}
        </li>
      ))}
    </ul>
  )
}
