import { Dialog } from '../dialogs/Dialog.tsx'
import { Icon } from '../page/Icon.tsx'
import { listingWordsNow } from '#site/stores/listing/words.ts'

interface Props {
  /** What the server answered. */
  text: string
  opener?: HTMLElement | undefined
  /** Leads back, however it is closed. */
  onLeave: () => void
}

/** Says thanks for a report or a claim, and leads back. */
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
