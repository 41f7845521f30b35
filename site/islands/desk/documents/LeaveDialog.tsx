import { Dialog } from '../../dialogs/Dialog.tsx'
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
        <button type="button" className="button is-quiet" onClick={onLeave}>
          {words.leave}
        </button>
        <button type="button" className="button" onClick={onStay}>
          {words.stay}
        </button>
      </div>
    </Dialog>
  )
}
