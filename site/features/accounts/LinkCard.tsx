import { useState, type ReactNode } from 'react'
import { createLinkForm, type MailLink } from '#site/features/accounts/links.ts'
import { Form } from '#site/ui/forms/Form.tsx'
import { Outcome } from '#site/ui/page/Outcome.tsx'

interface Props {
  link: MailLink
  title: string
  text: string
  submit: string
  next?: ReactNode
  children?: ReactNode
}

/** Uses the link of an e-mail when its button is pressed. */
export function LinkCard({ link, title, text, submit, next, children }: Props) {
  const [message, setMessage] = useState<string>()
  const [form] = useState(() => createLinkForm(link, setMessage))
  if (message) return <Outcome text={message}>{next}</Outcome>
  return (
    <section className="stack box card-box" aria-labelledby="link-title">
      <h2 id="link-title">{title}</h2>
      <p>{text}</p>
      <Form id="link" form={form} submit={submit}>
        {children}
      </Form>
    </section>
  )
}
