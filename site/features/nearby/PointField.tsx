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
  /** Where the map begins. */
  around?: LatLng | undefined
  words: PointFieldWords
  onSelect: (point: FromPoint, listing: Found['listing']) => void
  /** Takes a point of the map, which has no name. */
  onPin: (point: LatLng) => void
}

type Said = 'asking' | 'none' | 'failed'
type Outcome = Said | readonly Found[]

/** Finds a hotel, an address or a place; what is not found is chosen on a map. */
export function PointField({ id, lang, chosen = '', around, words, onSelect, onPin }: Props) {
  const [text, setText] = useState(chosen)
  const [outcome, setOutcome] = useState<Outcome>()
  const open = useState(false)
  const search = useMemo(() => createNearbySearch(lang), [lang])
  const choose = ({ lat, lng, title: name, listing }: Omit<Found, 'about'>) => {
    setText(name)
    setOutcome(undefined)
    onSelect({ lat, lng, name }, listing)
  }
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
    setOutcome(undefined)
  })

  /** What was typed may be an address that we do not suggest. */
  async function find(): Promise<void> {
    if (outcome === 'asking' || !isLongEnough(text)) return
    box.closeMenu()
    setOutcome('asking')
    const found = await geocode(lang, text)
    const [first, ...others] = found ?? []
    if (first && others.length === 0) return choose(first)
    setOutcome(found ? (first ? found : 'none') : 'failed')
    if (!first) open[1](true)
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || box.highlightedIndex >= 0) return field.onKeyDown?.(event)
    event.preventDefault()
    void find()
  }
  const said = { ...words, none: words.noResultsFound }
  return (
    <div className="stack gap-3 point-field">
      <div className="stack gap-1 search-field is-wide">
        <label {...box.getLabelProps()}>{words.label}</label>
        <div className="row gap-2 point-row">
          <input {...field} name="point" placeholder={words.placeholder} onKeyDown={onKeyDown} />
          <Button look="main" aria-busy={outcome === 'asking'} onClick={() => void find()}>
            {words.find}
          </Button>
        </div>
        <Suggestions box={box} places={places} label={words.suggestions} />
      </div>
      <p className="quiet across search-status" role="status">
        {typeof outcome === 'string' ? outcomeText(outcome, words) : isTyped && !outcome && statusText(state, said)}
      </p>
      {typeof outcome === 'object' && <Matches found={outcome} words={words} onSelect={choose} />}
      <OnMap title={words.pin} texts={words.onMap} {...{ around, open }} onTake={onPin} />
    </div>
  )
}

const outcomeText = (outcome: Said, words: Props['words']): string =>
  ({ asking: words.loading, none: words.notFound, failed: words.failed })[outcome]

interface MatchesProps extends Pick<Props, 'words'> {
  found: readonly Found[]
  onSelect: (found: Found) => void
}

/** Namesakes to choose from. */
function Matches({ found, words, onSelect }: MatchesProps) {
  return (
    <div className="stack gap-2" role="group" aria-label={words.which}>
      <p>{words.which}</p>
      <ul className="stack gap-1">
        {found.map((item) => (
          <li key={`${item.lat},${item.lng} ${item.title}`}>
            <Button look="link" onClick={() => onSelect(item)}>
              <bdi>{item.title}</bdi>
            </Button>{' '}
            {item.about && <bdi className="quiet">{item.about}</bdi>}
          </li>
        ))}
      </ul>
    </div>
  )
}
