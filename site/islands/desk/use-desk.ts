import { createContext, useContext } from 'react'
import type { DeskStore } from '#site/stores/desk/desk.ts'

export const DeskContext = createContext<DeskStore | undefined>(undefined)

/** What the parts of the desk share. */
export function useDesk(): DeskStore {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('this stands in no desk')
  return desk
}
