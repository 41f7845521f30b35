import type { PeopleWords } from '#core/i18n/words.ts'
import { useEffect, useState } from 'react'
import { createNewsletterForm } from '#site/stores/newsletter/newsletter.ts'
import { loadSession } from '#site/stores/accounts/session.ts'
import { Captcha } from '../captcha/Captcha.tsx'
import { Checkbox } from '../forms/Checkbox.tsx'
import { Field } from '../forms/Field.tsx'
import { Form } from '../forms/Form.tsx'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import { useIsAwake } from '../page/use-is-awake.ts'

interface Props {
  /** Ids of the fields begin with it: a page may have two of the form. */
  id: string
  words: PeopleWords['newsletter']
  common: Pick<PeopleWords['common'], 'sending' | 'problems'>
  /** Told once the form answers. */
  onAwake?: () => void
}

/** Asks for the newsletter. It is plain HTML in the footer until somebody comes near it. */
export function NewsletterForm({ id, words, common, onAwake }: Props) {
  const isAwake = useIsAwake()
  const [{ form, captcha }] = useState(() =>
    createNewsletterForm(({ hadCaptcha, isRegistered }) => {
      const join = inputOf(`${id}-join`)
      const mail = inputOf(`${id}-mail`)
      if (join && hadCaptcha) join.checked = false
      if (mail && isRegistered) mail.value = ''
    }),
  )
  useEffect(() => {
    onAwake?.()
    // Where it fails, sending the form tells why.
    loadSession().catch(() => {})
  }, [onAwake])
  return (
    <Form id={id} form={form} problemsTitle={common.problems} className="form newsletter-form">
      <Field name="mail" label={words.email} type="email" dir="ltr" autoComplete="email" />
      <Checkbox name="join" label={words.join} isRequired />
      {isAwake && <Captcha captcha={captcha} />}
      <SubmitButton label={words.submit} sending={common.sending} className="button is-accent" />
    </Form>
  )
}

const inputOf = (id: string) => document.getElementById(id) as HTMLInputElement | null
