import { t } from '#site/ui/page/messages.ts'
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
