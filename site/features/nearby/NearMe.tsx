import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, type RefObject } from 'react'
import type { Lang } from '#core/i18n/languages.ts'
import { noteStep, stepNotes } from '#site/ui/page/address.ts'
import { toastLate } from '#site/ui/page/late-toasts.ts'
import { createLocator, type Locator, type LocatorState } from '#site/features/nearby/locator.ts'
import { inaccurateText } from '#site/features/nearby/way-text.ts'
import { useInMiles } from '#site/ui/units/use-in-miles.ts'
import { Icon } from '#site/ui/page/Icon.tsx'
import { listen } from '#site/ui/page/listen.ts'

/** The tab's URL fragment; such an address locates the visitor at once. */
const HASH = '#search-nearme'

// A history entry locates the visitor only once, so that Back leaves it.
const isLocated = (): boolean => stepNotes<{ located: true }>().located === true

export interface NearMeProps {
  lang: Lang
  words: Readonly<
    Record<
      | 'findNearMe'
      | 'asking'
      | 'denied'
      | 'positionFailed'
      | 'unfortunatelyBadAccuracy'
      | 'found'
      | 'myPosition'
      | 'tabNearby',
      string
    >
  >
}

/** Starts if the address, or a click before hydration, requests it. */
function useLocator(lang: Lang, myPosition: string, box: RefObject<HTMLElement | null>): Locator {
  const locator = useMemo(
    () =>
      createLocator({
        lang,
        myPosition,
        where: typeof navigator === 'undefined' ? {} : navigator,
        go(href) {
          noteStep({ located: true })
          location.assign(href)
        },
      }),
    [lang, myPosition],
  )
  useEffect(() => {
    const asked = box.current?.closest<HTMLElement>('[data-locate]')
    if (asked) {
      const byAddress = asked.dataset['locate'] === 'once'
      delete asked.dataset['locate']
      if (!byAddress || !isLocated()) void locator.start()
    }
    const follow = () => {
      if (location.hash === HASH && !isLocated()) void locator.start()
    }
    return listen(window, { hashchange: follow, pagehide: locator.reset })
  }, [locator, box])
  return locator
}

/** Locates the visitor on request, and opens nearby results. */
export function NearMe({ lang, words }: NearMeProps) {
  const { myPosition } = words
  const box = useRef<HTMLDivElement>(null)
  const locator = useLocator(lang, myPosition, box)
  const state = useStore(locator.$state)
  const inMiles = useInMiles()
  const problem =
    state.status === 'inaccurate'
      ? inaccurateText(lang, words.unfortunatelyBadAccuracy, { metres: state.metres, inMiles })
      : undefined
  useEffect(() => {
    if (problem) void toastLate({ type: 'info', text: problem })
  }, [problem])

  const isBusy = state.status === 'asking' || state.status === 'found'
  return (
    <div className="stack gap-3 start near-me" ref={box}>
      <button
        type="button"
        className={isBusy ? 'button is-accent is-busy' : 'button is-accent'}
        aria-disabled={isBusy}
        onClick={() => void locator.start()}
      >
        {isBusy ? <span className="spinner" /> : <Icon name="pin" />}
        <span>{words.findNearMe}</span>
      </button>
      <p role="status">{statusOf(state, words)}</p>
      {problem && <p className="notice is-warning">{problem}</p>}
      {(state.status === 'denied' || problem) && (
        <p>
          <a href="#search-nearby">{words.tabNearby}</a>
        </p>
      )}
    </div>
  )
}

/** The messages of states. */
const SAID = { asking: 'asking', found: 'found', denied: 'denied', failed: 'positionFailed' } as const

const statusOf = ({ status }: LocatorState, words: NearMeProps['words']): string =>
  status in SAID ? words[SAID[status as keyof typeof SAID]] : ''
