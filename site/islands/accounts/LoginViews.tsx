import type { RefusedLogin } from '#site/stores/accounts/refused.ts'
import { CodeForm } from './CodeForm.tsx'
import { ForgotForm } from './ForgotForm.tsx'
import type { LoginView } from './login-view.ts'
import { LoginForm } from './LoginForm.tsx'
import { RegisterForm } from './RegisterForm.tsx'

interface Props {
  view: LoginView
  goTo: (view: LoginView) => void
  /** What the server says once it has taken a form. */
  onSent: (text: string) => void
  refused: RefusedLogin | undefined
}

/** Log-in and its second step, registration or forgotten password, in a dialog or on a page. */
export function LoginViews({ view, goTo, onSent, refused }: Props) {
  if (view === 'login') return <LoginForm goTo={goTo} refused={refused} />
  if (view === 'code') return <CodeForm goTo={goTo} />
  if (view === 'register') return <RegisterForm goTo={goTo} onSent={onSent} />
  return <ForgotForm goTo={goTo} onSent={onSent} email={refused?.email} />
}
