import { useStore } from '@nanostores/react'
import { editedFields } from '#site/stores/edit/state.ts'
import { fill } from '#core/i18n/fill.ts'
import { SubmitButton } from '../forms/Form.tsx'
import { useEdit } from './use-edit.ts'
import { editWordsNow } from '#site/stores/edit/words.ts'

/** The number of changes, and the button that sends them. */
export function SendPart() {
  const { edit } = useEdit()
  const typed = useStore(edit.$typed)
  const { files } = useStore(edit.$pictures)
  const { send: words, draft, add } = editWordsNow()
  const isNew = edit.listing.tnid === 0
  const count = Object.keys(editedFields(edit.listing, typed)).length
  const hasChanges = count > 0 || files.length > 0
  return (
    <div className="stack gap-3 start edit-send">
      {!isNew && (
        <p className="label">{hasChanges ? fill(words.changed, { count: String(count) }) : words.unchanged}</p>
      )}
      <p className="fine">
        {words.review} {draft.kept}
      </p>
      <SubmitButton label={isNew ? add.submit : words.submit} />
    </div>
  )
}
