import type { LoginView } from './login-view.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { takeRefused } from '#site/stores/accounts/refused.ts'
import { $session, loadSession } from '#site/stores/accounts/session.ts'
import { Dialog } from '../dialogs/Dialog.tsx'
import type { DialogProps } from '../dialogs/dialog-props.ts'
import { OutcomeDialog } from '../dialogs/OutcomeDialog.tsx'
import { wordsNow } from '#site/stores/page/words.ts'
import { ForgotForm } from './ForgotForm.tsx'
import { LoginForm } from './LoginForm.tsx'
import { RegisterForm } from './RegisterForm.tsx'

interface LoginDialogProps extends DialogProps {
  first?: LoginView
}

/** Log-in, registration and forgotten password in one dialog. */
export function LoginDialog({ first = 'login', opener, onClose }: LoginDialogProps) {
  const [view, setView] = useState<LoginView>(first)
  const [refused] = useState(takeRefused)
  const [message, setMessage] = useState<string>()
  const words = wordsNow()
  const session = useStore($session)
  useEffect(() => {
    // Submitting the form reports the error.
    loadSession().catch(() => {})
  }, [])
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
  const goTo = (next: LoginView) => setView(next)
  return (
    <Dialog title={words[view].title} view={view} opener={opener} onClose={onClose}>
      {view === 'login' ? (
        <LoginForm goTo={goTo} refused={refused} />
      ) : view === 'register' ? (
        <RegisterForm goTo={goTo} onSent={setMessage} />
      ) : (
        <ForgotForm goTo={goTo} onSent={setMessage} email={refused?.email} />
      )}
    </Dialog>
  )
}

/** Starts with the registration. */
export const RegisterDialog = (props: DialogProps) => <LoginDialog {...props} first="register" />
