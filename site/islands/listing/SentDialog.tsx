import { Dialog } from '../people/Dialog.tsx'
import { Icon } from '../people/Icon.tsx'
import { listingWordsNow } from '#site/stores/listing/words.ts'

interface Props {
  /** What the server answered. */
  text: string
  /** Where the browser goes when it is closed. */
  backTo: string
}

/** Says thanks for a report or a claim, and leads back. */
export function SentDialog({ text, backTo }: Props) {
  const { sent } = listingWordsNow()
  const leave = () => location.assign(backTo)
  return (
    <Dialog title={sent.title} onClose={leave}>
      <p className="outcome" role="status">
        <Icon name="check" />
        <bdi>{text}</bdi>
      </p>
      <button type="button" className="button" data-autofocus onClick={leave}>
        {sent.go}
      </button>
    </Dialog>
  )
}
