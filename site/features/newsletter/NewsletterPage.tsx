import { t } from '#site/ui/page/messages.ts'
import { useState } from 'react'
import { mailLinkOf, NEWSLETTER_LINKS } from '#site/features/accounts/links.ts'
import { LinkCard } from '#site/features/accounts/LinkCard.tsx'
import { NewsletterForm } from './NewsletterForm.tsx'

/** Confirms or ends a subscription by an e-mail link; otherwise offers the newsletter. */
export function NewsletterPage() {
  const [link] = useState(() => mailLinkOf(NEWSLETTER_LINKS, location.search))
  const { newsletter: words, common } = t('accounts.app')
  if (link) {
    const { kind } = link
    return <LinkCard link={link} title={words[`${kind}Title`]} text={words[`${kind}Text`]} submit={words[kind]} />
  }
  return (
    <section className="stack box card-box" aria-labelledby="join-title">
      <h2 id="join-title" className="visually-hidden">
        {words.joinTitle}
      </h2>
      <NewsletterForm id="join" words={words} common={common} />
      <p className="field-hint">{words.after}</p>
    </section>
  )
}
