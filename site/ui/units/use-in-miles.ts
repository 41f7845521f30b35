import { useStore } from '@nanostores/react'
import { $inMiles } from './units.ts'

/** Whether distances are in miles; not before hydration, as in the HTML. */
export const useInMiles = (): boolean => useStore($inMiles, { ssr: () => false })
