import { useState } from 'react'
import { MAX_MESSAGE } from '#core/contract/enquiry-limits.ts'
import { createQuickForm } from '#site/stores/enquiries/quick.ts'
import { pageRecipient } from '#site/stores/enquiries/recipient.ts'
import { directWordsNow } from '#site/stores/enquiries/direct-words.ts'
import { fill } from '#core/i18n/fill.ts'
import { Captcha } from '../captcha/Captcha.tsx'
import { Form } from '../forms/Form.tsx'
import { PhoneField } from '../forms/PhoneField.tsx'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import { TextArea } from '../forms/TextArea.tsx'
import { useWords } from '../page/use-words.ts'
import { EmailField, NameField, useSender } from './Sender.tsx'

interface Props {
  /** Takes the form away. */
  onDone: () => void
}

/** The quick request of an offer's page. Once it has been sent it begins anew. */
export function QuickRequest({ onDone }: Props) {
  const [round, setRound] = useState(0)
  function done() {
    setRound((before) => before + 1)
    onDone()
  }
  return <QuickForm key={round} onDone={done} />
}

function QuickForm({ onDone }: Props) {
  const { common } = useWords()
  const { fields, quick: words } = directWordsNow()
  const [recipient] = useState(pageRecipient)
  const [{ form, captcha }] = useState(() => createQuickForm({ recipient, done: onDone }))
  const { name, email } = useSender()
  const { title } = recipient
  return (
    <Form id="quick" form={form} problemsTitle={common.problems}>
      <NameField prefill={name} />
      <EmailField prefill={email} />
      <PhoneField name="phone" label={fields.phone} hint={fields.phoneHint} />
      <TextArea
        name="message"
        label={fields.message}
        most={MAX_MESSAGE}
        tooLong={common.tooLong}
        defaultValue={fill(words.message, { title })}
      />
      <Captcha captcha={captcha} />
      <p className="fine">{recipient.isSample ? fields.sample : fields.privacy}</p>
      <SubmitButton label={words.submit} sending={common.sending} />
    </Form>
  )
}
