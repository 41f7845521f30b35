import { t } from '#site/ui/page/messages.ts'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#site/ui/page/Button.tsx'
import { Outcome } from '#site/ui/page/Outcome.tsx'
import { AboutAccount } from './AboutAccount.tsx'
import { useLoginView } from './login-view.ts'
import { LoginViews } from './LoginViews.tsx'
import { forgetRefused, readRefused } from './refused.ts'

/** The page's own log-in, which the header leads to instead of a dialog. */
export const PANEL_ID = 'login-panel'

/** Log-in, registration and forgotten password in the page, beside what an account is good for. */
export function LoginPanel() {
  return (
    <div className="login-grid">
      <LoginBox />
      <AboutAccount />
    </div>
  )
}

function LoginBox() {
  const [view, setView] = useLoginView()
  const [refused] = useState(readRefused)
  const [message, setMessage] = useState<string>()
  const box = useRef<HTMLElement>(null)
  const words = t('accounts.app')
  // Only somebody who is in the middle of it is taken to a field.
  const shown = useRef(refused ? undefined : view)
  useEffect(forgetRefused, [])
  useEffect(() => {
    if (shown.current !== view) focusIn(box.current)
    shown.current = view
  }, [view])

  if (message !== undefined) {
    const again = () => {
      setMessage(undefined)
      setView('login')
    }
    return (
      <Outcome text={message}>
        <Button onClick={again}>{words.forgot.back}</Button>
      </Outcome>
    )
  }
  return (
    <section id={PANEL_ID} ref={box} className="stack box card-box login-box" aria-labelledby="login-title">
      <h2 id="login-title" tabIndex={-1}>
        {words[view].title}
      </h2>
      <LoginViews prefix="page-" view={view} goTo={setView} onSent={setMessage} refused={refused} />
    </section>
  )
}

/** The first field of the log-in in a page. */
export function focusIn(box: HTMLElement | null): void {
  const first = box?.querySelector<HTMLElement>('[data-autofocus]')
  const target = first ?? box?.querySelector<HTMLElement>('h2')
  target?.focus()
}
