import { useState } from 'react'
import { fill } from '#core/i18n/fill.ts'
import { createQuickForm } from '#site/stores/enquiries/direct.ts'
import { directWordsNow } from '#site/stores/enquiries/direct-words.ts'
import { pageRecipient } from '#site/stores/enquiries/recipient.ts'
import { DigitsField } from '../forms/DigitsField.tsx'
import { Field } from '../forms/Field.tsx'
import { Form } from '../forms/Form.tsx'

interface Props {
  /** Closes the form. */
  onDone: () => void
}

/** The quick request of an offer's page; resets after it is sent. */
export function QuickRequest({ onDone }: Props) {
  const [round, setRound] = useState(0)
  function done() {
    setRound((before) => before + 1)
    onDone()
  }
  return <QuickForm key={round} onDone={done} />
}

function QuickForm({ onDone }: Props) {
  const { fields, quick: words } = directWordsNow()
  const [recipient] = useState(pageRecipient)
  const [form] = useState(() => createQuickForm({ recipient, done: onDone }))
  const { title } = recipient
  const end = <p className="fine">{fields.privacy}</p>
  return (
    <Form id="quick" form={form} submit={words.submit} end={end}>
      <Field name="name" label={fields.name} />
      <Field name="email" label={fields.email} />
      <DigitsField name="phone" label={fields.phone} hint={fields.phoneHint} />
      <Field name="message" label={fields.message} defaultValue={fill(words.message, { title })} />
    </Form>
  )
}
