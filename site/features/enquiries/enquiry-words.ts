import type { EnquiryWords } from '#core/i18n/words.ts'
import { messagesSection } from '#site/ui/page/messages.ts'

/** The messages of the contact request. */
export const { load: loadEnquiryWords, now: enquiryWordsNow } = messagesSection<EnquiryWords>(
  import.meta.glob('/core/i18n/*/travel.json', {
    query: '?messages=enquiries',
    import: 'default',
  }),
)
