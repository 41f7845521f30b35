import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { isFixedKind } from '#site/features/desk/documents/documents-address.ts'
import { $entry, isTranslator } from '#site/features/desk/log/entry.ts'
import { changedFields } from '#site/features/desk/documents/documents-state.ts'
import { format } from '#core/i18n/format.ts'
import { SubmitButton } from '#site/ui/forms/Form.tsx'
import { useDocument } from './use-document.ts'
import { Button } from '#site/ui/page/Button.tsx'
import type { Live } from '#site/features/desk/publishing.ts'
import { Icon } from '#site/ui/page/Icon.tsx'
import { ApiError } from '#core/contract/client.ts'
import { textIn } from '#core/terms/localized.ts'
import { goTo } from '#site/features/desk/address.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { FormDialog } from '#site/ui/dialogs/FormDialog.tsx'
import { Field } from '#site/ui/forms/Field.tsx'
import { LooseFields } from '#site/ui/forms/LooseFields.tsx'

interface Props {
  reason: string
  setReason: (reason: string) => void
  onDelete: () => void
}

/** Number of changes, the reason, and the buttons to save or delete. */
export function SavePart({ reason, setReason, onDelete }: Props) {
  const { form } = useDocument()
  const state = useStore(form.$state)
  const { save: words } = t('desk.documents')
  const count = changedFields(state).length
  const isKept = isTranslator(useStore($entry))
  const canDelete = state.known && !state.known.deleted && !isFixedKind(state.known.kind) && !isKept
  return (
    <>
      <fieldset className="stack box doc-section">
        <legend>{words.title}</legend>
        <LooseFields id="document">
          <Field
            name="reason"
            kind="text"
            label={words.reason}
            hint={words.reasonHint}
            rows={1}
            maxLength={2000}
            value={reason}
            onValue={setReason}
          />
        </LooseFields>
        {canDelete && (
          <Button className="fit" onClick={onDelete}>
            {words.remove}
          </Button>
        )}
      </fieldset>
      <div className="form-bar">
        <div>
          <p className="label">{count > 0 ? format(words.changed, { count: String(count) }) : words.unchanged}</p>
          <LiveLine />
        </div>
        <SubmitButton label={words.submit} />
      </div>
    </>
  )
}

/** How far the saved change has been published. */
function LiveLine() {
  const { form } = useDocument()
  const { live } = useStore(form.$state)
  const { save: words } = t('desk.documents')
  return (
    <div className="doc-live" role="status">
      {live === 'noPages' && <p>{words.noPages}</p>}
      {typeof live === 'object' && <Following live={live} />}
    </div>
  )
}

function Following({ live }: { live: Live }) {
  const { form } = useDocument()
  const { known } = useStore(form.$state)
  const state = useStore(live.$state)
  const { save: words } = t('desk.documents')
  const isWaiting = state === 'queued' || state === 'rendering'
  return (
    <p className={`cluster is-${state}`} data-live={state}>
      {isWaiting && <span className="spinner" aria-hidden="true" />}
      {state === 'live' && <Icon name="check" />}
      {state === 'partly' && <Icon name="warning" />}
      <span>{words[state]}</span>{' '}
      {state === 'live' && known?.url && !known.deleted && <a href={known.url}>{words.see}</a>}
    </p>
  )
}

/** Names what will be deleted and asks for confirmation; the server names what still refers to it. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { form } = useDocument()
  const { known } = useStore(form.$state)
  const words = t('desk.documents')
  async function remove(reason: string) {
    try {
      await form.remove(reason)
      goTo({ tab: 'documents', rest: form.kind })
    } catch (error) {
      // The form behind the dialog shows the conflict.
      const isMoved = form.$state.get().conflict !== undefined
      if (!isMoved || !(error instanceof ApiError)) throw error
    }
  }
  if (!known) return null
  const values = {
    name: textIn(pageLang(), known.name),
    id: known.id,
    kind: words.kinds[form.kind],
  }
  return (
    <FormDialog
      title={words.remove.title}
      id="document-delete"
      submit={words.remove.submit}
      isDangerous
      failed={() => words.form.refused}
      send={({ reason = '' }) => remove(reason)}
      onClose={onClose}
      about={
        <>
          <p>{format(words.remove.text, values)}</p>
          {known.url && (
            <p>
              <bdi>{format(words.remove.page, { url: decodeURI(known.url) })}</bdi>
            </p>
          )}
        </>
      }
    >
      <Field name="reason" kind="text" label={words.save.reason} hint={words.save.reasonHint} max={2000} rows={2} />
    </FormDialog>
  )
}
