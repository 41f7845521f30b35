import { useState } from 'react'
import { createRegisterForm } from '#site/stores/accounts/login.ts'
import { Captcha } from '../captcha/Captcha.tsx'
import { Field, PasswordField } from '../forms/Field.tsx'
import { Form } from '../forms/Form.tsx'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import { useWords } from '../page/use-words.ts'
import type { LoginView } from './login-view.ts'

interface Props {
  goTo: (view: LoginView) => void
  onTold: (text: string) => void
}

export function RegisterForm({ goTo, onTold }: Props) {
  const [{ form, captcha }] = useState(() => createRegisterForm(onTold))
  const { register: words, login, common } = useWords()
  return (
    <>
      <Form id="register" form={form} problemsTitle={common.problems}>
        <Field name="name" label={words.name} hint={words.nameHint} autoComplete="name" maxLength={80} isFirst />
        <Field name="email" label={login.email} type="email" dir="ltr" autoComplete="email" />
        <PasswordField
          name="password"
          label={login.password}
          hint={words.passwordHint}
          autoComplete="new-password"
          words={login}
        />
        <Captcha captcha={captcha} />
        <SubmitButton label={words.submit} sending={common.sending} />
      </Form>
      <p className="dialog-foot">
        {`${words.known} `}
        <button type="button" className="link-button" onClick={() => goTo('login')}>
          {words.login}
        </button>
      </p>
    </>
  )
}
