import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { $session, loadSession } from '#site/stores/accounts/session.ts'
import { createShareForm } from '#site/stores/share/share.ts'
import { Captcha } from '../captcha/Captcha.tsx'
import { Dialog } from '../dialogs/Dialog.tsx'
import type { DialogProps } from '../dialogs/dialog-props.ts'
import { Field } from '../forms/Field.tsx'
import { Form } from '../forms/Form.tsx'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import { useWords } from '../page/use-words.ts'

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
          <Field name="your_name" label={words.yourName} autoComplete="name" maxLength={80} prefill={name} isFirst />
          <Field name="friend_name" label={words.friendName} autoComplete="off" maxLength={80} />
        </div>
        <div className="field-pair">
          <Field name="your_mail" label={words.yourMail} type="email" dir="ltr" autoComplete="email" prefill={email} />
          <Field name="friend_mail" label={words.friendMail} type="email" dir="ltr" autoComplete="off" />
        </div>
        <Captcha captcha={captcha} />
        <SubmitButton label={words.submit} sending={common.sending} />
      </Form>
    </Dialog>
  )
}
