import type { Texts } from '#core/i18n/messages.ts'
import { useState } from 'react'
import { createNewsletterForm } from '#site/features/newsletter/newsletter.ts'
import { Checkbox } from '#site/ui/forms/Checkbox.tsx'
import { Field } from '#site/ui/forms/Field.tsx'
import { Form, type FormWords } from '#site/ui/forms/Form.tsx'
import { LANGUAGE_CHOICES, SelectField } from '#site/ui/forms/SelectField.tsx'
import { pageLang } from '#site/ui/page/page-lang.ts'

interface Props {
  /** Prefix of the field ids: a page may have the form twice. */
  id: string
  words: Texts<'accounts.app'>['newsletter']
  common: FormWords
}

/** Subscribes to the newsletter. */
export function NewsletterForm({ id, words, common }: Props) {
  const [form] = useState(() =>
    createNewsletterForm(({ hadCaptcha, isRegistered }) => {
      const join = inputOf(`${id}-join`)
      const mail = inputOf(`${id}-mail`)
      if (join && hadCaptcha) join.checked = false
      if (mail && isRegistered) mail.value = ''
    }),
  )
  return (
    <Form {...{ id, form }} words={common} className="form newsletter-form" submit={words.submit}>
      <Field name="mail" label={words.email} />
      <SelectField name="language" label={words.language} choices={LANGUAGE_CHOICES} defaultValue={pageLang()} />
      <Checkbox name="join" label={words.join} />
    </Form>
  )
}

const inputOf = (id: string) => document.getElementById(id) as HTMLInputElement | null
