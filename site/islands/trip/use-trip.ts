import { useStore } from '@nanostores/react'
import { atom, type ReadableAtom } from 'nanostores'
import { useEffect, useMemo } from 'react'
import { createTrip, type TripState } from '#site/stores/trip/trip.ts'
import { useIsHydrated } from '../page/use-is-hydrated.ts'
import { hidePoints, keeping } from './trip-history.ts'
import type { TripProps } from './trip-props.ts'
import { listen } from '#site/stores/page/listen.ts'

const $nothing: ReadableAtom<TripState | undefined> = atom(undefined)

/** The store once the page is awake, and its state; it follows the history. */
export function useTrip({ lang, usualHours }: Pick<TripProps, 'lang' | 'usualHours'>) {
  const isHydrated = useIsHydrated()
  const store = useMemo(
    () => (isHydrated ? createTrip({ lang, usualHours, keeping }) : undefined),
    [isHydrated, lang, usualHours],
  )
  useEffect(() => {
    if (!store) return undefined
    const follow = () => {
      hidePoints()
      store.follow()
    }
    hidePoints()
    store.start()
    return listen(window, { popstate: follow })
  }, [store])
  const state = useStore(store?.$state ?? $nothing)
  return { store, state }
}
