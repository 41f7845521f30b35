import { pageHref } from '#core/domain/links.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { NearbySearchProps } from '#site/features/nearby/NearbySearch.tsx'
import type { NearMeProps } from '#site/features/nearby/NearMe.tsx'
import { searchProps } from './search-props.page.ts'

/** Messages of the button that finds what is near the visitor. */
export function nearMeProps(lang: Lang): NearMeProps {
  const { search } = MESSAGES[lang].places.nearby
  return {
    lang,
    words: {
      findNearMe: search.findNearMe,
      asking: search.asking,
      denied: search.denied,
      positionFailed: search.positionFailed,
      unfortunatelyBadAccuracy: search.unfortunatelyBadAccuracy,
      found: search.found,
      myPosition: search.myPosition,
      tabNearby: search.searchName,
    },
  }
}

/** Messages of the search near a place. */
export function nearbySearchProps(lang: Lang): NearbySearchProps {
  const t = translator(lang)
  const { search } = MESSAGES[lang].places.nearby
  const { hint, loading, none, found, failed, suggestions } = searchProps(lang, 'page').words
  return {
    id: 'search-near',
    lang,
    action: pageHref(lang, 'search'),
    words: {
      searchName: search.searchName,
      label: search.label,
      placeholder: search.placeholder,
      button: search.button,
      hint,
      loading,
      none,
      found,
      failed,
      suggestions,
      noResultsFound: t('common:search.noResultsFound'),
      operationFailed: t('places:shell.operationFailed'),
    },
  }
}
