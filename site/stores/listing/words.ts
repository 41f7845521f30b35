import type { ListingDialogWords } from '#core/i18n/words.ts'
import { messagesSection } from '../page/messages.ts'

/** The words of what a listing opens. */
export const { load: loadListingWords, now: listingWordsNow } = messagesSection<ListingDialogWords>(
  import.meta.glob('/core/i18n/*/listing.json', {
    query: '?messages=dialogs',
    import: 'default',
  }),
)
