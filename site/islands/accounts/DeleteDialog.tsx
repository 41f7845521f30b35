import { useState } from 'react'
import { hrefOf } from '#core/domain/routes.ts'
import { createDeleteForm } from '#site/stores/accounts/account.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { wordsNow } from '#site/stores/page/words.ts'
import { Dialog } from '../dialogs/Dialog.tsx'
import { Checkbox } from '../forms/Checkbox.tsx'
import { Form } from '../forms/Form.tsx'
import { CurrentPassword } from './forms.tsx'

export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const [form] = useState(() => createDeleteForm(hrefOf(pageLang(), { kind: 'home' })))
  const { account: words } = wordsNow()
  return (
    <Dialog title={words.deleteTitle} onClose={onClose}>
      <p>{words.deleteText}</p>
      <Form id="delete" form={form} submit={words.deleteSure} submitClass="button is-danger" onCancel={onClose}>
        <CurrentPassword />
        <Checkbox name="words" label={words.deleteWords} hint={words.deleteWordsHint} />
      </Form>
    </Dialog>
  )
}
