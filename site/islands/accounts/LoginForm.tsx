import { useState } from 'react'
import type { RefusedLogin } from '#site/stores/accounts/refused.ts'
import { createLoginForm } from '#site/stores/accounts/login.ts'
import { Field, PasswordField } from '../forms/Field.tsx'
import { Form } from '../forms/Form.tsx'
import { Icon } from '../page/Icon.tsx'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import { useWords } from '../page/use-words.ts'
import type { LoginView } from './login-view.ts'
import { ProviderButtons } from './ProviderButtons.tsx'

interface Props {
  goTo: (view: LoginView) => void
  refused: RefusedLogin | undefined
}

export function LoginForm({ goTo, refused }: Props) {
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
          defaultValue={refused?.email}
          isFirst={!refused}
        />
        <PasswordField
          name="password"
          label={words.password}
          autoComplete="current-password"
          words={words}
          isFirst={refused !== undefined}
        />
        <button type="button" className="link-button" onClick={() => goTo('forgot')}>
          {words.forgot}
        </button>
        <SubmitButton label={words.submit} sending={common.sending} />
      </Form>
      {refused?.isMaybeUnconfirmed && (
        <p className="notice">
          <Icon name="mail" />
          <span>
            {`${words.unconfirmed} `}
            <button type="button" className="link-button" onClick={() => goTo('forgot')}>
              {words.sendLink}
            </button>
          </span>
        </p>
      )}
      <p className="dialog-foot">
        {`${words.isNew} `}
        <button type="button" className="link-button" onClick={() => goTo('register')}>
          {words.register}
        </button>
      </p>
    </>
  )
}
