import { useState } from 'react'
import { createForgotForm } from '#site/stores/accounts/login.ts'
import { Captcha } from '../captcha/Captcha.tsx'
import { Field } from '../forms/Field.tsx'
import { Form } from '../forms/Form.tsx'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import { useWords } from '../page/use-words.ts'
import type { LoginView } from './login-view.ts'

interface Props {
  goTo: (view: LoginView) => void
  onTold: (text: string) => void
  /** Of a log-in that was refused. */
  email: string | undefined
}

export function ForgotForm({ goTo, onTold, email }: Props) {
  const [{ form, captcha }] = useState(() => createForgotForm(onTold))
  const { forgot: words, login, common } = useWords()
  return (
    <>
      <p>{words.text}</p>
      <Form id="forgot" form={form} problemsTitle={common.problems}>
        <Field
          name="email"
          label={login.email}
          type="email"
          dir="ltr"
          autoComplete="email"
          defaultValue={email}
          isFirst
        />
        <Captcha captcha={captcha} />
        <SubmitButton label={words.submit} sending={common.sending} />
      </Form>
      <p className="dialog-foot">
        <button type="button" className="link-button" onClick={() => goTo('login')}>
          {words.back}
        </button>
      </p>
    </>
  )
}
