import type { Lang } from '#core/i18n/languages.ts'
import type { Texts } from '#core/i18n/messages.ts'
import { loadMessages, t } from '#site/ui/page/messages.ts'

export type PointWords = Texts<'places.nearby'>['from'] &
  Pick<Texts<'common.search'>, 'loading' | 'failed' | 'suggestions' | 'noResultsFound'> & {
    /** '12 suggestions'. */
    found: string
    which: string
  }

export interface FromWords {
  point: PointWords
  position: Pick<
    Texts<'places.nearby'>['search'],
    'asking' | 'denied' | 'positionFailed' | 'unfortunatelyBadAccuracy' | 'myPosition'
  >
}

/** From the sections of the messages. */
export function fromWordsOf(
  { from, page, search: position }: Pick<Texts<'places.nearby'>, 'from' | 'page' | 'search'>,
  { loading, failed, suggestions, noResultsFound, resultsFound: found }: Texts<'common.search'>,
): FromWords {
  return { point: { ...from, loading, failed, suggestions, noResultsFound, found, which: page.which }, position }
}

/** The messages about the visitor's point, and the search for one. */
export async function loadFromWords(lang?: Lang): Promise<FromWords> {
  const sections = [loadMessages('places.nearby', lang), loadMessages('common.search', lang)] as const
  return fromWordsOf(...(await Promise.all(sections)))
}

/** They are loaded. */
export const fromWords = (): FromWords => fromWordsOf(t('places.nearby'), t('common.search'))
