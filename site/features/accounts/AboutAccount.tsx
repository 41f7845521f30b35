import { t } from '#site/ui/page/messages.ts'
import type { RefObject } from 'react'
import type { IconName } from '#site/ui/icons/icon.ts'
import { Icon } from '#site/ui/page/Icon.tsx'
import { AccountButtons } from './LoginButton.tsx'

/** What an account is good for, and the ways to have one. */
export function AboutAccount({ opener }: { opener?: RefObject<HTMLButtonElement | null> }) {
  const { benefits: words } = t('accounts.app')
  const benefits: readonly (readonly [IconName, string])[] = [
    ['heart', words.save],
    ['plane', words.trips],
    ['people', words.contribute],
    ['list', words.listing],
  ]
  return (
    <section className="stack box card-box" aria-labelledby="about-account">
      <h2 id="about-account">{words.title}</h2>
      <ul className="stack gap-3 benefits">
        {benefits.map(([icon, text]) => (
          <li key={icon} className="row tops">
            <Icon name={icon} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <AccountButtons opener={opener} />
    </section>
  )
}
