import { useEffect, useState } from 'react'

/** Long enough for the next letter. */
const SETTLED_MS = 1000

/** A value once it has not changed for a moment: a live region would read each of its changes. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
