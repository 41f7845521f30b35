import { Fragment, useState, type ReactNode } from 'react'
import { createEmailForm, createNameForm, createPasswordForm } from '#site/stores/accounts/account.ts'
import type { Form as FormStore } from '#site/stores/forms/form.ts'
import { Field, PasswordField } from '../forms/Field.tsx'
import { Form } from '../forms/Form.tsx'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import { useWords } from '../page/use-words.ts'

export function NameForm({ name }: { name: string }) {
  const [form] = useState(createNameForm)
  const { account: words, common } = useWords()
  return (
    <Form id="account-name" form={form} problemsTitle={common.problems}>
      <Field name="name" label={words.name} autoComplete="name" maxLength={80} defaultValue={name} />
      <SubmitButton label={words.saveName} sending={common.sending} />
    </Form>
  )
}

export function EmailForm() {
  const { account: words } = useWords()
  return (
    <EmptiedForm id="account-email" make={createEmailForm} button={words.saveEmail}>
      <Field name="email" label={words.newEmail} hint={words.emailHint} type="email" dir="ltr" autoComplete="email" />
      <CurrentPassword />
    </EmptiedForm>
  )
}

export function PasswordForm() {
  const { account: words, login, register } = useWords()
  return (
    <EmptiedForm id="account-password" make={createPasswordForm} button={words.savePassword}>
      <CurrentPassword />
      <PasswordField
        name="newPassword"
        label={words.newPassword}
        hint={register.passwordHint}
        autoComplete="new-password"
        words={login}
      />
    </EmptiedForm>
  )
}

function CurrentPassword() {
  const { account: words, login } = useWords()
  return (
    <PasswordField
      name="password"
      label={words.currentPassword}
      hint={words.currentHint}
      autoComplete="current-password"
      isRequired={false}
      words={login}
    />
  )
}

interface EmptiedFormProps {
  id: string
  make: (done: () => void) => FormStore
  button: string
  children: ReactNode
}

/** A form that is empty again once it has been sent. */
function EmptiedForm({ id, make, button, children }: EmptiedFormProps) {
  const { common } = useWords()
  const [sent, setSent] = useState(0)
  const [form] = useState(() => make(() => setSent((times) => times + 1)))
  return (
    <Form id={id} form={form} problemsTitle={common.problems}>
      {/* With another key its fields are new ones. */}
      <Fragment key={sent}>{children}</Fragment>
      <SubmitButton label={button} sending={common.sending} />
    </Form>
  )
}
