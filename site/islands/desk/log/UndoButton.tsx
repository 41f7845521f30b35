import { useId, useState } from 'react'
import type { Act } from '#site/stores/desk/act.ts'
import { fill } from '#site/stores/desk/fill.ts'
import { Dialog } from '../../dialogs/Dialog.tsx'
import { useDesk } from '../use-desk.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'

interface Props {
  act: Pick<Act, 'audit' | 'name' | 'url'>
  /** Told once it was taken back. */
  onDone: () => void
}

/** Takes an act back, once somebody has said that they mean it. */
export function UndoButton({ act, onDone }: Props) {
  const { acts, live } = deskWordsNow()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="link-button"
        aria-label={fill(live.undo, { name: act.name })}
        onClick={() => setOpen(true)}
      >
        {acts.undo}
      </button>
      {isOpen && <UndoDialog act={act} onDone={onDone} onClose={() => setOpen(false)} />}
    </>
  )
}

function UndoDialog({ act, onDone, onClose }: Props & { onClose: () => void }) {
  const desk = useDesk()
  const { acts, log, decide } = deskWordsNow()
  const [reason, setReason] = useState('')
  const id = useId()
  const undo = async () => {
    if (!(await desk.undo(act, reason.trim()))) return
    onClose()
    onDone()
  }
  return (
    <Dialog title={log.undoTitle} onClose={onClose}>
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void undo()
        }}
      >
        <p>
          <b>
            <bdi>{act.name}</bdi>
          </b>
        </p>
        <p>{log.undoText}</p>
        <div className="field">
          <label htmlFor={id}>{log.undoReason}</label>
          <textarea
            id={id}
            rows={2}
            maxLength={2000}
            dir="auto"
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </div>
        <p className="button-row">
          <button type="submit" className="button">
            {acts.undo}
          </button>
          <button type="button" className="button is-quiet" onClick={onClose}>
            {decide.cancel}
          </button>
        </p>
      </form>
    </Dialog>
  )
}
