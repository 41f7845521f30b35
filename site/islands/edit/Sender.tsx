import { useStore } from '@nanostores/react'
import { MAX_REMARK } from '#core/contract/listing-edit.ts'
import { editWordsNow } from '#site/stores/edit/words.ts'
import { Checkbox } from '../forms/Checkbox.tsx'
import { Field } from '../forms/Field.tsx'
import { useEdit } from './use-edit.ts'

/** How the sender of a new place knows it. */
export function Sender() {
  const { edit } = useEdit()
  const { owns } = useStore(edit.$typed)
  const { add } = editWordsNow()
  return (
    <fieldset className="stack box edit-group">
      <legend>{add.remark}</legend>
      {!owns && <Remark label={add.remark} hint={add.remarkHint} isLabelHidden />}
      <Ownership />
    </fieldset>
  )
}

/** Whether the sender owns the place, and how that can be checked. */
export function Ownership() {
  const { edit } = useEdit()
  const { owns } = useStore(edit.$typed)
  const { owner } = editWordsNow()
  return (
    <>
      <Checkbox
        name="userClaimedOwnership"
        label={owner.label}
        hint={owner.hint}
        isChecked={owns}
        onChange={(isChecked) => edit.set({ owns: isChecked })}
      />
      {owns && <Remark label={owner.remark} />}
    </>
  )
}

interface RemarkProps {
  label: string
  hint?: string
  isLabelHidden?: boolean
}

/** For the editors alone. */
function Remark({ label, hint, isLabelHidden }: RemarkProps) {
  const { edit } = useEdit()
  const { remark } = useStore(edit.$typed)
  return (
    <Field
      name="remark"
      kind="text"
      {...{ label, hint, isLabelHidden }}
      max={MAX_REMARK}
      dir="auto"
      isWide
      value={remark}
      onValue={(text) => edit.set({ remark: text })}
    />
  )
}
