import { useStore } from '@nanostores/react'
import { $openModals } from '#site/ui/dialogs/dialogs.ts'
import { AccountMenu } from '#site/features/accounts/AccountMenu.tsx'
import { DialogHost } from './DialogHost.tsx'
import { Toasts } from '#site/ui/page/Toasts.tsx'

interface Props {
  /** The header's slot for the account menu. */
  header: HTMLElement | null
}

/** Everything that depends on visitors: account menu, dialogs, toasts, loading bar. */
export function App({ header }: Props) {
  const hasModal = useStore($openModals) > 0
  return (
    <>
      {header && <AccountMenu into={header} />}
      <DialogHost />
      {/* An open dialog has its own. */}
      {!hasModal && <Toasts />}
    </>
  )
}
