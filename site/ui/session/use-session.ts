import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { SessionState } from '#core/contract/session.ts'
import { $session, loadSession } from '#site/ui/session/session.ts'

/** Who visits, once that is known; asks for it. */
export function useSession(): SessionState | undefined {
  useEffect(() => {
    // Submitting a form reports the error.
    loadSession().catch(() => {})
  }, [])
  return useStore($session)
}
