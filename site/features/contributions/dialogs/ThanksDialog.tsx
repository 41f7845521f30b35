import { useStore } from '@nanostores/react'
import { $thanks, showFresh } from '#site/features/contributions/thanks.ts'
import type { DialogProps } from '#site/ui/dialogs/Dialog.tsx'
import { OutcomeDialog } from '#site/ui/dialogs/OutcomeDialog.tsx'
import { wordsNow } from '#site/ui/page/words.ts'
import { contributionsWordsNow } from '#site/features/contributions/words.ts'

/** Thanks for a contribution, and scrolls to it when closed. */
export function ThanksDialog({ opener, onClose }: DialogProps) {
  const { thanks } = contributionsWordsNow()
  const { common } = wordsNow()
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
