import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { ACCOUNT_LINKS, mailLinkOf } from '#site/features/accounts/links.ts'
import { $session, loadSession } from '#site/ui/session/session.ts'
import { PasswordField } from '#site/ui/forms/PasswordField.tsx'
import { AccountSettings } from './AccountSettings.tsx'
import { LinkCard } from './LinkCard.tsx'
import { LoginButton } from './LoginButton.tsx'
import { LoginPanel } from './LoginPanel.tsx'

/** Account settings, and the target of links in account e-mails. */
export function AccountPage() {
  const [link] = useState(() => mailLinkOf(ACCOUNT_LINKS, location.search))
  const session = useStore($session)
  const { account: words, common, header, link: links, register } = t('accounts.app')
  const errors = t('errors')
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    loadSession().catch(() => setFailed(true))
  }, [])
  const isIn = (session?.uid ?? 0) > 0

  if (link) {
    const { kind } = link
    const toAccount = (
      <a className="button" href={location.pathname}>
        {header.account}
      </a>
    )
    return (
      <LinkCard
        link={link}
        title={links[`${kind}Title`]}
        text={links[`${kind}Text`]}
        submit={links[kind]}
        next={isIn ? toAccount : <LoginButton />}
      >
        {kind === 'reset' && <PasswordField name="password" label={words.newPassword} hint={register.passwordHint} />}
      </LinkCard>
    )
  }
  if (hasFailed) return <p role="alert">{errors.operationFailed}</p>
  if (!session) return <p role="status">{common.loading}</p>
  if (isIn) return <AccountSettings session={session} />
  return <LoginPanel />
}
