import { useSyncExternalStore } from 'react'

/** Room for a map beside a list. */
export const WIDE = '(min-width: 64rem)'

/** Whether a media query matches, live; not before hydration. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}
