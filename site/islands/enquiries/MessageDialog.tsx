import { useState } from 'react'
import { MAX_MESSAGE } from '#core/contract/enquiry-limits.ts'
import { createMessageForm } from '#site/stores/enquiries/message.ts'
import { pageRecipient } from '#site/stores/enquiries/recipient.ts'
import { directWordsNow } from '#site/stores/enquiries/direct-words.ts'
import { Captcha } from '../captcha/Captcha.tsx'
import { Dialog } from '../dialogs/Dialog.tsx'
import type { DialogProps } from '../dialogs/dialog-props.ts'
import { Checkbox } from '../forms/Checkbox.tsx'
import { Form } from '../forms/Form.tsx'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import { TextArea } from '../forms/TextArea.tsx'
import { useWords } from '../page/use-words.ts'
import { About, EmailField, NameField, useSender } from './Sender.tsx'

/** Writes to the owner of what the page shows; the sender's address is typed twice. */
export function MessageDialog({ opener, onClose }: DialogProps) {
  const { common } = useWords()
  const { page, fields, message: words } = directWordsNow()
  const [recipient] = useState(pageRecipient)
  const [{ form, captcha }] = useState(() => createMessageForm({ recipient, done: onClose }))
  const { name, email } = useSender()
  const title = recipient.kind === 'feature' ? page.organiser : page.listing
  return (
    <Dialog title={title} opener={opener} onClose={onClose}>
      <About recipient={recipient} />
      <Form id="message" form={form} problemsTitle={common.problems}>
        <NameField prefill={name} isFirst />
        <div className="field-pair">
          <EmailField prefill={email} />
          <EmailField name="emailConf" label={fields.emailAgain} prefill={email} />
        </div>
        <TextArea name="message" label={fields.message} most={MAX_MESSAGE} tooLong={common.tooLong} rows={6} />
        <Checkbox name="copy" label={fields.copy} />
        <Captcha captcha={captcha} />
        <p className="fine">{fields.privacy}</p>
        <SubmitButton label={words.submit} sending={common.sending} />
      </Form>
    </Dialog>
  )
}
