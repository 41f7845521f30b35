import type { DeskImportWords } from '#core/i18n/words.ts'
import { messagesSection } from '../page/messages.ts'

/** The messages of imports. */
export const {
  $words: $importWords,
  load: loadImportWords,
  now: importWordsNow,
} = messagesSection<DeskImportWords>(
  import.meta.glob('/core/i18n/*/desk.json', {
    query: '?messages=import',
    import: 'default',
  }),
)
