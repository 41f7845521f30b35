import type { DeskReasons } from '#core/i18n/words.ts'
import { messagesSection } from '../page/messages.ts'

/** Reason templates, in the recipient's language, which may differ from the page's. */
export const { load: loadReasons } = messagesSection<DeskReasons>(
  import.meta.glob('/core/i18n/*/desk.json', {
    query: '?messages=reasons',
    import: 'default',
  }),
)
