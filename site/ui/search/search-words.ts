import type { Texts } from '#core/i18n/messages.ts'
import { ALL_TYPES } from '#core/terms/directory.ts'
import { pageHref } from '#core/domain/links.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { PlaceSearchProps } from '#site/ui/search/PlaceSearch.tsx'

/** Messages of a search, from the sections of the messages. */
export function searchWordsOf(
  search: Texts<'common.search'>,
  { form }: Texts<'travel.vacations'>,
): PlaceSearchProps['words'] {
  const { title: name, anyPlaceholder: placeholder, resultsCount: count } = search
  const { label, noneHint, kind, button, groups, didYouMean } = search
  return {
    ...suggestionWords(search),
    name,
    label,
    placeholder,
    noneHint,
    kind,
    button,
    groups,
    didYouMean,
    count,
    wordsLabel: form.text,
    wordsPlaceholder: form.placeholder,
  }
}

/** Messages of a field that suggests places. The browser fills in how many. */
export const suggestionWords = (search: Texts<'common.search'>) => ({
  hint: search.hint,
  loading: search.loading,
  none: search.noResultsFound,
  found: search.resultsFound,
  failed: search.failed,
  suggestions: search.suggestions,
})

export const vacationKinds = ({ header }: Texts<'travel.vacations'>) =>
  [
    { type: 0, name: header.inPlace },
    { type: 'words', name: header.byWords },
  ] as const

/** The search in the header: it begins with all places, and also leads to vacations and nearby listings. */
export function headerSearchProps(
  lang: Lang,
  search: Texts<'common.search'>,
  vacations: Texts<'travel.vacations'>,
): PlaceSearchProps {
  return {
    id: 'search-header',
    lang,
    action: pageHref(lang, 'search'),
    kinds: [
      { type: ALL_TYPES, name: search.all },
      ...vacationKinds(vacations),
      { type: 'nearby', name: vacations.header.nearby },
    ],
    words: { ...searchWordsOf(search, vacations), name: search.name },
  }
}
