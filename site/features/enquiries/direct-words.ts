import type { DirectWords } from '#core/i18n/words.ts'
import { messagesSection } from '#site/ui/page/messages.ts'

/** The messages of direct contact forms. */
export const { load: loadDirectWords, now: directWordsNow } = messagesSection<DirectWords>(
  import.meta.glob('/core/i18n/*/travel.json', {
    query: '?messages=direct',
    import: 'default',
  }),
)
