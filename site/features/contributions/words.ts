import type { ContributionsWords } from '#core/i18n/words.ts'
import { messagesSection } from '#site/ui/page/messages.ts'

/** The messages of reviews and questions. */
export const { load: loadContributionsWords, now: contributionsWordsNow } = messagesSection<ContributionsWords>(
  import.meta.glob('/core/i18n/*/contributions.json', {
    query: '?messages=posts',
    import: 'default',
  }),
)
