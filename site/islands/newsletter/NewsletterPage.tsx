import { useState } from 'react'
import { createNewsletterLinkForm, newsletterLinkOf, type NewsletterLink } from '#site/stores/newsletter/newsletter.ts'
import { Form } from '../forms/Form.tsx'
import { NewsletterForm } from './NewsletterForm.tsx'
import { Outcome } from '../page/Outcome.tsx'
import { useWords } from '../page/use-words.ts'

/** Confirms or ends a subscription by the link of a mail; else asks for the newsletter. */
export function NewsletterPage() {
  const [link] = useState(() => newsletterLinkOf(location.search))
  const { newsletter: words, common } = useWords()
  if (link) return <LinkCard link={link} />
  return (
    <section className="card-box" aria-labelledby="join-title">
      <h2 id="join-title">{words.joinTitle}</h2>
      <p>{words.text}</p>
      <NewsletterForm id="join" words={words} common={common} />
    </section>
  )
}

function LinkCard({ link }: { link: NewsletterLink }) {
  const { kind } = link
  const [told, setTold] = useState<string>()
  const [form] = useState(() => createNewsletterLinkForm(link, setTold))
  const { newsletter: words } = useWords()
  if (told) return <Outcome text={told} />
  return (
    <section className="card-box" aria-labelledby="link-title">
      <h2 id="link-title">{words[`${kind}Title`]}</h2>
      <p>{words[`${kind}Text`]}</p>
      <Form id="link" form={form} submit={words[kind]} />
    </section>
  )
}
