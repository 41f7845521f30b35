import type { ListingDialogWords } from '#core/i18n/words.ts'
import { messagesSection } from '#site/ui/page/messages.ts'

/** The messages of a listing's dialogs. */
export const { load: loadListingWords, now: listingWordsNow } = messagesSection<ListingDialogWords>(
  import.meta.glob('/core/i18n/*/listing.json', {
    query: '?messages=dialogs',
    import: 'default',
  }),
)
