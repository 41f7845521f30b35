import { t } from '#site/ui/page/messages.ts'
import type { RefObject } from 'react'
import { Benefits } from './Benefits.tsx'
import { AccountButtons } from './LoginButton.tsx'

/** What an account is good for; with the ways to have one where the page has no form. */
export function AboutAccount({ opener }: { opener?: RefObject<HTMLButtonElement | null> }) {
  const { benefits: words } = t('accounts.app')
  return (
    <section className="stack box card-box about-account" aria-labelledby="about-account">
      <h2 id="about-account">{words.title}</h2>
      <Benefits
        items={[
          ['heart', words.save],
          ['plane', words.trips],
          ['people', words.contribute],
          ['list', words.listing],
          ['shield', words.yours],
        ]}
      />
      {opener && <AccountButtons opener={opener} />}
    </section>
  )
}
