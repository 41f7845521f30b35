import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { $session } from '#site/ui/session/session.ts'

export type LoginView = 'login' | 'register' | 'forgot' | 'code'

/** The current view: a log-in that waits for a code asks for it, also after a reload, until somebody goes elsewhere. */
export function useLoginView(first: LoginView = 'login') {
  const [chosen, setChosen] = useState(first)
  const session = useStore($session)
  const [left, setLeft] = useState<typeof session>()
  const goTo = (view: LoginView) => {
    setLeft(session)
    setChosen(view)
  }
  const view: LoginView = session?.needsCode && session !== left ? 'code' : chosen
  return [view, goTo] as const
}
