import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { $thanks, showFresh } from '#site/features/contributions/thanks.ts'
import type { DialogProps } from '#site/ui/dialogs/Dialog.tsx'
import { OutcomeDialog } from '#site/ui/dialogs/OutcomeDialog.tsx'

/** Thanks for a contribution, and scrolls to it when closed. */
export function ThanksDialog({ opener, onClose }: DialogProps) {
  const { thanks } = t('contributions.posts')
  const { common } = t('accounts.app')
  const said = useStore($thanks)
  if (!said) return null
  const close = () => {
    onClose()
    void showFresh()
  }
  return (
    <OutcomeDialog title={thanks[said.kind]} text={said.text} button={common.close} opener={opener} onLeave={close} />
  )
}
