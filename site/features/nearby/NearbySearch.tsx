import '#site/ui/forms/kept-fields.ts'
import { useMemo, useState, type SubmitEvent } from 'react'
import type { Lang } from '#core/i18n/languages.ts'
import { toastLate } from '#site/ui/page/late-toasts.ts'
import { createNearbySearch, geocodeWords } from '#site/features/nearby/nearby-search.ts'
import { isLongEnough } from '#site/ui/search/typed-search.ts'
import { fieldProps, statusText, SearchField, useSuggestions, type PlaceBoxWords } from '#site/ui/search/place-box.tsx'
import { SearchEnd } from '#site/ui/search/search-end.tsx'

export interface NearbySearchProps {
  id: string
  lang: Lang
  /** The form's action without JavaScript. */
  action: string
  words: PlaceBoxWords &
    Readonly<
      Record<'searchName' | 'label' | 'placeholder' | 'button' | 'hint' | 'noResultsFound' | 'operationFailed', string>
    >
}

type Outcome = 'asking' | 'noResultsFound' | 'operationFailed'

/** Handles text submitted without a choice. */
function useGeocoding(lang: Lang, words: NearbySearchProps['words']) {
  const [outcome, setOutcome] = useState<Outcome>()
  async function send(text: string): Promise<void> {
    if (outcome === 'asking') return
    setOutcome('asking')
    const result = await geocodeWords(lang, text)
    if (result.status === 'found') {
      // The page may be restored from the back/forward cache.
      setOutcome(undefined)
      return location.assign(result.href)
    }
    const isFailed = result.status === 'failed'
    const problem = isFailed ? 'operationFailed' : 'noResultsFound'
    setOutcome(problem)
    void toastLate({ type: isFailed ? 'error' : 'info', text: words[problem] })
  }
  return { outcome, send, forget: () => setOutcome(undefined) }
}

/** Finds a place, a listing or an address, and opens what is near it. */
export function NearbySearch({ id, lang, action, words }: NearbySearchProps) {
  const [text, setText] = useState('')
  const { outcome, send, forget } = useGeocoding(lang, words)
  const search = useMemo(() => createNearbySearch(lang), [lang])
  const { box, places, state } = useSuggestions(search, {
    id,
    text,
    onSelect: ({ href }) => location.assign(href),
  })
  const field = fieldProps(box, places.length > 0, (typed) => {
    setText(typed)
    forget()
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isLongEnough(text)) return
    box.closeMenu()
    void send(text)
  }

  return (
    <form className="search" role="search" aria-label={words.searchName} action={action} onSubmit={submit}>
      <SearchField {...{ id, box, field, places, words }} />
      <SearchEnd id={id} words={words} status={saidOf(outcome, statusText(state, words), words.loading)} />
      {outcome && outcome !== 'asking' && <p className="across search-outcome notice is-warning">{words[outcome]}</p>}
    </form>
  )
}

/** Toasts report errors; the line above shows progress. */
function saidOf(outcome: Outcome | undefined, typing: string, loading: string): string {
  if (outcome === undefined) return typing
  return outcome === 'asking' ? loading : ''
}
