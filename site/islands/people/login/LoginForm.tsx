import { useState } from 'react'
import { createLoginForm } from '#site/stores/accounts/login.ts'
import { Field, PasswordField } from '../form/Field.tsx'
import { Form } from '../form/Form.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useWords } from '../use-words.ts'
import type { LoginView } from './LoginDialog.tsx'
import { ProviderButtons } from './ProviderButtons.tsx'

interface Props {
  goTo: (view: LoginView) => void
}

export function LoginForm({ goTo }: Props) {
  const [form] = useState(createLoginForm)
  const { login: words, common } = useWords()
  return (
    <>
      <ProviderButtons />
      <Form id="login" form={form} problemsTitle={common.problems}>
        <Field
          name="email"
          label={words.email}
          type="email"
          dir="ltr"
          autoComplete="username"
          isFirst
        />
        <PasswordField
          name="password"
          label={words.password}
          autoComplete="current-password"
          words={words}
        />
        <button
          type="button"
          className="link-button"
          onClick={() => goTo('forgot')}
        >
          {words.forgot}
        </button>
        <SubmitButton label={words.submit} sending={common.sending} />
      </Form>
      <p className="dialog-foot">
        {`${words.isNew} `}
        <button
          type="button"
          className="link-button"
          onClick={() => goTo('register')}
        >
          {words.register}
        </button>
      </p>
    </>
  )
}
