import { useEffect } from 'react'
import { createTrip } from '#site/features/trip/trip.ts'
import { useAwake } from '#site/ui/page/use-awake.ts'
import { hidePoints, keeping } from './trip-history.ts'
import type { TripProps } from './trip-props.ts'
import { followHistory } from '#site/ui/page/address.ts'

/** The store once the page is awake, and its state; it follows the history. */
export function useTrip({ lang, usualHours }: Pick<TripProps, 'lang' | 'usualHours'>) {
  const { store, state } = useAwake(() => createTrip({ lang, usualHours, keeping }), [lang, usualHours])
  useEffect(() => {
    if (!store) return undefined
    const follow = () => {
      hidePoints()
      store.follow()
    }
    hidePoints()
    store.start()
    return followHistory(follow)
  }, [store])
  return { store, state }
}
