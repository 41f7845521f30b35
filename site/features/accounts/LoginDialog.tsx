import { t } from '#site/ui/page/messages.ts'
import { useLoginView, type LoginView } from './login-view.ts'
import { useEffect, useState } from 'react'
import { forgetRefused, readRefused } from '#site/features/accounts/refused.ts'
import { $dialog } from '#site/ui/dialogs/dialogs.ts'
import { Dialog, type DialogProps } from '#site/ui/dialogs/Dialog.tsx'
import { OutcomeDialog } from '#site/ui/dialogs/OutcomeDialog.tsx'
import { focusIn, PANEL_ID } from './LoginPanel.tsx'
import { LoginViews } from './LoginViews.tsx'
import { useSession } from '#site/ui/session/use-session.ts'

/** Why it opened, if something else wants it. */
function reason(): string | undefined {
  const asked = $dialog.get()
  const { why } = t('accounts.app').login
  if (!asked?.for) return undefined
  return Object.hasOwn(why, asked.for) ? why[asked.for as keyof typeof why] : why.other
}

interface LoginDialogProps extends DialogProps {
  first?: LoginView
}

/** Log-in, registration and forgotten password in one dialog, or the page's own where it has one. */
export function LoginDialog(props: LoginDialogProps) {
  const { onClose } = props
  const [panel] = useState(() => document.getElementById(PANEL_ID))
  useEffect(() => {
    if (!panel) return
    onClose()
    panel.scrollIntoView({ block: 'nearest' })
    focusIn(panel)
  }, [panel, onClose])
  return panel ? null : <OwnDialog {...props} />
}

function OwnDialog({ first = 'login', opener, onClose }: LoginDialogProps) {
  const [view, setView] = useLoginView(first)
  const [refused] = useState(readRefused)
  const [why] = useState(reason)
  const [message, setMessage] = useState<string>()
  const words = t('accounts.app')
  const session = useSession()
  useEffect(forgetRefused, [])
  useEffect(() => {
    // Already logged in, perhaps in another tab; the header shows it now.
    if (session && session.uid > 0) onClose()
  }, [session, onClose])

  if (message !== undefined) {
    const { register, common } = words
    return (
      <OutcomeDialog
        title={register.sent}
        icon="mail"
        text={message}
        button={common.close}
        opener={opener}
        onLeave={onClose}
      />
    )
  }
  return (
    <Dialog title={words[view].title} view={view} opener={opener} onClose={onClose}>
      {why && view !== 'forgot' && view !== 'code' && <p>{why}</p>}
      <LoginViews view={view} goTo={setView} onSent={setMessage} refused={refused} />
    </Dialog>
  )
}

/** Starts with the registration. */
export const RegisterDialog = (props: DialogProps) => <LoginDialog {...props} first="register" />
