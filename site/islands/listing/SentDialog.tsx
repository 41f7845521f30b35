import { Dialog } from '../dialogs/Dialog.tsx'
import { Icon } from '../page/Icon.tsx'
import { listingWordsNow } from '#site/stores/listing/words.ts'

interface Props {
  /** The server's answer. */
  text: string
  opener?: HTMLElement | undefined
  /** Called however the dialog is closed. */
  onLeave: () => void
}

/** Thanks for a report or claim, and leads back. */
export function SentDialog({ text, opener, onLeave }: Props) {
  const { sent } = listingWordsNow()
  return (
    <Dialog title={sent.title} opener={opener} onClose={onLeave}>
      <p className="stack outcome" role="status">
        <Icon name="check" />
        <bdi>{text}</bdi>
      </p>
      <button type="button" className="button" data-autofocus onClick={onLeave}>
        {sent.go}
      </button>
    </Dialog>
  )
}
