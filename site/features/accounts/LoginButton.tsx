import { t } from '#site/ui/page/messages.ts'
import type { RefObject } from 'react'
import { openDialog } from '#site/ui/dialogs/dialogs.ts'
import { Button } from '#site/ui/page/Button.tsx'

export function LoginButton() {
  const { header } = t('accounts.app')
  return (
    <Button look="main" icon="user" onClick={() => openDialog('login')}>
      {header.login}
    </Button>
  )
}

/** The ways into an account, where nobody is logged in. */
export function AccountButtons({ opener }: { opener?: RefObject<HTMLButtonElement | null> }) {
  const { login, register } = t('accounts.app')
  return (
    <p className="cluster gap-3 button-row">
      <button type="button" className="button" data-dialog="login" ref={opener}>
        {login.title}
      </button>
      <button type="button" className="button is-quiet" data-dialog="register">
        {register.title}
      </button>
    </p>
  )
}
