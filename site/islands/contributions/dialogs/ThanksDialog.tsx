import { useStore } from '@nanostores/react'
import { $thanks, showFresh } from '#site/stores/contributions/thanks.ts'
import { Dialog } from '../../dialogs/Dialog.tsx'
import type { DialogProps } from '../../dialogs/dialog-props.ts'
import { Icon } from '../../page/Icon.tsx'
import { useWords } from '../../page/use-words.ts'
import { contributionsWordsNow } from '#site/stores/contributions/words.ts'

/** Thanks for a contribution, and scrolls to it when closed. */
export function ThanksDialog({ opener, onClose }: DialogProps) {
  const { thanks } = contributionsWordsNow()
  const { common } = useWords()
  const said = useStore($thanks)
  if (!said) return null
  const close = () => {
    onClose()
    void showFresh()
  }
  return (
    <Dialog title={thanks[said.kind]} opener={opener} onClose={close}>
      <div className="stack message-sent">
        <p>
          <Icon name="check" />
          <bdi>{said.text}</bdi>
        </p>
        <button type="button" className="button" onClick={close}>
          {common.close}
        </button>
      </div>
    </Dialog>
  )
}
