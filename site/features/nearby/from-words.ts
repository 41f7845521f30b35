import type { Lang } from '#core/i18n/languages.ts'
import type { Texts } from '#core/i18n/messages.ts'
import { loadMessages, t } from '#site/ui/page/messages.ts'

export type PointWords = Texts<'places.nearby'>['from'] &
  Pick<Texts<'common.search'>, 'loading' | 'failed' | 'suggestions' | 'noResultsFound'> & {
    /** '12 suggestions'. */
    found: string
    which: string
    /** Of what is within a Shabbat walk. */
    walk: string
    /** Of the map to choose a point on. */
    onMap: Texts<'places.map'>['pick']
    /** How such a point is called. */
    pin: string
  }

export interface FromWords {
  point: PointWords
  position: Pick<
    Texts<'places.nearby'>['search'],
    'asking' | 'denied' | 'positionFailed' | 'unfortunatelyBadAccuracy' | 'myPosition'
  >
}

type Sections = Pick<Texts<'places'>, 'nearby' | 'map'> & Pick<Texts<'common'>, 'search'>

/** From the sections of the messages. */
export function fromWordsOf({ nearby, map, search }: Sections): FromWords {
  const { from, page, search: position, walk } = nearby
  const { loading, failed, suggestions, noResultsFound, resultsFound: found } = search
  const point = {
    ...from,
    loading,
    failed,
    suggestions,
    noResultsFound,
    found,
    which: page.which,
    walk: walk.link,
    onMap: map.pick,
    pin: map.middle,
  }
  return { point, position }
}

/** The messages about the visitor's point, and the search for one. */
export async function loadFromWords(lang?: Lang): Promise<FromWords> {
  await Promise.all([
    loadMessages('places.nearby', lang),
    loadMessages('places.map', lang),
    loadMessages('common.search', lang),
  ])
  return fromWords()
}

/** They are loaded. */
export const fromWords = (): FromWords =>
  fromWordsOf({
    nearby: t('places.nearby'),
    map: t('places.map'),
    search: t('common.search'),
  })
