import { useState } from 'react'
import type { Act } from '#site/stores/desk/act.ts'
import { fill } from '#site/stores/desk/fill.ts'
import { createForm } from '#site/stores/forms/form.ts'
import { Dialog } from '../../dialogs/Dialog.tsx'
import { Field } from '../../forms/Field.tsx'
import { Form } from '../../forms/Form.tsx'
import { useDesk } from '../use-desk.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'

interface Props {
  act: Pick<Act, 'audit' | 'name' | 'url'>
  /** Called after undoing. */
  onDone: () => void
}

/** Undoes an action after confirmation. */
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
  const { acts, log } = deskWordsNow()
  const [form] = useState(() =>
    createForm({
      async send({ reason = '' }) {
        if (!(await desk.undo(act, reason.trim()))) return
        onClose()
        onDone()
      },
    }),
  )
  return (
    <Dialog title={log.undoTitle} onClose={onClose}>
      <Form id="undo" form={form} submit={acts.undo} onCancel={onClose}>
        <p>
          <b>
            <bdi>{act.name}</bdi>
          </b>
        </p>
        <p>{log.undoText}</p>
        <Field name="reason" kind="text" label={log.undoReason} rows={2} maxLength={2000} />
      </Form>
    </Dialog>
  )
}
