import type { DeskNewsletterWords } from '#core/i18n/words.ts'
import { messagesSection } from '../page/messages.ts'

/** The messages of newsletters. */
export const {
  $words: $newsletterWords,
  load: loadNewsletterWords,
  now: newsletterWordsNow,
} = messagesSection<DeskNewsletterWords>(
  import.meta.glob('/core/i18n/*/desk.json', {
    query: '?messages=newsletter',
    import: 'default',
  }),
)
