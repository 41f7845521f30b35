import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { EditableListing } from '#core/contract/listing-edit.ts'
import { createListingEdit, type ListingEdit } from '#site/features/edit/listing-edit.ts'
import { createOptionLists } from '#site/features/edit/options.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import type { PageListing } from '#site/ui/page/page-listing.ts'
import { Form, SubmitButton } from '#site/ui/forms/Form.tsx'
import { DraftNote } from '#site/ui/forms/DraftNote.tsx'
import { EditSections } from './EditSections.tsx'
import { EditContext, useEdit } from './use-edit.ts'
import { format } from '#core/i18n/format.ts'
import { textIn } from '#core/terms/localized.ts'
import { Icon } from '#site/ui/page/Icon.tsx'
import { focusIfReplaced } from '#site/ui/page/keep-focus.ts'
import { pickTown } from '#site/features/edit/town.ts'
import { listen } from '#site/ui/page/listen.ts'

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
  const isNew = listing.tnid === 0
  const restored = useStore(value.edit.$restored)
  const { draft } = t('edit')
  useLeaveHint(value.edit)
  useTown(value.edit, { isNew })
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
          <EditSections />
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

/** A new place is in the town that the address names. */
function useTown(edit: ListingEdit, { isNew }: { isNew: boolean }) {
  useEffect(() => {
    if (isNew) void pickTown(edit, location.search)
  }, [edit, isNew])
}

/** The browser asks before chosen files are lost; a draft keeps only text. */
function useLeaveHint({ $pictures }: ListingEdit): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if ($pictures.get().files.length > 0) event.preventDefault()
    }
    return listen(window, { beforeunload: ask })
  }, [$pictures])
}

/** The number of changes, and the button that sends them. */
function SendPart() {
  const { edit } = useEdit()
  const changed = useStore(edit.$changed)
  const { files } = useStore(edit.$pictures)
  const { send: words, draft, add } = t('edit')
  const isNew = edit.listing.tnid === 0
  const count = Object.keys(changed).length
  const hasChanges = count > 0 || files.length > 0
  return (
    <div className="edit-send">
      <p className="fine">
        {words.review} {draft.kept}
      </p>
      <div className="form-bar">
        {!isNew && (
          <p className="label">{hasChanges ? format(words.changed, { count: String(count) }) : words.unchanged}</p>
        )}
        <SubmitButton label={isNew ? add.submit : words.submit} />
      </div>
    </div>
  )
}

/** Which listing it is, and what applies to the whole form. */
function FormHead() {
  const { listing } = useEdit().edit
  const { head, add } = t('edit')
  if (listing.tnid === 0)
    return (
      <div className="stack gap-2">
        <h2 tabIndex={-1} ref={focusIfReplaced}>
          {add.types[listing.dtype]}
        </h2>
        <p className="fine">{head.required}</p>
      </div>
    )
  return (
    <div className="stack gap-2">
      <h2>
        <bdi>{textIn(pageLang(), listing.title)}</bdi>
      </h2>
      <p>
        <a className="back-link" href={listing.url}>
          <Icon name="arrow" />
          {head.back}
        </a>
      </p>
      {listing.sample && (
        <p className="notice is-warning">
          <Icon name="warning" />
          <span>{head.sample}</span>
        </p>
      )}
      <p className="fine">{head.required}</p>
    </div>
  )
}
