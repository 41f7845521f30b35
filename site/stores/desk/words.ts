import type { DeskPageWords } from '#core/i18n/words.ts'
import { messagesSection } from '../page/messages.ts'

/** The messages of the desk. */
export const {
  $words: $deskWords,
  load: loadDeskWords,
  now: deskWordsNow,
} = messagesSection<DeskPageWords>(
  import.meta.glob('/core/i18n/*/desk.json', {
    query: '?messages=page',
    import: 'default',
  }),
)
