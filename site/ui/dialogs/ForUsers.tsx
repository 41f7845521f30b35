import { useEffect, useState, type ReactNode } from 'react'
import type { SessionState } from '#core/contract/session.ts'
import { loadSession } from '#site/ui/session/session.ts'
import type { DialogName } from '#site/ui/dialogs/dialogs.ts'
import { requireUser, type Intent } from '#site/ui/dialogs/intent.ts'
import { withLoading } from '#site/ui/page/loading.ts'
import { toastFailure } from '#site/ui/page/toast-failure.ts'
import type { DialogProps } from './Dialog.tsx'

interface Props extends DialogProps {
  /** The dialog to reopen after the log-in. */
  name: DialogName
  /** Its subject, if the page does not define it. */
  about?: object | undefined
  children: (user: SessionState, intent: Intent) => ReactNode
}

/** A dialog that needs an account: opens the log-in for visitors, and returns to the dialog afterwards. */
export function ForUsers({ name, about, opener, onClose, children }: Props) {
  const [intent] = useState<Intent>({ kind: 'dialog', name, ...(about && { about }) })
  const [user, setUser] = useState<SessionState>()
  useEffect(() => {
    withLoading(async () => {
      const uid = await requireUser(intent, opener)
      if (uid !== undefined) setUser(await loadSession())
    }).catch((error) => {
      toastFailure(error)
      onClose()
    })
  }, [intent, opener, onClose])
  return user && children(user, intent)
}
