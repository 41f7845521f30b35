import { t } from '#site/ui/page/messages.ts'
import { useState } from 'react'
import { createShareForm } from '#site/features/share/share.store.ts'
import { Dialog, type DialogProps } from '#site/ui/dialogs/Dialog.tsx'
import { Field } from '#site/ui/forms/Field.tsx'
import { Form } from '#site/ui/forms/Form.tsx'

/** Recommends the page to a friend by e-mail. */
export function ShareDialog({ opener, onClose }: DialogProps) {
  const [form] = useState(() => createShareForm(onClose))
  const { share: words } = t('accounts.app')
  return (
    <Dialog title={words.dialog} opener={opener} onClose={onClose}>
      <p>{words.text}</p>
      <Form id="share" form={form} submit={words.submit}>
        <div className="stack field-pair">
          <Field name="your_name" label={words.yourName} isFirst />
          <Field name="friend_name" label={words.friendName} autoComplete="off" />
        </div>
        <div className="stack field-pair">
          <Field name="your_mail" label={words.yourMail} />
          <Field name="friend_mail" label={words.friendMail} autoComplete="off" />
        </div>
      </Form>
    </Dialog>
  )
}
