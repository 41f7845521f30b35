import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { EditableListing } from '#core/contract/listing-edit.ts'
import { groupsOf } from '#core/fields/edit.ts'
import { createListingEdit, type ListingEdit } from '#site/stores/edit/listing-edit.ts'
import { createOptionLists } from '#site/stores/edit/options.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import type { PageListing } from '#site/stores/page/page-listing.ts'
import { Form } from '../forms/Form.tsx'
import { useWords } from '../page/use-words.ts'
import { CategoryField } from './CategoryField.tsx'
import { DraftNote } from './DraftNote.tsx'
import { EditFieldOf } from './EditField.tsx'
import { FormHead } from './FormHead.tsx'
import { KindOfUpdate } from './KindOfUpdate.tsx'
import { Pictures } from './Pictures.tsx'
import { SendPart } from './SendPart.tsx'
import { EditContext } from './use-edit.ts'
import { useEditWords } from './use-edit-words.ts'

interface Props {
  uid: number
  listing: EditableListing
  onSent: () => void
}

/** All that can be changed about a listing. */
export function EditForm({ uid, listing, onSent }: Props) {
  const [value] = useState(() => ({
    edit: createListingEdit(listing, { uid, sent: onSent }),
    lists: createOptionLists(pageLang()),
  }))
  const { dtype } = useStore(value.edit.$typed)
  const { groups } = useEditWords()
  const { common } = useWords()
  useLeaveHint(value.edit)
  return (
    <EditContext value={value}>
      <div data-listing={forScripts(listing)} className="edit">
        <FormHead />
        <DraftNote />
        <Form id="edit" form={value.edit.form} problemsTitle={common.problems} className="form edit-form">
          <div className="edit-groups">
            {groupsOf(dtype).map(({ name, fields }) => (
              <fieldset key={name} className="edit-group">
                <legend>{groups[name]}</legend>
                <div className="edit-fields">
                  {fields.map((field) => (
                    <EditFieldOf key={field} field={field} />
                  ))}
                  {name === 'about' && <CategoryField />}
                </div>
              </fieldset>
            ))}
            <Pictures />
            <KindOfUpdate />
          </div>
          <SendPart />
        </Form>
      </div>
    </EditContext>
  )
}

/** What dialogs about the listing of a page look for. */
function forScripts({ tnid, dtype, title, position }: EditableListing): string {
  const [lng, lat] = position
  return JSON.stringify({
    tnid,
    dtype,
    title,
    position: [lat, lng],
  } satisfies PageListing)
}

/** Files cannot be kept: the browser asks before they are lost. What is typed is in the draft. */
function useLeaveHint({ $pictures }: ListingEdit): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if ($pictures.get().files.length > 0) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [$pictures])
}
