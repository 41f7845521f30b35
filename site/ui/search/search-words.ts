import { pageHref } from '#core/domain/links.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { SearchWords, VacationsWords } from '#core/i18n/words.ts'
import type { PlaceSearchProps } from '#site/ui/search/PlaceSearch.tsx'
import { messagesSection } from '../page/messages.ts'

/** Messages of a search, from the sections of the messages. */
export function searchWordsOf(search: SearchWords, { form }: VacationsWords): PlaceSearchProps['words'] {
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
export const suggestionWords = (search: SearchWords) => ({
  hint: search.hint,
  loading: search.loading,
  none: search.noResultsFound,
  found: search.resultsFound,
  failed: search.failed,
  suggestions: search.suggestions,
})

export const vacationKinds = ({ header }: VacationsWords) =>
  [
    { type: 0, name: header.inPlace },
    { type: 'words', name: header.byWords },
  ] as const

/** The search in the header: it leads to vacations or nearby listings. */
export function headerSearchProps(lang: Lang, search: SearchWords, vacations: VacationsWords): PlaceSearchProps {
  return {
    id: 'search-header',
    lang,
    action: pageHref(lang, 'search'),
    kinds: [...vacationKinds(vacations), { type: 'nearby', name: vacations.header.nearby }],
    words: { ...searchWordsOf(search, vacations), name: search.name },
  }
}

/** The messages of searches. */
export const { load: loadSearchWords } = messagesSection<SearchWords>(
  import.meta.glob('/core/i18n/*/common.json', { query: '?messages=search', import: 'default' }),
)
export const { load: loadHeaderSearch } = messagesSection(
  import.meta.glob('/core/i18n/*/travel.json', { query: '?messages=vacations', import: 'default' }),
  async (vacations: VacationsWords, lang) => headerSearchProps(lang, await loadSearchWords(lang), vacations),
)
