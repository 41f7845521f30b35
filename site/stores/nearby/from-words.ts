import type { Messages } from '#core/i18n/messages.ts'
import type { NearbyWords } from '#core/i18n/words.ts'
import { messagesSection } from '../page/messages.ts'

const search = messagesSection<Messages['common']['search']>(
  import.meta.glob('/core/i18n/*/common.json', { query: '?messages=search', import: 'default' }),
)

export type PointWords = NearbyWords['from'] &
  Pick<Messages['common']['search'], 'loading' | 'failed' | 'suggestions' | 'noResultsFound'> & {
    /** '12 suggestions'. */
    found: string
    which: string
  }

export interface FromWords {
  point: PointWords
  position: Pick<
    NearbyWords['search'],
    'asking' | 'denied' | 'positionFailed' | 'unfortunatelyBadAccuracy' | 'myPosition'
  >
}

/** The messages about the visitor's point, and the search for one. */
export const { load: loadFromWords, now: fromWordsNow } = messagesSection(
  import.meta.glob('/core/i18n/*/places.json', { query: '?messages=nearby', import: 'default' }),
  async ({ from, page, search: position }: NearbyWords, lang): Promise<FromWords> => {
    const { loading, failed, suggestions, noResultsFound, resultsFound: found } = await search.load(lang)
    return { point: { ...from, loading, failed, suggestions, noResultsFound, found, which: page.which }, position }
  },
)
