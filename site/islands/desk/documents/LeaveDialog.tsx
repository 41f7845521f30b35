import { Dialog } from '../../dialogs/Dialog.tsx'
import { Button } from '../../page/Button.tsx'
import { documentsWordsNow } from '#site/stores/desk/documents-words.ts'

interface Props {
  onStay: () => void
  onLeave: () => void
}

/** Asks before a form with unsaved changes is left. */
export function LeaveDialog({ onStay, onLeave }: Props) {
  const { leave: words } = documentsWordsNow()
  return (
    <Dialog title={words.title} onClose={onStay}>
      <p>{words.text}</p>
      <div className="cluster gap-3 button-row">
        <Button onClick={onLeave}>{words.leave}</Button>
        <Button look="main" onClick={onStay}>
          {words.stay}
        </Button>
      </div>
    </Dialog>
  )
}
