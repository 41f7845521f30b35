import { Fragment, useState, type ReactNode } from 'react'
import { createEmailForm, createNameForm, createPasswordForm } from '#site/stores/accounts/account.ts'
import type { Form as FormStore } from '#site/stores/forms/form.ts'
import { wordsNow } from '#site/stores/page/words.ts'
import { Field } from '../forms/Field.tsx'
import { Form } from '../forms/Form.tsx'
import { PasswordField } from '../forms/PasswordField.tsx'

export function NameForm({ name }: { name: string }) {
  const [form] = useState(createNameForm)
  const { account: words } = wordsNow()
  return (
    <Form id="account-name" form={form} submit={words.saveName}>
      <Field name="name" label={words.name} autoComplete="name" defaultValue={name} />
    </Form>
  )
}

export function EmailForm() {
  const { account: words } = wordsNow()
  return (
    <EmptiedForm id="account-email" make={createEmailForm} submit={words.saveEmail}>
      <Field name="email" label={words.newEmail} hint={words.emailHint} />
      <CurrentPassword />
    </EmptiedForm>
  )
}

export function PasswordForm() {
  const { account: words, register } = wordsNow()
  return (
    <EmptiedForm id="account-password" make={createPasswordForm} submit={words.savePassword}>
      <CurrentPassword />
      <PasswordField name="newPassword" label={words.newPassword} hint={register.passwordHint} />
    </EmptiedForm>
  )
}

export function CurrentPassword({ isFirst = false }: { isFirst?: boolean }) {
  const { account: words } = wordsNow()
  return <PasswordField name="password" label={words.currentPassword} hint={words.currentHint} isFirst={isFirst} />
}

interface EmptiedFormProps {
  id: string
  make: (done: () => void) => FormStore
  submit: string
  children: ReactNode
}

/** A form that is cleared after it is sent. */
function EmptiedForm({ make, children, ...rest }: EmptiedFormProps) {
  const [sent, setSent] = useState(0)
  const [form] = useState(() => make(() => setSent((times) => times + 1)))
  return (
    <Form form={form} {...rest}>
      {/* A new key resets the fields. */}
      <Fragment key={sent}>{children}</Fragment>
    </Form>
  )
}
