import { useState } from 'react'
import { createForgotForm } from '#site/stores/accounts/login.ts'
import { wordsNow } from '#site/stores/page/words.ts'
import { Field } from '../forms/Field.tsx'
import { CaptchaForm } from '../captcha/CaptchaForm.tsx'
import type { LoginView } from './login-view.ts'
import { Button } from '../page/Button.tsx'

interface Props {
  goTo: (view: LoginView) => void
  onSent: (text: string) => void
  /** The e-mail address of a failed log-in. */
  email: string | undefined
}

export function ForgotForm({ goTo, onSent, email }: Props) {
  const [form] = useState(() => createForgotForm(onSent))
  const { forgot: words, login } = wordsNow()
  return (
    <>
      <p>{words.text}</p>
      <CaptchaForm id="forgot" form={form} submit={words.submit}>
        <Field name="email" label={login.email} defaultValue={email} isFirst />
      </CaptchaForm>
      <p className="dialog-foot">
        <Button look="link" onClick={() => goTo('login')}>
          {words.back}
        </Button>
      </p>
    </>
  )
}
