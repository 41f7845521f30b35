import type { Texts } from '#core/i18n/messages.ts'
import type { ShellWords } from '#site/features/place/shell-words.page.ts'
import { useEffect, useState } from 'react'
import type { Lang } from '#core/i18n/languages.ts'
import { foundPointHref } from '#site/features/nearby/nearby-search.ts'
import { loadShell, type ShellOptions, type ShellState } from '#site/features/place/place-shell.ts'
import { searchEndOf } from '#site/features/place/search-end.ts'
import { countSearch } from '#site/ui/page/count.ts'
import { addressIn, askedOf, type Asked } from '#site/features/place/shell-address.ts'
import { format } from '#core/i18n/format.ts'
import { FoundGroups } from '#site/ui/search/FoundGroups.tsx'
import type { NearbyOwnWords, WalkWords } from '#site/features/nearby/board-words.ts'
import { walkQuery } from '#site/features/nearby/walk.ts'
import { KeepPoint } from '#site/features/nearby/KeepPoint.tsx'
import { NearbyBoard } from '#site/features/nearby/NearbyBoard.tsx'
import { WalkBoard } from '#site/features/nearby/WalkBoard.tsx'
import { toastLate, toastLateFailure } from '#site/ui/page/late-toasts.ts'
import { AlternativesBlock } from './AlternativesBlock.tsx'
import { ShellTimes } from './ShellTimes.tsx'
import { ShellTravel } from './ShellTravel.tsx'

export interface PlaceShellProps {
  lang: Lang
  words: ShellWords
  near: Texts<'places.nearby'>['page'] & NearbyOwnWords & { walk: WalkWords }
}

const onProblem: ShellOptions['onProblem'] = (what, error) => void toastLateFailure(what, error)

/** Shows addresses without a prebuilt page: search results, a place, or listings near a point. */
export function PlaceShell({ lang, words, near }: PlaceShellProps) {
  const [state, setState] = useState<ShellState>({ status: 'loading' })
  useEffect(() => {
    const asked = askedOf(location.pathname, location.search)
    if (asked) linkLanguages(asked)
    void loadShell(lang, asked, { onProblem }).then((loaded) => {
      setState(loaded)
      const end = searchEndOf(asked, loaded)
      if (end) countSearch(end)
    })
  }, [lang])
  const title = titleOf(state, words, near)
  useEffect(() => {
    if (state.status === 'loading') return
    document.title = title
    const crumb = document.querySelector('.crumbs [aria-current] bdi')
    if (crumb && 'title' in state) crumb.textContent = state.title
  }, [state, title])
  const isNearFailed = state.status === 'failed' && (state.what === 'point' || state.what === 'words')
  useEffect(() => {
    if (isNearFailed) void toastLate({ type: 'error', text: words.nearbyFailed })
  }, [isNearFailed, words])

  return (
    <div className="shell" aria-busy={state.status === 'loading'}>
      <div className="cluster baseline shell-head">
        <h1>
          <bdi>{title}</bdi>
        </h1>
        {state.status === 'near' && <NearLinks state={state} near={near} />}
      </div>
      {state.status === 'loading' && <p className="lead">{words.wait}</p>}
      <div role="status">
        {state.status === 'elsewhere' && state.alternatives && (
          <AlternativesBlock lang={lang} known={state.alternatives} words={words.alternatives} away={words.away} />
        )}
        {statusOf(state, words, near)}
      </div>
      {state.status === 'results' && (
        <FoundGroups {...{ lang }} kind={state.look} found={state.found} names={words.groups} level={2} />
      )}
      <FoundLinks {...{ lang, state, words }} />
      {state.status === 'place' && <ShellTimes lang={lang} times={state.times} words={words} />}
      {state.status === 'near' && state.around.isWalk && (
        <WalkBoard lang={lang} name={state.title} around={state.around} words={{ ...words, ...near }} />
      )}
      {(state.status === 'place' || state.status === 'near') && !state.around.isWalk && (
        <NearbyBoard
          lang={lang}
          around={state.around}
          name={state.title}
          isTitled={state.status === 'place'}
          words={{ ...words, ...near }}
        />
      )}
      {state.status === 'place' && <ShellTravel lang={lang} travel={state.travel} words={words} />}
    </div>
  )
}

/** Lets the header's languages lead to the same, not to the page that serves it. */
function linkLanguages(asked: Asked) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.site-header a[hreflang]'))
    link.href = addressIn(link.hreflang as Lang, asked, location)
}

/** The other view of the point, and the page of a place. */
function NearLinks({ state, near }: { state: ShellState & { status: 'near' }; near: Near }) {
  const { placeHref, title, around } = state
  const { isWalk, at } = around
  return (
    <p className="cluster gap-x small no-print near-links">
      <a className="more-link" href={location.pathname + walkQuery(location.search, { isWalk: !isWalk })}>
        {isWalk ? near.walk.all : near.walk.link}
      </a>
      {!isWalk && <KeepPoint point={{ ...at, name: title }} words={near.walk} />}
      {placeHref && (
        <a className="more-link" href={placeHref}>
          <bdi>{format(near.toPlace, { place: title })}</bdi>
        </a>
      )}
    </p>
  )
}

interface FoundLinksProps {
  lang: Lang
  state: ShellState
  words: ShellWords
}

/** Points that match the text, or what a place has, to choose from. */
function FoundLinks({ lang, state, words }: FoundLinksProps) {
  const links = linksOf(lang, state, words)
  if (links.length === 0) return null
  return (
    <ul className="above-2 shell-results">
      {links.map(({ href, text, about }) => (
        <li key={`${href} ${about}`}>
          <a href={href}>
            <bdi>{text}</bdi>
          </a>
          {about && <bdi className="quiet shell-about">{about}</bdi>}
        </li>
      ))}
    </ul>
  )
}

interface FoundLink {
  href: string
  text: string
  about?: string
}

function linksOf(lang: Lang, state: ShellState, { guide }: ShellWords): FoundLink[] {
  switch (state.status) {
    case 'points':
      return state.found.map((found) => ({
        href: foundPointHref(lang, found),
        text: found.title,
        about: found.about,
      }))
    case 'elsewhere':
      return [
        { href: state.stats.url, text: guide },
        ...state.stats.items.map(({ url = state.stats.url, typeName, count }) => ({
          href: url,
          text: `${typeName} (${count})`,
        })),
      ]
    default:
      return []
  }
}

type Near = PlaceShellProps['near']

function titleOf(state: ShellState, words: ShellWords, near: Near): string {
  switch (state.status) {
    case 'loading':
      return words.loading
    case 'results':
      return `${words.resultsFor}: ${state.text}`
    case 'points':
      return format(near.title, { place: state.text })
    case 'near':
      return format(state.around.isWalk ? near.walk.title : near.title, { place: state.title })
    case 'place':
      return state.title
    case 'elsewhere':
      return state.stats.locTitle
    case 'failed':
      return state.what === 'search' ? `${words.resultsFor}: ${state.asked}` : state.asked || words.failed
    default:
      return words.unknown
  }
}

/** A text that could not be looked up is a failed operation; the toast says what it was for. */
const FAILED = { search: 'failed', times: 'noTimes', words: 'failed', point: 'nearbyFailed' } as const

function statusOf(state: ShellState, words: ShellWords, near: Near): string | undefined {
  if (state.status === 'failed') return words[FAILED[state.what]]
  if (state.status === 'place') return words.noPage
  if (state.status === 'elsewhere') return state.isBeyondEnd ? words.noSuchPage : words.others
  if (state.status === 'points') return state.found.length > 0 ? near.which : words.noResultsFound
  if (state.status === 'results' && state.found.length === 0) return words.noResultsFound
  if (state.status === 'results' && state.found[0]?.isGuess) return `${words.didYouMean}:`
  return undefined
}
