import { useStore } from '@nanostores/react'
import { ApiError } from '#core/contract/client.ts'
import { textIn } from '#core/domain/localized.ts'
import { goTo } from '#site/stores/desk/address.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { fill } from '#core/i18n/fill.ts'
import { FormDialog } from '../../dialogs/FormDialog.tsx'
import { Field } from '../../forms/Field.tsx'
import { useDocument } from './use-document.ts'
import { documentsWordsNow } from '#site/stores/desk/words.ts'

/** Names what will be deleted and asks for confirmation; the server names what still refers to it. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { form } = useDocument()
  const { known } = useStore(form.$state)
  const words = documentsWordsNow()
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
          <p>{fill(words.remove.text, values)}</p>
          {known.url && (
            <p>
              <bdi>{fill(words.remove.page, { url: decodeURI(known.url) })}</bdi>
            </p>
          )}
        </>
      }
    >
      <Field name="reason" kind="text" label={words.save.reason} hint={words.save.reasonHint} max={2000} rows={2} />
    </FormDialog>
  )
}
