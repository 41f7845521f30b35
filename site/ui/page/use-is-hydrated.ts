import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the HTML and during hydration, so that both match. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
