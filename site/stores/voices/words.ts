import type { VoicesWords } from '#core/i18n/words.ts'
import { messagesSection } from '../page/messages.ts'

/** The words of reviews and questions. */
export const {
  $words: $voicesWords,
  load: loadVoicesWords,
  now: voicesWordsNow,
} = messagesSection<VoicesWords>(
  import.meta.glob('/core/i18n/*/contributions.json', {
    query: '?messages=voices',
    import: 'default',
  }),
)
