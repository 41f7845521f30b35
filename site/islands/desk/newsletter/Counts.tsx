import type { NewsletterCounts } from '#core/contract/desk-newsletter.ts'
import { newsletterWordsNow } from '#site/stores/desk/words.ts'
import { Fact, numberOf } from '../parts.tsx'

/** What became of a newsletter; what the mail server took even if it is nothing yet. */
export function Counts({ counts }: { counts: NewsletterCounts }) {
  const { counts: words } = newsletterWordsNow()
  const names = (Object.keys(words) as (keyof NewsletterCounts)[]).filter((name) => name === 'sent' || counts[name] > 0)
  return (
    <dl className="desk-counts newsletter-counts">
      {names.map((name) => (
        <Fact key={name} name={words[name]}>
          {numberOf(counts[name])}
        </Fact>
      ))}
    </dl>
  )
}
