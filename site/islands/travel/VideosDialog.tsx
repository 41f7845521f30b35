import { Dialog } from '../people/Dialog.tsx'
import type { DialogProps } from '../people/DialogHost.tsx'

export function VideosDialog(props: DialogProps) {
  return (
    <Dialog title="" {...props}>
      {null}
    </Dialog>
  )
}
