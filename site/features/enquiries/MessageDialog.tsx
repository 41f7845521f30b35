import { t } from '#site/ui/page/messages.ts'
import { useState } from 'react'
import { createMessageForm } from '#site/features/enquiries/direct.ts'
import { pageRecipient } from '#site/features/enquiries/recipient.ts'
import { Dialog, type DialogProps } from '#site/ui/dialogs/Dialog.tsx'
import { Checkbox } from '#site/ui/forms/Checkbox.tsx'
import { Field } from '#site/ui/forms/Field.tsx'
import { Form } from '#site/ui/forms/Form.tsx'
import { About } from './About.tsx'

/** Writes to the owner of what the page shows; the sender enters the e-mail address twice. */
export function MessageDialog({ opener, onClose }: DialogProps) {
  const { page, fields, message: words } = t('travel.direct')
  const [recipient] = useState(pageRecipient)
  const [form] = useState(() => createMessageForm({ recipient, done: onClose }))
  const title = recipient.kind === 'feature' ? page.organiser : page.listing
  return (
    <Dialog title={title} opener={opener} onClose={onClose}>
      <About recipient={recipient} />
      <Form id="message" keepsUnsent form={form} submit={words.submit} end={<p className="fine">{fields.privacy}</p>}>
        <Field name="name" label={fields.name} isFirst />
        <div className="stack field-pair">
          <Field name="email" label={fields.email} />
          <Field name="emailConf" label={fields.emailAgain} />
        </div>
        <Field name="message" label={fields.message} rows={6} />
        <Checkbox name="copy" label={fields.copy} />
      </Form>
    </Dialog>
  )
}
