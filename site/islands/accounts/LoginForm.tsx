import { useState } from 'react'
import type { RefusedLogin } from '#site/stores/accounts/refused.ts'
import { createLoginForm } from '#site/stores/accounts/login.ts'
import { Field } from '../forms/Field.tsx'
import { Form } from '../forms/Form.tsx'
import { PasswordField } from '../forms/PasswordField.tsx'
import { Button } from '../page/Button.tsx'
import { Icon } from '../page/Icon.tsx'
import { wordsNow } from '#site/stores/page/words.ts'
import type { LoginView } from './login-view.ts'
import { ProviderButtons } from './ProviderButtons.tsx'

interface Props {
  goTo: (view: LoginView) => void
  refused: RefusedLogin | undefined
}

export function LoginForm({ goTo, refused }: Props) {
  const [form] = useState(createLoginForm)
  const { login: words } = wordsNow()
  return (
    <>
      <ProviderButtons />
      <Form id="login" form={form} submit={words.submit}>
        <Field
          name="email"
          kind="email"
          label={words.email}
          autoComplete="username"
          defaultValue={refused?.email}
          isFirst={!refused}
        />
        <PasswordField name="password" label={words.password} isFirst={refused !== undefined} />
        <Button look="link" onClick={() => goTo('forgot')}>
          {words.forgot}
        </Button>
      </Form>
      {refused?.isMaybeUnconfirmed && (
        <p className="notice">
          <Icon name="mail" />
          <span>
            {`${words.unconfirmed} `}
            <Button look="link" onClick={() => goTo('forgot')}>
              {words.sendLink}
            </Button>
          </span>
        </p>
      )}
      <p className="dialog-foot">
        {`${words.isNew} `}
        <Button look="link" onClick={() => goTo('register')}>
          {words.register}
        </Button>
      </p>
    </>
  )
}
