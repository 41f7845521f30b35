import type { KeptTripWords } from '#core/i18n/words.ts'
import { messagesSection } from '#site/ui/page/messages.ts'

/** The messages of the trips kept with the account. */
export const { load: loadKeptWords, now: keptWordsNow } = messagesSection<KeptTripWords>(
  import.meta.glob('/core/i18n/*/times.json', {
    query: '?messages=keptTrips',
    import: 'default',
  }),
)
