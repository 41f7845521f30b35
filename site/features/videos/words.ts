import type { VideoWords } from '#core/i18n/words.ts'
import { messagesSection } from '#site/ui/page/messages.ts'

/** The messages of videos. */
export const { load: loadVideoWords, now: videoWordsNow } = messagesSection<VideoWords>(
  import.meta.glob('/core/i18n/*/listing.json', {
    query: '?messages=videos',
    import: 'default',
  }),
)
