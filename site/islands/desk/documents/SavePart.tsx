import { useStore } from '@nanostores/react'
import { isFixedKind } from '#site/stores/desk/documents-address.ts'
import { $entry, isTranslator } from '#site/stores/desk/entry.ts'
import { changedFields } from '#site/stores/desk/documents-state.ts'
import { fill } from '#core/i18n/fill.ts'
import { SubmitButton } from '../../forms/Form.tsx'
import { LiveLine } from './LiveLine.tsx'
import { useDocument } from './use-document.ts'
import { Button } from '../../page/Button.tsx'
import { documentsWordsNow } from '#site/stores/desk/words.ts'

interface Props {
  reason: string
  setReason: (reason: string) => void
  onDelete: () => void
}

/** Number of changes, the reason, and the buttons to save or delete. */
export function SavePart({ reason, setReason, onDelete }: Props) {
  const { form } = useDocument()
  const state = useStore(form.$state)
  const { save: words } = documentsWordsNow()
  const count = changedFields(state).length
  const isKept = isTranslator(useStore($entry))
  const canDelete = state.known && !state.known.deleted && !isFixedKind(state.known.kind) && !isKept
  return (
    <fieldset className="stack box doc-section">
      <legend>{words.title}</legend>
      <p className="label">{count > 0 ? fill(words.changed, { count: String(count) }) : words.unchanged}</p>
      <div className="field">
        <label htmlFor="document-reason">{words.reason}</label>
        <textarea
          id="document-reason"
          dir="auto"
          rows={1}
          maxLength={2000}
          aria-describedby="document-reason-hint"
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <p id="document-reason-hint" className="field-hint">
          {words.reasonHint}
        </p>
      </div>
      <div className="cluster gap-3 button-row">
        <SubmitButton label={words.submit} />
        {canDelete && <Button onClick={onDelete}>{words.remove}</Button>}
      </div>
      <LiveLine />
    </fieldset>
  )
}
