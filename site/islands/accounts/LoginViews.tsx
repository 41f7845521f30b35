import type { RefusedLogin } from '#site/stores/accounts/refused.ts'
import type { LoginView } from './login-view.ts'
import { useState } from 'react'
import { createRegisterForm, createForgotForm, createCodeForm, createLoginForm } from '#site/stores/accounts/login.ts'
import { wordsNow } from '#site/stores/page/words.ts'
import { Field } from '../forms/Field.tsx'
import { Form } from '../forms/Form.tsx'
import { PasswordField } from '../forms/PasswordField.tsx'
import { Button } from '../page/Button.tsx'
import { CodeField } from './factor/CodeField.tsx'
import { Icon } from '../page/Icon.tsx'
import { ProviderButtons } from './ProviderButtons.tsx'

interface Props {
  view: LoginView
  goTo: (view: LoginView) => void
  /** What the server says once it has taken a form. */
  onSent: (text: string) => void
  refused: RefusedLogin | undefined
}

/** Log-in and its second step, registration or forgotten password, in a dialog or on a page. */
export function LoginViews({ view, goTo, onSent, refused }: Props) {
  if (view === 'login') return <LoginForm goTo={goTo} refused={refused} />
  if (view === 'code') return <CodeForm goTo={goTo} />
  if (view === 'register') return <RegisterForm goTo={goTo} onSent={onSent} />
  return <ForgotForm goTo={goTo} onSent={onSent} email={refused?.email} />
}

interface RegisterFormProps {
  goTo: (view: LoginView) => void
  onSent: (text: string) => void
}

function RegisterForm({ goTo, onSent }: RegisterFormProps) {
  const [form] = useState(() => createRegisterForm(onSent))
  const { register: words, login } = wordsNow()
  return (
    <>
      <Form id="register" form={form} submit={words.submit}>
        <Field name="name" label={words.name} hint={words.nameHint} autoComplete="name" isFirst />
        <Field name="email" label={login.email} />
        <PasswordField name="password" label={login.password} hint={words.passwordHint} />
      </Form>
      <p className="dialog-foot">
        {`${words.known} `}
        <Button look="link" onClick={() => goTo('login')}>
          {words.login}
        </Button>
      </p>
    </>
  )
}

interface ForgotFormProps {
  goTo: (view: LoginView) => void
  onSent: (text: string) => void
  /** The e-mail address of a failed log-in. */
  email: string | undefined
}

function ForgotForm({ goTo, onSent, email }: ForgotFormProps) {
  const [form] = useState(() => createForgotForm(onSent))
  const { forgot: words, login } = wordsNow()
  return (
    <>
      <p>{words.text}</p>
      <Form id="forgot" form={form} submit={words.submit}>
        <Field name="email" label={login.email} defaultValue={email} isFirst />
      </Form>
      <p className="dialog-foot">
        <Button look="link" onClick={() => goTo('login')}>
          {words.back}
        </Button>
      </p>
    </>
  )
}

/** The second step of a log-in. */
function CodeForm({ goTo }: { goTo: (view: LoginView) => void }) {
  const [form] = useState(createCodeForm)
  const { code: words, forgot, login } = wordsNow()
  return (
    <>
      <p>{words.text}</p>
      <Form id="code" form={form} submit={login.submit}>
        <CodeField />
      </Form>
      <p className="field-hint">{words.lost}</p>
      <p className="dialog-foot">
        <Button look="link" onClick={() => goTo('login')}>
          {forgot.back}
        </Button>
      </p>
    </>
  )
}

interface LoginFormProps {
  goTo: (view: LoginView) => void
  refused: RefusedLogin | undefined
}

function LoginForm({ goTo, refused }: LoginFormProps) {
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
