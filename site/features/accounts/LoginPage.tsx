import { t } from '#site/ui/page/messages.ts'
import { useEffect, useRef, useState } from 'react'
import { hrefOf } from '#core/domain/routes.ts'
import { format } from '#core/i18n/format.ts'
import { comesFromOidc, finishOidc } from '#site/features/accounts/oidc.ts'
import { queryNow } from '#site/ui/page/address.ts'
import { loadSession } from '#site/ui/session/session.ts'
import { openDialog } from '#site/ui/dialogs/dialogs.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { AboutAccount } from './AboutAccount.tsx'
import { useSession } from '#site/ui/session/use-session.ts'

/** Opens the log-in, or says who is logged in. */
export function LoginPage() {
  const session = useSession()
  const [isComing] = useState(() => comesFromOidc(queryNow()))
  if (isComing) return <ComingBack />
  return session && session.uid > 0 ? <LoggedIn name={session.name} /> : <LogIn />
}

/** While the answer of the site's own OpenID provider is checked. */
function ComingBack() {
  const { common } = t('accounts.app')
  const isBegun = useRef(false)
  useEffect(() => {
    if (!isBegun.current) void finishOidc()
    isBegun.current = true
  }, [])
  return <p role="status">{common.loading}</p>
}

/** The dialog, and the way back to it. */
function LogIn() {
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const open = () => openDialog('login', opener.current ?? undefined)
    // The form of the dialog tells of a server out of reach.
    loadSession().then(({ uid }) => uid === 0 && open(), open)
  }, [])
  return <AboutAccount opener={opener} />
}

function LoggedIn({ name }: { name: string }) {
  const { loginPage: words, header, common } = t('accounts.app')
  const lang = pageLang()
  return (
    <div className="stack box card-box">
      <p>
        <bdi>{format(words.already, { name })}</bdi>
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
