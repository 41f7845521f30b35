import type { SavedWords } from '#core/i18n/words.ts'
import { messagesSection } from '#site/ui/page/messages.ts'

/** The messages of the favourites. */
export const { load: loadSavedWords } = messagesSection<SavedWords>(
  import.meta.glob('/core/i18n/*/accounts.json', {
    query: '?messages=saved',
    import: 'default',
  }),
)
