import { t } from '#site/ui/page/messages.ts'
import { createRoot } from 'react-dom/client'
import { readyForDirect } from './ready.ts'
import { useState } from 'react'
import { format } from '#core/i18n/format.ts'
import { createQuickForm } from '#site/features/enquiries/direct.ts'
import { pageRecipient } from '#site/features/enquiries/recipient.ts'
import { DigitsField } from '#site/ui/forms/DigitsField.tsx'
import { Field } from '#site/ui/forms/Field.tsx'
import { Form } from '#site/ui/forms/Form.tsx'

/** Boxes whose form is mounted. */
const filled = new WeakSet<HTMLElement>()

/** Toggles the form that a button controls; hiding keeps its input. */
export async function toggleQuick(button: HTMLElement): Promise<void> {
  const box = document.getElementById(button.getAttribute('aria-controls') ?? '')
  if (!box) throw new Error('the button controls nothing')
  const show = (isShown: boolean) => {
    box.hidden = !isShown
    button.ariaExpanded = String(isShown)
  }
  if (!filled.has(box)) {
    await readyForDirect()
    filled.add(box)
    const hide = () => {
      const hadFocus = box.contains(document.activeElement)
      show(false)
      if (hadFocus) button.focus()
    }
    createRoot(box).render(<QuickRequest onDone={hide} />)
  }
  show(box.hidden !== false)
}

interface Props {
  /** Closes the form. */
  onDone: () => void
}

/** The quick request of an offer's page; resets after it is sent. */
function QuickRequest({ onDone }: Props) {
  const [round, setRound] = useState(0)
  function done() {
    setRound((before) => before + 1)
    onDone()
  }
  return <QuickForm key={round} isFirst={round === 0} onDone={done} />
}

interface FormProps extends Props {
  /** Whether nothing was sent from this page yet: a later form begins empty, whatever became of what was sent. */
  isFirst: boolean
}

function QuickForm({ isFirst, onDone }: FormProps) {
  const { fields, quick: words } = t('travel.direct')
  const [recipient] = useState(pageRecipient)
  const [form] = useState(() => createQuickForm({ recipient, done: onDone }))
  const { title } = recipient
  const end = <p className="fine">{fields.privacy}</p>
  return (
    <Form id="quick" keepsUnsent={isFirst} form={form} submit={words.submit} end={end}>
      <Field name="name" label={fields.name} />
      <Field name="email" label={fields.email} />
      <DigitsField name="phone" label={fields.phone} hint={fields.phoneHint} />
      <Field name="message" label={fields.message} defaultValue={format(words.message, { title })} />
    </Form>
  )
}
