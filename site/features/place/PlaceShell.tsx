import type { ShellWords } from '#site/features/place/shell-words.page.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import { askedOf, type Asked } from '#core/domain/shell/asked.ts'
import type { KnownShell } from '#core/domain/shell/known.ts'
import { loadShell, type ShellOptions, type ShellState } from '#core/domain/shell/shell.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { $from } from '#site/features/nearby/from-point.ts'
import { foundPointHref } from '#site/features/nearby/nearby-search.ts'
import { searchEndOf } from '#site/features/place/search-end.ts'
import { countSearch } from '#site/ui/page/count.ts'
import { addressIn } from '#site/features/place/shell-address.ts'
import { format } from '#core/i18n/format.ts'
import { FoundGroups } from '#site/ui/search/FoundGroups.tsx'
import { walkQuery } from '#site/features/nearby/walk.ts'
import { KeepPoint } from '#site/features/nearby/KeepPoint.tsx'
import { NearbyBoard } from '#site/features/nearby/NearbyBoard.tsx'
import { WalkBoard } from '#site/features/nearby/WalkBoard.tsx'
import { HereContext, useHere } from '#site/ui/page/here.ts'
import { toastLate, toastLateFailure } from '#site/ui/page/late-toasts.ts'
import { withLoading } from '#site/ui/page/loading.ts'
import { useIsHydrated } from '#site/ui/page/use-is-hydrated.ts'
import { AlternativesBlock } from './AlternativesBlock.tsx'
import { knownInPage } from './known-shell.ts'
import { ShellTimes } from './ShellTimes.tsx'
import { ShellTravel } from './ShellTravel.tsx'
import { withOwnPoint } from './own-point.ts'
import { titleOf, type Near } from './shell-title.ts'
import { USUAL_WALK } from '#core/domain/reach.ts'

export interface PlaceShellProps {
  lang: Lang
  words: ShellWords
  near: Near
  /** Whether the server drew the page. */
  isDrawn?: boolean | undefined
  /** What it was drawn from: a function, which stays on the server. The browser reads it from the end of the page. */
  known?: (() => KnownShell & { host: string }) | undefined
}

const onProblem: ShellOptions['onProblem'] = (what, error) => void toastLateFailure(what, error)

/** Shows addresses without a prebuilt page: search results, a place, or listings near a point. */
export function PlaceShell({ known, isDrawn, ...props }: PlaceShellProps) {
  return (
    <HereContext value={known?.()}>
      <Shell {...props} known={isDrawn ? (known ?? knownInPage) : undefined} />
    </HereContext>
  )
}

/** What is known, or else what the API answers. */
function useShell(lang: Lang, known: KnownShell | undefined): ShellState {
  const [state, setState] = useState<ShellState>(known?.state ?? { status: 'loading' })
  useEffect(() => {
    const asked = askedOf(location.pathname, location.search)
    const show = (loaded: ShellState) => {
      setState(loaded)
      const end = searchEndOf(asked, loaded)
      if (end) countSearch(end)
    }
    if (known) return show(known.state)
    if (asked) linkLanguages(asked)
    void withLoading(() => loadShell(lang, asked, { onProblem })).then(show)
  }, [lang, known])
  return state
}

/** The moment for which the page says what is open: of its HTML, then the browser's. */
function useNow(known: KnownShell | undefined): number {
  const [now] = useState(() => Date.now())
  return useIsHydrated() ? now : (known?.now ?? now)
}

function Shell({
  lang,
  words,
  near,
  known: read,
}: Omit<PlaceShellProps, 'known'> & { known?: (() => KnownShell) | undefined }) {
  const [known] = useState(() => read?.())
  const from = useStore($from, { ssr: () => undefined })
  const loaded = useShell(lang, known)
  const state = useMemo(() => withOwnPoint(loaded, from), [loaded, from])
  const now = useNow(known)
  const title = titleOf(state, words, near)
  useEffect(() => {
    if (state.status === 'loading') return
    document.title = title
    const crumb = document.querySelector('.crumbs [aria-current] bdi')
    if (crumb && 'title' in state) crumb.textContent = state.title
  }, [state, title])
  const links = state.status === 'near' && <NearLinks state={state} near={near} />
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
        {state.status === 'near' && !state.around.walk && links}
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
      {state.status === 'near' && state.around.walk && (
        <WalkBoard {...{ lang, now, links }} name={state.title} around={state.around} words={{ ...words, ...near }} />
      )}
      {(state.status === 'place' || state.status === 'near') && !state.around.walk && (
        <NearbyBoard
          {...{ lang, now }}
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
  const { pathname, search } = useHere()
  const { placeHref, title, around } = state
  const { walk, at } = around
  return (
    <p className="cluster gap-x small no-print near-links">
      <a className="more-link" href={pathname + walkQuery(search, walk ? undefined : USUAL_WALK)}>
        {walk ? near.walk.all : near.walk.link}
      </a>
      {!walk && <KeepPoint point={{ ...at, name: title }} words={near.walk} />}
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
