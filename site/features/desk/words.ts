import type {
  DeskDocumentsWords,
  DeskImportWords,
  DeskNewsletterWords,
  DeskPageWords,
  DeskReasons,
} from '#core/i18n/words.ts'
import { messagesSection } from '#site/ui/page/messages.ts'

/** The messages of the desk. */
export const { load: loadDeskWords, now: deskWordsNow } = messagesSection<DeskPageWords>(
  import.meta.glob('/core/i18n/*/desk.json', { query: '?messages=page', import: 'default' }),
)

/** The messages of the documents. */
export const { load: loadDocumentsWords, now: documentsWordsNow } = messagesSection<DeskDocumentsWords>(
  import.meta.glob('/core/i18n/*/desk.json', { query: '?messages=documents', import: 'default' }),
)

/** The messages of imports. */
export const { load: loadImportWords, now: importWordsNow } = messagesSection<DeskImportWords>(
  import.meta.glob('/core/i18n/*/desk.json', { query: '?messages=import', import: 'default' }),
)

/** The messages of newsletters. */
export const { load: loadNewsletterWords, now: newsletterWordsNow } = messagesSection<DeskNewsletterWords>(
  import.meta.glob('/core/i18n/*/desk.json', { query: '?messages=newsletter', import: 'default' }),
)

/** Reason templates, in the recipient's language, which may differ from the page's. */
export const { load: loadReasons } = messagesSection<DeskReasons>(
  import.meta.glob('/core/i18n/*/desk.json', { query: '?messages=reasons', import: 'default' }),
)
