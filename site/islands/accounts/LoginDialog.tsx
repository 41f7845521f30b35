import type { LoginView } from './login-view.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { takeRefused } from '#site/stores/accounts/refused.ts'
import { $session, loadSession } from '#site/stores/accounts/session.ts'
import { Dialog } from '../dialogs/Dialog.tsx'
import type { DialogProps } from '../dialogs/dialog-props.ts'
import { Icon } from '../page/Icon.tsx'
import { useWords } from '../page/use-words.ts'
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
  const words = useWords()
  const session = useStore($session)
  useEffect(() => {
    // Submitting the form reports the error.
    loadSession().catch(() => {})
  }, [])
  useEffect(() => {
    // Already logged in, perhaps in another tab; the header shows it now.
    if (session && session.uid > 0) onClose()
  }, [session, onClose])

  const title = message ? words.register.sent : words[view].title
  const goTo = (next: LoginView) => setView(next)
  return (
    <Dialog title={title} view={message ? 'sent' : view} opener={opener} onClose={onClose}>
      {message ? (
        <Sent text={message} onClose={onClose} />
      ) : view === 'login' ? (
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

/** The outcome of a form that needs no more input. */
function Sent({ text, onClose }: { text: string; onClose: () => void }) {
  const { common } = useWords()
  return (
    <div className="stack message-sent">
      <p role="status">
        <Icon name="mail" />
        <bdi>{text}</bdi>
      </p>
      <button type="button" className="button" onClick={onClose}>
        {common.close}
      </button>
    </div>
  )
}
