import type { DeskDocumentsWords } from '#core/i18n/words.ts'
import { messagesSection } from '../page/messages.ts'

/** The messages of the documents. */
export const {
  $words: $documentsWords,
  load: loadDocumentsWords,
  now: documentsWordsNow,
} = messagesSection<DeskDocumentsWords>(
  import.meta.glob('/core/i18n/*/desk.json', {
    query: '?messages=documents',
    import: 'default',
  }),
)
