import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { $dialog, closeDialog } from '#site/stores/dialogs.ts'

export interface DialogProps {
  /** Takes the focus back. */
  opener: HTMLElement | undefined
  onClose: () => void
}

// Each dialog is loaded when it is first asked for.
const LoginDialog = lazy(async () => ({
  default: (await import('./login/LoginDialog.tsx')).LoginDialog,
}))
const ShareDialog = lazy(async () => ({
  default: (await import('./share/ShareDialog.tsx')).ShareDialog,
}))
const PrivacyDialog = lazy(async () => ({
  default: (await import('./PrivacyDialog.tsx')).PrivacyDialog,
}))

/** The dialog that the page has asked for. */
export function DialogHost() {
  const asked = useStore($dialog)
  if (!asked) return null
  const props = { opener: asked.opener, onClose: closeDialog }
  return (
    <Suspense>
      {asked.name === 'share' ? (
        <ShareDialog {...props} />
      ) : asked.name === 'privacy' ? (
        <PrivacyDialog {...props} />
      ) : asked.name === 'report' ? null : (
        <LoginDialog {...props} first={asked.name} key={asked.name} />
      )}
    </Suspense>
  )
}
