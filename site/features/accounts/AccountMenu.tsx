import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { pageHref } from '#core/domain/links.ts'
import { hrefOf } from '#core/domain/routes.ts'
import { logOut } from '#site/features/accounts/account.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { $session } from '#site/ui/session/session.ts'
import { format } from '#core/i18n/format.ts'
import { Icon } from '#site/ui/page/Icon.tsx'

/** Replaces the log-in link in the header: the user's name and menu. */
export function AccountMenu({ into }: { into: HTMLElement }) {
  const session = useStore($session)
  const { header: words } = t('accounts.app')
  const isIn = session !== undefined && session.uid > 0
  useLayoutEffect(() => {
    const login = into.querySelector<HTMLElement>(':scope > a')
    if (login) login.hidden = isIn
  }, [into, isIn])
  if (!isIn) return null
  return createPortal(
    <details className="account-menu">
      <summary aria-label={format(words.menu, { name: session.name })}>
        <span className="tool">
          <Icon name="user" />
          <bdi className="tool-name">{session.name}</bdi>
        </span>
      </summary>
      <ul className="panel">
        <li>
          <a href={hrefOf(pageLang(), { kind: 'account' })}>{words.account}</a>
        </li>
        <li>
          <a href={hrefOf(pageLang(), { kind: 'favourites' })}>{words.favourites}</a>
        </li>
        <li>
          <a href={pageHref(pageLang(), 'trip')}>{words.trips}</a>
        </li>
        {session.role && (
          <li>
            <a href={hrefOf(pageLang(), { kind: 'desk' })}>{words.desk}</a>
          </li>
        )}
        <li>
          <button type="button" onClick={() => void logOut({ everywhere: false })}>
            {words.logout}
          </button>
        </li>
      </ul>
    </details>,
    into,
  )
}
