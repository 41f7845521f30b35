import { useEffect, useState, type ReactNode } from 'react'
import type { SessionState } from '#core/contract/session.ts'
import { forgetSession, loadSession } from '#site/ui/session/session.ts'
import type { DialogName } from '#site/ui/dialogs/dialogs.ts'
import { requireUser, type Intent } from '#site/ui/dialogs/intent.ts'
import { withLoading } from '#site/ui/page/loading.ts'
import { isStoredCopy } from '#site/ui/page/stored-copy.ts'
import { toastFailure } from '#site/ui/page/toast-failure.ts'
import type { DialogProps } from './Dialog.tsx'

interface Props extends DialogProps {
  /** The dialog to reopen after the log-in. */
  name: DialogName
  /** Its subject, if the page does not define it. */
  about?: object | undefined
  /** What is shown where no network tells who it is; by default a toast. */
  unreached?: (intent: Intent) => ReactNode
  children: (user: SessionState, intent: Intent) => ReactNode
}

/** A dialog that needs an account: opens the log-in for visitors, and returns to the dialog afterwards. */
export function ForUsers({ name, about, opener, onClose, unreached, children }: Props) {
  const [intent] = useState<Intent>({ kind: 'dialog', name, ...(about && { about }) })
  const [user, setUser] = useState<SessionState>()
  const [isUnreached, setIsUnreached] = useState(false)
  const canDoWithout = unreached !== undefined
  useEffect(() => {
    withLoading(async () => {
      if (canDoWithout && !(await hasSession())) return setIsUnreached(true)
      const uid = await requireUser(intent, opener)
      if (uid !== undefined) setUser(await loadSession())
    }).catch((error) => {
      toastFailure(error)
      onClose()
    })
  }, [canDoWithout, intent, opener, onClose])
  if (isUnreached) return unreached?.(intent)
  return user && children(user, intent)
}

/** As long as the reader of a stored page waits for the network. */
const SESSION_TIMEOUT_MS = 3000

/** Whether the session comes in time; pages that the network has brought wait for it. */
async function hasSession(): Promise<boolean> {
  if (navigator.onLine && !isStoredCopy()) return true
  const answered = loadSession().then(
    () => true,
    () => false,
  )
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, SESSION_TIMEOUT_MS, false))
  const isThere = await Promise.race([answered, late])
  // What still waits for an answer is not waited for by the next press.
  if (!isThere) forgetSession()
  return isThere
}
