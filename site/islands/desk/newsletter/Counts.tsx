import type { NewsletterCounts } from '#core/contract/desk-newsletter.ts'
import { numberText } from '#core/i18n/formats.ts'
import { newsletterWordsNow } from '#site/stores/desk/newsletter-words.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'

/** What became of a newsletter; what the mail server took even if it is nothing yet. */
export function Counts({ counts }: { counts: NewsletterCounts }) {
  const { counts: words } = newsletterWordsNow()
  const names = (Object.keys(words) as (keyof NewsletterCounts)[]).filter((name) => name === 'sent' || counts[name] > 0)
  return (
    <dl className="desk-counts newsletter-counts">
      {names.map((name) => (
        <div key={name}>
          <dt>{words[name]}</dt>
          <dd>{numberText(pageLang(), counts[name])}</dd>
        </div>
      ))}
    </dl>
  )
}
