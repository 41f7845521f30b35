import { useStore } from '@nanostores/react'
import { atom, type ReadableAtom } from 'nanostores'
import { useEffect, useMemo } from 'react'
import { isKnown, readKept } from '#site/stores/storage/flags.ts'
import { writeStorage } from '#site/stores/storage/write.ts'
import { createTrip, TRIP_KEY, type Keeping, type TripState } from '#site/stores/trip/trip.ts'
import { useIsHydrated } from '../page/use-is-hydrated.ts'
import type { TripProps } from './trip-props.ts'

const $nothing: ReadableAtom<TripState | undefined> = atom(undefined)

const address = (query: string) => location.pathname + (query && `?${query}`)

/** A step of the history: the trip of the account that it shows. */
interface Step {
  trip?: number
}
const stepOf = (trip: number | undefined): Step | null => (trip === undefined ? null : { trip })

const keeping: Keeping = {
  search: () => location.search,
  // Who has logged out has no such trip.
  kept: () => (isKnown() ? (history.state as Step | null)?.trip : undefined),
  push: (query, kept) => history.pushState(stepOf(kept), '', address(query)),
  replace: (query, kept) => history.replaceState(stepOf(kept), '', address(query)),
  read: () => readKept('localStorage', TRIP_KEY),
  write: (query) => writeStorage('localStorage', TRIP_KEY, query),
}

/** The store once the page is awake, and its state; it follows the history. */
export function useTrip({ lang, usualHours }: Pick<TripProps, 'lang' | 'usualHours'>) {
  const isHydrated = useIsHydrated()
  const store = useMemo(
    () => (isHydrated ? createTrip({ lang, usualHours, keeping }) : undefined),
    [isHydrated, lang, usualHours],
  )
  useEffect(() => {
    if (!store) return undefined
    store.start()
    addEventListener('popstate', store.follow)
    return () => removeEventListener('popstate', store.follow)
  }, [store])
  const state = useStore(store?.$state ?? $nothing)
  return { store, state }
}
