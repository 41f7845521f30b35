import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { EditableListing } from '#core/contract/listing-edit.ts'
import { groupsOf } from '#core/fields/edit.ts'
import { createListingEdit, type ListingEdit } from '#site/stores/edit/listing-edit.ts'
import { createOptionLists } from '#site/stores/edit/options.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import type { PageListing } from '#site/stores/page/page-listing.ts'
import { Form } from '../forms/Form.tsx'
import { DraftNote } from '../forms/DraftNote.tsx'
import { CategoryField, EditFieldOf } from './EditFields.tsx'
import { FormHead } from './FormHead.tsx'
import { KindOfUpdate } from './KindOfUpdate.tsx'
import { Sender } from './Sender.tsx'
import { WhereItIs } from './WhereItIs.tsx'
import { Pictures } from './Pictures.tsx'
import { SendPart } from './SendPart.tsx'
import { EditContext } from './use-edit.ts'
import { editWordsNow } from '#site/stores/edit/words.ts'

interface Props {
  uid: number
  listing: EditableListing
  onSent: () => void
}

/** Everything that can be edited about a listing. */
export function EditForm({ uid, listing, onSent }: Props) {
  const [value] = useState(() => ({
    edit: createListingEdit(listing, { uid, sent: onSent }),
    lists: createOptionLists(pageLang(), { samples: listing.sample }),
  }))
  const { dtype } = useStore(value.edit.$typed)
  const isNew = listing.tnid === 0
  const restored = useStore(value.edit.$restored)
  const { groups, draft } = editWordsNow()
  useLeaveHint(value.edit)
  return (
    <EditContext value={value}>
      <div data-listing={forScripts(listing)} className="stack gap-5 edit">
        <FormHead />
        <DraftNote
          at={restored}
          words={draft}
          more={draft.noPictures}
          className="edit-draft"
          titleId="edit-title"
          onDiscard={value.edit.discard}
        />
        <Form id="edit" form={value.edit.form} className="form edit-form">
          <div className="stack gap-5 edit-groups">
            {groupsOf(dtype).map(({ name, fields }) => (
              <fieldset key={name} className="edit-group">
                <legend>{groups[name]}</legend>
                <div className="edit-fields">
                  {fields.map((field) => (
                    <EditFieldOf key={field} field={field} />
                  ))}
                  {name === 'about' && !isNew && <CategoryField />}
                </div>
                {isNew && name === 'place' && <WhereItIs />}
              </fieldset>
            ))}
            <Pictures />
            {isNew ? <Sender /> : <KindOfUpdate />}
          </div>
          <SendPart />
        </Form>
      </div>
    </EditContext>
  )
}

/** Attributes that dialogs about the page's listing look for. */
function forScripts({ tnid, dtype, title, position }: EditableListing): string {
  const [lng, lat] = position
  return JSON.stringify({
    tnid,
    dtype,
    title,
    position: [lat, lng],
  } satisfies PageListing)
}

/** The browser asks before chosen files are lost; a draft keeps only text. */
function useLeaveHint({ $pictures }: ListingEdit): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if ($pictures.get().files.length > 0) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [$pictures])
}
