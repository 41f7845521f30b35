import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { mailLinkOf } from '#site/stores/accounts/links.ts'
import { $session, loadSession } from '#site/stores/accounts/session.ts'
import { LoginButton } from './LoginButton.tsx'
import { useWords } from '../page/use-words.ts'
import { AccountSettings } from './AccountSettings.tsx'
import { LinkCard } from './LinkCard.tsx'

/** The settings of who is logged in; and what the links of mails about accounts lead to. */
export function AccountPage() {
  const [link] = useState(() => mailLinkOf(location.search))
  const session = useStore($session)
  const { account: words, common, said } = useWords()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    loadSession().catch(() => setFailed(true))
  }, [])

  if (link) return <LinkCard link={link} />
  if (hasFailed) return <p role="alert">{said.operationFailed}</p>
  if (!session) return <p role="status">{common.loading}</p>
  if (session.uid > 0) return <AccountSettings session={session} />
  return (
    <div className="card-box">
      <p>{words.needLogin}</p>
      <LoginButton />
    </div>
  )
}
