import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { $session, loadSession } from '#site/stores/session.ts'
import { createShareForm } from '#site/stores/share.ts'
import { Captcha } from '../captcha/Captcha.tsx'
import { Dialog } from '../Dialog.tsx'
import type { DialogProps } from '../DialogHost.tsx'
import { Field } from '../form/Field.tsx'
import { Form } from '../form/Form.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useWords } from '../use-words.ts'

/** Recommends the page to a friend by e-mail. */
export function ShareDialog({ opener, onClose }: DialogProps) {
  const [{ form, captcha }] = useState(() => createShareForm(onClose))
  const { share: words, common } = useWords()
  const session = useStore($session)
  useEffect(() => {
    // Where it fails, sending the form tells why.
    loadSession().catch(() => {})
  }, [])
  const { name = '', email = '' } = session ?? {}
  return (
    <Dialog title={words.dialog} opener={opener} onClose={onClose}>
      <p>{words.text}</p>
      <Form id="share" form={form} problemsTitle={common.problems}>
        <div className="field-pair">
          <Field
            name="your_name"
            label={words.yourName}
            autoComplete="name"
            maxLength={80}
            prefill={name}
            isFirst
          />
          <Field
            name="friend_name"
            label={words.friendName}
            autoComplete="off"
            maxLength={80}
          />
        </div>
        <div className="field-pair">
          <Field
            name="your_mail"
            label={words.yourMail}
            type="email"
            dir="ltr"
            autoComplete="email"
            prefill={email}
          />
          <Field
            name="friend_mail"
            label={words.friendMail}
            type="email"
            dir="ltr"
            autoComplete="off"
          />
        </div>
        <Captcha captcha={captcha} />
        <SubmitButton label={words.submit} sending={common.sending} />
      </Form>
    </Dialog>
  )
}
