import { useState } from 'react'
import { createRegisterForm } from '#site/stores/accounts/login.ts'
import { wordsNow } from '#site/stores/page/words.ts'
import { Field } from '../forms/Field.tsx'
import { CaptchaForm } from '../captcha/CaptchaForm.tsx'
import { PasswordField } from '../forms/PasswordField.tsx'
import type { LoginView } from './login-view.ts'
import { Button } from '../page/Button.tsx'

interface Props {
  goTo: (view: LoginView) => void
  onSent: (text: string) => void
}

export function RegisterForm({ goTo, onSent }: Props) {
  const [form] = useState(() => createRegisterForm(onSent))
  const { register: words, login } = wordsNow()
  return (
    <>
      <CaptchaForm id="register" form={form} submit={words.submit}>
        <Field name="name" label={words.name} hint={words.nameHint} autoComplete="name" isFirst />
        <Field name="email" label={login.email} />
        <PasswordField name="password" label={login.password} hint={words.passwordHint} />
      </CaptchaForm>
      <p className="dialog-foot">
        {`${words.known} `}
        <Button look="link" onClick={() => goTo('login')}>
          {words.login}
        </Button>
      </p>
    </>
  )
}
