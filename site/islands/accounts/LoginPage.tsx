import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { hrefOf } from '#core/domain/routes.ts'
import { openDialog } from '#site/stores/dialogs/dialogs.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { $session, loadSession } from '#site/stores/accounts/session.ts'
import { fill } from '#core/i18n/fill.ts'
import { wordsNow } from '#site/stores/page/words.ts'

/** Opens the log-in by itself, or says who is logged in. */
export function LoginPage() {
  const session = useStore($session)
  const { loginPage: words, header, common } = wordsNow()
  useEffect(() => {
    loadSession().then(
      ({ uid }) => uid === 0 && openDialog('login'),
      () => openDialog('login'),
    )
  }, [])
  if (!session || session.uid === 0) return null
  const lang = pageLang()
  return (
    <div className="stack card-box">
      <p>
        <bdi>{fill(words.already, { name: session.name })}</bdi>
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
