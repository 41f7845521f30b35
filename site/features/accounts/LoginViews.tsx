import { t } from '#site/ui/page/messages.ts'
import { useState } from 'react'
import { createCodeForm, createForgotForm, createLoginForm, createRegisterForm } from '#site/features/accounts/login.ts'
import { isWrongLogin, type RefusedLogin } from '#site/features/accounts/refused.ts'
import { Field } from '#site/ui/forms/Field.tsx'
import { Form } from '#site/ui/forms/Form.tsx'
import { PasswordField } from '#site/ui/forms/PasswordField.tsx'
import { Button } from '#site/ui/page/Button.tsx'
import { Icon } from '#site/ui/page/Icon.tsx'
import { CodeField } from './factor/CodeField.tsx'
import type { LoginView } from './login-view.ts'
import { ProviderButtons } from './ProviderButtons.tsx'

interface Props {
  goTo: (view: LoginView) => void
  /** What the server says once it has taken a form. */
  onSent: (text: string) => void
  refused: RefusedLogin | undefined
  /** Of the ids, in a page: a dialog has its own. */
  prefix?: string
}

/** Log-in and its second step, registration or forgotten password, in a dialog or on a page. */
export function LoginViews({ view, ...props }: Props & { view: LoginView }) {
  const View = VIEWS[view]
  return <View {...props} />
}

interface FootProps {
  before?: string
  text: string
  onClick: () => void
}

/** The way to another form: as a button where it answers a question. */
function Foot({ before, text, onClick }: FootProps) {
  return (
    <p className="cluster apart dialog-foot">
      {before && <span>{before}</span>}
      <Button look={before ? 'quiet' : 'link'} onClick={onClick}>
        {text}
      </Button>
    </p>
  )
}

function RegisterForm({ goTo, onSent, prefix = '' }: Props) {
  const [form] = useState(() => createRegisterForm(onSent))
  const { register: words, login } = t('accounts.app')
  return (
    <>
      <Form id={`${prefix}register`} form={form} submit={words.submit}>
        <Field name="name" label={words.name} hint={words.nameHint} autoComplete="name" isFirst />
        <Field name="email" label={login.email} />
        <PasswordField name="password" label={login.password} hint={words.passwordHint} />
      </Form>
      <Foot before={words.known} text={words.login} onClick={() => goTo('login')} />
    </>
  )
}

/** Starts with the e-mail address of a failed log-in. */
function ForgotForm({ goTo, onSent, refused, prefix = '' }: Props) {
  const [form] = useState(() => createForgotForm(onSent))
  const { forgot: words, login } = t('accounts.app')
  return (
    <>
      <p>{words.text}</p>
      <Form id={`${prefix}forgot`} form={form} submit={words.submit}>
        <Field name="email" label={login.email} defaultValue={refused?.email} isFirst />
      </Form>
      <Foot text={words.back} onClick={() => goTo('login')} />
    </>
  )
}

/** The second step of a log-in. */
function CodeForm({ goTo, refused, prefix = '' }: Props) {
  const [form] = useState(() => createCodeForm(refused))
  const { code: words, forgot, login } = t('accounts.app')
  return (
    <>
      <p>{words.text}</p>
      <Form id={`${prefix}code`} form={form} submit={login.submit}>
        <CodeField />
      </Form>
      <p className="field-hint">{words.lost}</p>
      <Foot text={forgot.back} onClick={() => goTo('login')} />
    </>
  )
}

function LoginForm({ goTo, refused, prefix = '' }: Props) {
  const [form] = useState(() => createLoginForm(refused))
  const { login: words } = t('accounts.app')
  return (
    <>
      <ProviderButtons />
      <Form id={`${prefix}login`} form={form} submit={words.submit}>
        <Field
          name="email"
          kind="email"
          label={words.email}
          autoComplete="username"
          defaultValue={refused?.email}
          isFirst={!refused?.email}
        />
        <PasswordField name="password" label={words.password} isFirst={Boolean(refused?.email)} />
        <Button look="link" onClick={() => goTo('forgot')}>
          {words.forgot}
        </Button>
      </Form>
      {isWrongLogin(refused) && (
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
      <Foot before={words.isNew} text={words.register} onClick={() => goTo('register')} />
    </>
  )
}

const VIEWS = { login: LoginForm, register: RegisterForm, forgot: ForgotForm, code: CodeForm }
