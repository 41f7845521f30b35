import { Dialog } from '../people/Dialog.tsx'
import type { DialogProps } from '../people/DialogHost.tsx'

export function RequestDialog(props: DialogProps) {
  return (
    <Dialog title="" {...props}>
      {null}
    </Dialog>
  )
}
