import { useEffect, useState } from 'react'
import { hrefOf } from '#core/domain/routes.ts'
import { fill } from '#core/i18n/fill.ts'
import { forgetRefused, readRefused } from '#site/stores/accounts/refused.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { wordsNow } from '#site/stores/page/words.ts'
import { useLoginView } from './login-view.ts'
import { LoginViews } from './LoginViews.tsx'
import { useSession } from './use-session.ts'

/** The forms of the log-in on a page of their own, or who is logged in. */
export function LoginPage() {
  const session = useSession()
  return session && session.uid > 0 ? <LoggedIn name={session.name} /> : <LogIn />
}

/** Another form is read from its title on. */
const focused = (title: HTMLElement | null) => title?.focus()

function LogIn() {
  const [view, setView] = useLoginView()
  const [refused] = useState(readRefused)
  const [message, setMessage] = useState<string>()
  const words = wordsNow()
  useEffect(forgetRefused, [])
  return (
    <section className="stack box card-box login-box" aria-label={words[view].title}>
      {view !== 'login' && (
        <h2 key={view} tabIndex={-1} ref={focused}>
          {words[view].title}
        </h2>
      )}
      {message === undefined ? (
        <LoginViews view={view} goTo={setView} onSent={setMessage} refused={refused} />
      ) : (
        <p role="status">
          <bdi>{message}</bdi>
        </p>
      )}
    </section>
  )
}

function LoggedIn({ name }: { name: string }) {
  const { loginPage: words, header, common } = wordsNow()
  const lang = pageLang()
  return (
    <div className="stack box card-box">
      <p>
        <bdi>{fill(words.already, { name })}</bdi>
      </p>
      <p className="cluster gap-3 button-row">
        <a className="button" href={hrefOf(lang, { kind: 'account' })}>
          {header.account}
        </a>
        <a className="button is-quiet" href={hrefOf(lang, { kind: 'home' })}>
          {common.home}
        </a>
      </p>
    </div>
  )
}
