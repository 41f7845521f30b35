import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the HTML and while it wakes, so that both are the same. */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
