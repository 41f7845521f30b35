import { useEffect, useState } from 'react'
import { hrefOf } from '#core/domain/routes.ts'
import { fill } from '#core/i18n/fill.ts'
import { forgetRefused, readRefused } from '#site/stores/accounts/refused.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { wordsNow } from '#site/stores/page/words.ts'
import { focusIfLost } from '../page/focus-if-lost.ts'
import { Outcome } from '../page/Outcome.tsx'
import { useLoginView } from './login-view.ts'
import { LoginViews } from './LoginViews.tsx'
import { useSession } from './use-session.ts'

/** The forms of the log-in on a page of their own, or who is logged in. */
export function LoginPage() {
  const session = useSession()
  return session && session.uid > 0 ? <LoggedIn name={session.name} /> : <LogIn />
}

function LogIn() {
  const [view, setView] = useLoginView()
  const [refused] = useState(readRefused)
  const [message, setMessage] = useState<string>()
  const words = wordsNow()
  useEffect(forgetRefused, [])
  usePageTitle(message === undefined ? words[view].title : words.register.sent)
  if (message !== undefined) return <Outcome text={message} />
  return (
    <section className="stack box card-box login-box" aria-label={words[view].title}>
      <LoginViews view={view} goTo={setView} onSent={setMessage} refused={refused} />
    </section>
  )
}

/** Heading and title of the page say what it shows; another form is read from there on. */
function usePageTitle(title: string): void {
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('h1')
    if (!heading || heading.textContent === title) return
    document.title = document.title.replace(heading.textContent, () => title)
    heading.textContent = title
    heading.tabIndex = -1
    focusIfLost(heading)
  }, [title])
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
