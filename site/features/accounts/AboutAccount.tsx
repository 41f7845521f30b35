import { t } from '#site/ui/page/messages.ts'
import { Benefits } from './Benefits.tsx'

/** What an account is good for. */
export function AboutAccount() {
  const { benefits: words } = t('accounts.app')
  return (
    <section className="stack about-account" aria-labelledby="about-account">
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
    </section>
  )
}
