import type { MapWords } from '#core/i18n/words.ts'
import { messagesSection } from '../page/messages.ts'

/** The messages of maps. */
export const { load: loadMapWords } = messagesSection<MapWords>(
  import.meta.glob('/core/i18n/*/places.json', {
    query: '?messages=map',
    import: 'default',
  }),
)
