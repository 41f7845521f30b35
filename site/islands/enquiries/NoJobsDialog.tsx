import { directWordsNow } from '#site/stores/enquiries/direct-words.ts'
import { Dialog } from '../dialogs/Dialog.tsx'
import type { DialogProps } from '../dialogs/dialog-props.ts'

/** Says that an offer has no jobs. */
export function NoJobsDialog({ opener, onClose }: DialogProps) {
  const { title, text, close } = directWordsNow().noJobs
  return (
    <Dialog title={title} opener={opener} onClose={onClose}>
      <p>{text}</p>
      <button type="button" className="button" data-autofocus onClick={onClose}>
        {close}
      </button>
    </Dialog>
  )
}
