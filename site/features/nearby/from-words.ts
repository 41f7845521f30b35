import type { NearbyWords, SearchWords } from '#core/i18n/words.ts'
import { messagesSection } from '#site/ui/page/messages.ts'
import { loadSearchWords } from '#site/ui/search/search-words.ts'

export type PointWords = NearbyWords['from'] &
  Pick<SearchWords, 'loading' | 'failed' | 'suggestions' | 'noResultsFound'> & {
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

/** From the sections of the messages. */
export function fromWordsOf(
  { from, page, search: position }: Pick<NearbyWords, 'from' | 'page' | 'search'>,
  { loading, failed, suggestions, noResultsFound, resultsFound: found }: SearchWords,
): FromWords {
  return { point: { ...from, loading, failed, suggestions, noResultsFound, found, which: page.which }, position }
}

/** The messages about the visitor's point, and the search for one. */
export const { load: loadFromWords, now: fromWordsNow } = messagesSection(
  import.meta.glob('/core/i18n/*/places.json', { query: '?messages=nearby', import: 'default' }),
  async (nearby: NearbyWords, lang) => fromWordsOf(nearby, await loadSearchWords(lang)),
)
