import { useState } from 'react'
import { hrefOf } from '#core/domain/routes.ts'
import { createDeleteForm } from '#site/stores/accounts/account.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { Dialog } from '../dialogs/Dialog.tsx'
import { Checkbox } from '../forms/Checkbox.tsx'
import { PasswordField } from '../forms/Field.tsx'
import { Form } from '../forms/Form.tsx'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import { useWords } from '../page/use-words.ts'

/** Asks once more before the account goes. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const [form] = useState(() => createDeleteForm(hrefOf(pageLang(), { kind: 'home' })))
  const { account: words, login, common } = useWords()
  return (
    <Dialog title={words.deleteTitle} onClose={onClose}>
      <p>{words.deleteText}</p>
      <Form id="delete" form={form} problemsTitle={common.problems}>
        <PasswordField
          name="password"
          label={words.currentPassword}
          hint={words.currentHint}
          autoComplete="current-password"
          isRequired={false}
          words={login}
        />
        <Checkbox name="words" label={words.deleteWords} hint={words.deleteWordsHint} />
        <div className="button-row">
          <button type="button" className="button is-quiet" onClick={onClose}>
            {common.cancel}
          </button>
          <SubmitButton label={words.deleteSure} sending={common.sending} className="button is-danger" />
        </div>
      </Form>
    </Dialog>
  )
}
