import type { DeskReasons } from '#core/i18n/words.ts'
import { messagesSection } from '../page/messages.ts'

/** What is often said of a refusal, in the language of whoever reads it, which need not be that of the page. */
export const { load: loadReasons } = messagesSection<DeskReasons>(
  import.meta.glob('/core/i18n/*/desk.json', {
    query: '?messages=reasons',
    import: 'default',
  }),
)
