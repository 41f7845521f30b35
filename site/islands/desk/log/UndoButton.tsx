import { useState } from 'react'
import type { UndoneAct } from '#site/stores/desk/acts.ts'
import { fill } from '#site/stores/desk/fill.ts'
import { FormDialog } from '../../dialogs/FormDialog.tsx'
import { Field } from '../../forms/Field.tsx'
import { useDesk } from '../use-desk.ts'
import { Button } from '../../page/Button.tsx'
import { deskWordsNow } from '#site/stores/desk/words.ts'

/** Undoes an action after confirmation. */
export function UndoButton({ act }: { act: UndoneAct }) {
  const { acts, live } = deskWordsNow()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="link" aria-label={fill(live.undo, { name: act.name })} onClick={() => setOpen(true)}>
        {acts.undo}
      </Button>
      {isOpen && <UndoDialog act={act} onClose={() => setOpen(false)} />}
    </>
  )
}

function UndoDialog({ act, onClose }: { act: UndoneAct; onClose: () => void }) {
  const desk = useDesk()
  const { acts, log } = deskWordsNow()
  return (
    <FormDialog
      title={log.undoTitle}
      id="undo"
      submit={acts.undo}
      send={({ reason = '' }) => desk.undo(act, reason.trim())}
      onClose={onClose}
    >
      <p>
        <b>
          <bdi>{act.name}</bdi>
        </b>
      </p>
      <p>{log.undoText}</p>
      <Field name="reason" kind="text" label={log.undoReason} rows={2} maxLength={2000} />
    </FormDialog>
  )
}
