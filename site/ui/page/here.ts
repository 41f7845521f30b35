import { createContext, useContext } from 'react'

/** The address of a page, percent-encoded. */
export type Here = Pick<Location, 'pathname' | 'search' | 'host'>

/** For pages that a server draws: there is no location. */
export const HereContext = createContext<Here | undefined>(undefined)

export const useHere = (): Here => useContext(HereContext) ?? location
