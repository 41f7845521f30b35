import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import type { UpdateType } from '#core/contract/listing-edit.ts'
import { MAX_REMARK } from '#core/terms/limits.ts'
import { Checkbox } from '#site/ui/forms/Checkbox.tsx'
import { Field } from '#site/ui/forms/Field.tsx'
import { useEdit } from './use-edit.ts'
import { openDialog } from '#site/ui/dialogs/dialogs.ts'
import { $reportSubject } from '#site/features/listing/report.ts'
import { pageListing } from '#site/ui/page/page-listing.ts'
import { Button } from '#site/ui/page/Button.tsx'

/** How the sender of a new place knows it. */
export function Sender() {
  const { edit } = useEdit()
  const { owns } = useStore(edit.$typed)
  const { add } = t('edit')
  return (
    <>
      {!owns && <Remark label={add.remark} hint={add.remarkHint} isLabelHidden />}
      <Ownership />
    </>
  )
}

/** Whether the sender owns the place, and how that can be checked. */
export function Ownership() {
  const { edit } = useEdit()
  const { owns } = useStore(edit.$typed)
  const { owner } = t('edit')
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

const KINDS = ['regular', 'critical'] as const satisfies readonly Exclude<UpdateType, 'new'>[]

/** Opens the report of a critical change. */
function reportChange(opener: HTMLElement) {
  $reportSubject.set({ ...pageListing(), type: 'critical' })
  openDialog('report', opener)
}

/** Regular or critical: a critical update is also reported to the editors. */
export function KindOfUpdate() {
  const { edit } = useEdit()
  const { kind } = useStore(edit.$typed)
  const { kind: words } = t('edit')
  function choose(next: UpdateType, input: HTMLElement) {
    edit.set({ kind: next })
    if (next === 'critical') reportChange(input)
  }
  return (
    <>
      <div role="radiogroup" aria-label={words.legend} className="stack kinds">
        {KINDS.map((choice) => (
          <div key={choice} className="checkbox">
            <input
              type="radio"
              name="updateType"
              id={`edit-kind-${choice}`}
              value={choice}
              checked={kind === choice}
              aria-describedby={`edit-kind-${choice}-hint`}
              onChange={({ currentTarget }) => choose(choice, currentTarget)}
            />
            <label htmlFor={`edit-kind-${choice}`}>{words[choice]}</label>
            <p id={`edit-kind-${choice}-hint`} className="field-hint">
              {words[`${choice}Hint`]}
            </p>
          </div>
        ))}
      </div>
      {kind === 'critical' && (
        <Button onClick={({ currentTarget }) => reportChange(currentTarget)}>{words.report}</Button>
      )}
      <Ownership />
    </>
  )
}
