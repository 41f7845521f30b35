import { useSyncExternalStore } from 'react'
import { listen } from '#site/ui/page/listen.ts'

/** Room for a map beside a list. */
export const WIDE = '(min-width: 64rem)'

/** Whether a media query matches, live; not before hydration. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => listen(matchMedia(query), { change: changed }),
    () => matchMedia(query).matches,
    () => false,
  )
}
