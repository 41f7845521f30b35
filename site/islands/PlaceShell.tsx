import { useEffect, useState } from 'react'
import type { Lang } from '#core/i18n/languages.ts'
import type { TakeName } from '#site/lib/take-links.ts'
import { foundHref } from '#site/stores/place-search.ts'
import {
  askedOf,
  loadShell,
  type ShellState,
} from '#site/stores/place-shell.ts'
import { NearbyGroups } from './NearbyGroups.tsx'
import { ShellTimes } from './ShellTimes.tsx'

export type ShellWords = Readonly<
  Record<
    | 'loading'
    | 'resultsFor'
    | 'noResultsFound'
    | 'nearby'
    | 'nearPoint'
    | 'noPage'
    | 'unknown'
    | 'failed'
    | 'noTimes'
    | 'nearbyFailed'
    | 'nearbyNone'
    | 'sample'
    | 'times'
    | 'date'
    | 'hebrewDate'
    | 'occasion'
    | 'candles'
    | 'havdalah'
    | 'none'
    | 'noneWhy'
    | 'afterNightfall'
    | 'parasha'
    | 'shabbat'
    | 'hebrewToday'
    | 'method'
    | 'israel'
    | 'diaspora'
    | 'askRabbi'
    | 'take'
    | 'km'
    | TakeName,
    string
  >
>

export interface PlaceShellProps {
  lang: Lang
  words: ShellWords
}

/** Shows what the address asks for where no page was prebuilt: found places, a place, what is near a point. */
export function PlaceShell({ lang, words }: PlaceShellProps) {
  const [state, setState] = useState<ShellState>({ status: 'loading' })
  useEffect(() => {
    const asked = askedOf(location.pathname, location.search)
    void loadShell(lang, asked).then(setState)
  }, [lang])
  const title = titleOf(state, words)
  useEffect(() => {
    if (state.status !== 'loading') document.title = title
  }, [state, title])

  return (
    <div className="shell" aria-busy={state.status === 'loading'}>
      <h1>
        <bdi>{title}</bdi>
      </h1>
      <div role="status">{statusOf(state, words)}</div>
      {state.status === 'results' && state.places.length > 0 && (
        <ul className="shell-results">
          {state.places.map((place) => (
            <li key={place.id}>
              <a href={foundHref(lang, state.look, place)}>
                <bdi>{place.text}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
      {state.status === 'place' && state.times && (
        <ShellTimes lang={lang} times={state.times} words={words} />
      )}
      {(state.status === 'place' || state.status === 'point') && (
        <NearbyGroups lang={lang} groups={state.nearby} words={words} />
      )}
    </div>
  )
}

function titleOf(state: ShellState, words: ShellWords): string {
  switch (state.status) {
    case 'loading':
      return words.loading
    case 'results':
      return `${words.resultsFor}: ${state.text}`
    case 'place':
    case 'point':
      return state.title
    case 'failed':
      return state.what === 'search'
        ? `${words.resultsFor}: ${state.asked}`
        : state.asked || words.failed
    default:
      return words.unknown
  }
}

function statusOf(state: ShellState, words: ShellWords): string | undefined {
  if (state.status === 'failed')
    return state.what === 'search' ? words.failed : words.noTimes
  if (state.status === 'place') return words.noPage
  if (state.status === 'point') return words.nearPoint
  if (state.status === 'results' && state.places.length === 0)
    return words.noResultsFound
  return undefined
}
