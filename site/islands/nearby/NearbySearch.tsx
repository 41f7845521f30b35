import { useMemo, useState, type SubmitEvent } from 'react'
import type { Lang } from '#core/i18n/languages.ts'
import { tell } from '#site/lib/tell.ts'
import { createNearbySearch, geocodeWords } from '#site/stores/nearby-search.ts'
import { isLongEnough } from '#site/stores/typed-search.ts'
import {
  fieldProps,
  statusText,
  Suggestions,
  useSuggestions,
  type PlaceBoxWords,
} from '../place-box.tsx'
import { SearchEnd, typedSoFar } from '../PlaceSearch.tsx'

export interface NearbySearchProps {
  id: string
  lang: Lang
  /** Where the form goes while no script runs. */
  action: string
  words: PlaceBoxWords &
    Readonly<
      Record<
        | 'searchName'
        | 'label'
        | 'placeholder'
        | 'button'
        | 'hint'
        | 'noResultsFound'
        | 'operationFailed',
        string
      >
    >
}

type Outcome = 'asking' | 'noResultsFound' | 'operationFailed'

/** Finds a place, a listing or an address, and goes to what is near it. */
export function NearbySearch({ id, lang, action, words }: NearbySearchProps) {
  const [text, setText] = useState(() => typedSoFar(id))
  const [outcome, setOutcome] = useState<Outcome>()
  const search = useMemo(() => createNearbySearch(lang), [lang])
  const { box, places, state } = useSuggestions(search, {
    id,
    text,
    isOpenAtFirst: text !== '',
    onSelect: ({ href }) => location.assign(href),
  })
  const field = fieldProps(box, places.length > 0, (typed) => {
    setText(typed)
    setOutcome(undefined)
  })

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isLongEnough(text) || outcome === 'asking') return
    box.closeMenu()
    setOutcome('asking')
    const result = await geocodeWords(lang, text)
    if (result.status === 'found') return location.assign(result.href)
    const isFailed = result.status === 'failed'
    const problem = isFailed ? 'operationFailed' : 'noResultsFound'
    setOutcome(problem)
    void tell({ type: isFailed ? 'error' : 'info', text: words[problem] })
  }

  return (
    <form
      className="search"
      role="search"
      aria-label={words.searchName}
      action={action}
      onSubmit={submit}
    >
      <div className="search-field is-wide">
        <label {...box.getLabelProps()}>{words.label}</label>
        <input
          {...field}
          placeholder={words.placeholder}
          aria-describedby={`${id}-hint`}
        />
        <Suggestions box={box} places={places} label={words.suggestions} />
      </div>
      <SearchEnd
        id={id}
        words={words}
        status={
          outcome === undefined
            ? statusText(state, words)
            : outcome === 'asking'
              ? words.loading
              : ''
        }
      />
      {outcome && outcome !== 'asking' && (
        <p className="search-outcome notice is-warning">{words[outcome]}</p>
      )}
    </form>
  )
}
