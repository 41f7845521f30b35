import { directWordsNow } from '#site/stores/enquiries/direct-words.ts'
import { Dialog } from '../dialogs/Dialog.tsx'
import type { DialogProps } from '../dialogs/dialog-props.ts'
import { Button } from '../page/Button.tsx'

/** Says that an offer has no jobs. */
export function NoJobsDialog({ opener, onClose }: DialogProps) {
  const { title, text, close } = directWordsNow().noJobs
  return (
    <Dialog title={title} opener={opener} onClose={onClose}>
      <p>{text}</p>
      <Button look="main" data-autofocus onClick={onClose}>
        {close}
      </Button>
    </Dialog>
  )
}
