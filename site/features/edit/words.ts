import type { EditWords } from '#core/i18n/words.ts'
import { messagesSection } from '#site/ui/page/messages.ts'

/** The messages of the edit form. */
export const { load: loadEditWords, now: editWordsNow } = messagesSection<EditWords>(
  import.meta.glob('/core/i18n/*/edit.json', {
    query: '?messages',
    import: 'default',
  }),
)
