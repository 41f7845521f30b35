import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ApiError } from '#core/contract/client.ts'
import { textIn } from '#core/domain/localized.ts'
import { goTo } from '#site/stores/desk/address.ts'
import { createForm } from '#site/stores/forms/form.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { fill } from '#core/i18n/fill.ts'
import { Dialog } from '../../dialogs/Dialog.tsx'
import { Field } from '../../forms/Field.tsx'
import { Form } from '../../forms/Form.tsx'
import { useDocument } from './use-document.ts'
import { documentsWordsNow } from '#site/stores/desk/documents-words.ts'

/** Names what will be deleted and asks for confirmation; the server names what still refers to it. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { form } = useDocument()
  const { known } = useStore(form.$state)
  const words = documentsWordsNow()
  const [sending] = useState(() =>
    createForm({
      failed: () => words.form.refused,
      async send({ reason = '' }) {
        try {
          await form.remove(reason)
        } catch (error) {
          // The form behind the dialog shows the conflict.
          const isMoved = form.$state.get().conflict !== undefined
          if (isMoved && error instanceof ApiError) return onClose()
          throw error
        }
        onClose()
        goTo({ tab: 'documents', rest: form.kind })
      },
    }),
  )
  if (!known) return null
  const values = {
    name: textIn(pageLang(), known.name),
    id: known.id,
    kind: words.kinds[form.kind],
  }
  return (
    <Dialog title={words.remove.title} onClose={onClose}>
      <p>{fill(words.remove.text, values)}</p>
      {known.url && (
        <p>
          <bdi>{fill(words.remove.page, { url: decodeURI(known.url) })}</bdi>
        </p>
      )}
      <Form
        id="document-delete"
        form={sending}
        submit={words.remove.submit}
        submitClass="button is-danger"
        onCancel={onClose}
      >
        <Field name="reason" kind="text" label={words.save.reason} hint={words.save.reasonHint} max={2000} rows={2} />
      </Form>
    </Dialog>
  )
}
