import { ALL_TYPES, DIRECTORY_TYPES } from '#core/contract/directory.ts'
import { pageHref } from '#core/domain/links.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { translator } from '#core/i18n/translate.ts'
import { typeName } from '#core/i18n/type-names.ts'
import type { PlaceSearchProps } from '#site/islands/search/PlaceSearch.tsx'

/** Messages of a field that suggests places. The browser fills in how many. */
export function placePickerWords(lang: Lang, label: string) {
  const {
    placeholder,
    hint,
    loading,
    noResultsFound: none,
    resultsFound: found,
    failed,
    suggestions,
  } = MESSAGES[lang].common.search
  return { label, placeholder, hint, loading, none, found, failed, suggestions }
}

/** Messages of a search. The one in the header leads to vacations or nearby listings, the others to every type. */
export function searchProps(lang: Lang, where: 'header' | 'page'): PlaceSearchProps {
  const t = translator(lang)
  const { header, form } = MESSAGES[lang].travel.vacations
  const vacations = [
    { type: 0, name: header.inPlace },
    { type: 'words', name: header.byWords },
  ] as const
  const nearby = {
    type: 'nearby' as const,
    name: MESSAGES[lang].places.nearby.search.kind,
  }
  const kinds: PlaceSearchProps['kinds'] =
    where === 'header'
      ? [...vacations, nearby]
      : [
          { type: ALL_TYPES, name: t('common:types.all') },
          ...DIRECTORY_TYPES.map((type) => ({
            type,
            name: typeName(lang, type),
          })),
          ...vacations,
        ]
  return {
    id: `search-${where}`,
    lang,
    action: pageHref(lang, 'search'),
    kinds,
    words: {
      name: t(where === 'header' ? 'common:nav.searchPlace' : 'common:search.title'),
      ...placePickerWords(lang, t('common:search.label')),
      placeholder: t('common:search.anyPlaceholder'),
      noneHint: t('common:search.noneHint'),
      count: MESSAGES[lang].common.search.resultsCount,
      kind: t('common:search.kind'),
      button: t('common:search.button'),
      wordsLabel: form.text,
      wordsPlaceholder: form.placeholder,
      groups: { ...MESSAGES[lang].common.search.groups, seeAll: MESSAGES[lang].common.seeAll },
      didYouMean: t('common:search.didYouMean'),
    },
  }
}
