import { t } from '#site/ui/page/messages.ts'
import { Dialog, type DialogProps } from '#site/ui/dialogs/Dialog.tsx'
import { Button } from '#site/ui/page/Button.tsx'

/** Says that an offer has no jobs. */
export function NoJobsDialog({ opener, onClose }: DialogProps) {
  const { title, text, close } = t('travel.direct').noJobs
  return (
    <Dialog title={title} opener={opener} onClose={onClose}>
      <p>{text}</p>
      <Button look="main" data-autofocus onClick={onClose}>
        {close}
      </Button>
    </Dialog>
  )
}
