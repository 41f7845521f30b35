import { ALL_TYPES, DIRECTORY_TYPES } from '#core/terms/directory.ts'
import { pageHref } from '#core/domain/links.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { translator } from '#core/i18n/translate.ts'
import { typeName } from '#core/text/type-names.ts'
import { openWords } from '#site/ui/cards/card-words.page.ts'
import type { PlaceSearchProps } from '#site/ui/search/PlaceSearch.tsx'
import type { SearchKind } from '#site/ui/search/place-search.ts'
import { headerSearchProps, searchWordsOf, suggestionWords, vacationKinds } from '#site/ui/search/search-words.ts'

/** Messages of a field that suggests places. */
export function placePickerWords(lang: Lang, label: string) {
  const { search } = MESSAGES[lang].common
  return { label, placeholder: search.placeholder, ...suggestionWords(search) }
}

/** Messages of a search. The one on a page leads to every type, and begins with `first`. */
export function searchProps(lang: Lang, where: 'header' | 'page', first: SearchKind = ALL_TYPES): PlaceSearchProps {
  const { common, travel } = MESSAGES[lang]
  if (where === 'header') return headerSearchProps(lang, common.search, travel.vacations)
  return {
    id: 'search-page',
    lang,
    action: pageHref(lang, 'search'),
    kinds: [
      { type: ALL_TYPES, name: translator(lang)('common:search.all') },
      ...DIRECTORY_TYPES.map((type) => ({ type, name: typeName(lang, type) })),
      ...vacationKinds(travel.vacations),
    ],
    first,
    words: searchWordsOf(common.search, travel.vacations),
  }
}

/** The same of the page that shows what was found, with what is open now. */
export function foundSearchProps(lang: Lang): PlaceSearchProps {
  const { words, ...props } = searchProps(lang, 'page')
  const resultsFor = MESSAGES[lang].places.shell.resultsFor
  return { ...props, words: { ...words, groups: { ...words.groups, hours: openWords(lang) } }, resultsFor }
}
