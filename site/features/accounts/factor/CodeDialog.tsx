import { t } from '#site/ui/page/messages.ts'
import { useState } from 'react'
import { CODE } from '#core/fields/forms.ts'
import { createRenewForm, removeFactor } from '#site/features/accounts/second-factor.ts'
import { Dialog } from '#site/ui/dialogs/Dialog.tsx'
import { FormDialog } from '#site/ui/dialogs/FormDialog.tsx'
import { Form } from '#site/ui/forms/Form.tsx'
import { CodeField } from './CodeField.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** Switches the second factor off, with a code. */
export function RemoveDialog({ onClose }: { onClose: () => void }) {
  const { title, turnOffSure } = t('accounts.app').factor
  const form = { fields: CODE, send: removeFactor, onClose }
  return (
    <FormDialog id="factor-remove" title={title} submit={turnOffSure} isDangerous {...form}>
      <CodeField />
    </FormDialog>
  )
}

/** Replaces the recovery codes, with a code, and shows the new ones. */
export function RenewDialog({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[]>()
  const [form] = useState(() => createRenewForm(setCodes))
  const { factor: words } = t('accounts.app')
  return (
    <Dialog title={words.codesTitle} view={codes ? 'codes' : 'code'} onClose={onClose}>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={onClose} />
      ) : (
        <Form id="factor-renew" form={form} submit={words.renewSure} onCancel={onClose}>
          <p>{words.renewText}</p>
          <CodeField />
        </Form>
      )}
    </Dialog>
  )
}
