import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 64rem)'

/** Whether a map fits beside a list; not before hydration. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(WIDE)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(WIDE).matches,
    () => false,
  )
}
