import { createContext, useContext } from 'react'
import type { DeskStore } from '#site/features/desk/desk.ts'

export const DeskContext = createContext<DeskStore | undefined>(undefined)

/** Shared by the parts of the desk. */
export function useDesk(): DeskStore {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('this stands in no desk')
  return desk
}
