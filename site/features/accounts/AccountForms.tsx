import { t } from '#site/ui/page/messages.ts'
import { useState, type ReactNode } from 'react'
import { CHANGED_PASSWORD, NEW_EMAIL, NEW_NAME, type FormFields } from '#core/fields/forms.ts'
import { changeAccount, given } from '#site/features/accounts/account.ts'
import { createForm, type FormOptions } from '#site/ui/forms/form.ts'
import { Field } from '#site/ui/forms/Field.tsx'
import { Form } from '#site/ui/forms/Form.tsx'
import { PasswordField } from '#site/ui/forms/PasswordField.tsx'

export function NameForm({ name }: { name: string }) {
  const [form] = useState(() => createForm({ fields: NEW_NAME, send: changeAccount }))
  const { account: words } = t('accounts.app')
  return (
    <Form id="account-name" form={form} submit={words.saveName}>
      <Field name="name" label={words.name} autoComplete="name" defaultValue={name} />
    </Form>
  )
}

export function EmailForm() {
  const { account: words } = t('accounts.app')
  return (
    <EmptiedForm
      id="account-email"
      fields={NEW_EMAIL}
      send={({ email, password }) => changeAccount({ email, ...given(password) })}
      submit={words.saveEmail}
    >
      <Field name="email" label={words.newEmail} hint={words.emailHint} />
      <CurrentPassword />
    </EmptiedForm>
  )
}

export function PasswordForm() {
  const { account: words, register } = t('accounts.app')
  return (
    <EmptiedForm
      id="account-password"
      fields={CHANGED_PASSWORD}
      texts={{ passwordShort: register.passwordShort }}
      send={({ newPassword, password }) => changeAccount({ newPassword, ...given(password) })}
      submit={words.savePassword}
    >
      <CurrentPassword />
      <PasswordField name="newPassword" label={words.newPassword} hint={register.passwordHint} />
    </EmptiedForm>
  )
}

export function CurrentPassword({ isFirst = false }: { isFirst?: boolean }) {
  const { account: words } = t('accounts.app')
  return <PasswordField name="password" label={words.currentPassword} hint={words.currentHint} isFirst={isFirst} />
}

interface EmptiedFormProps<F extends FormFields> extends FormOptions<F> {
  id: string
  submit: string
  children: ReactNode
}

/** A form that is cleared after it is sent. */
function EmptiedForm<const F extends FormFields>({ id, submit, children, ...options }: EmptiedFormProps<F>) {
  const [sent, setSent] = useState(0)
  const [form] = useState(() =>
    createForm<F>({
      ...options,
      async send(typed) {
        await options.send(typed)
        setSent((times) => times + 1)
      },
    }),
  )
  return <Form {...{ id, form, submit, sent }}>{children}</Form>
}
