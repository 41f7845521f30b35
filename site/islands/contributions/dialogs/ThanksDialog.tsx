import { useStore } from '@nanostores/react'
import { $thanks, showFresh } from '#site/stores/contributions/thanks.ts'
import type { DialogProps } from '../../dialogs/Dialog.tsx'
import { OutcomeDialog } from '../../dialogs/OutcomeDialog.tsx'
import { wordsNow } from '#site/stores/page/words.ts'
import { contributionsWordsNow } from '#site/stores/contributions/words.ts'

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
