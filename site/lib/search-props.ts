import { ALL_TYPES, DIRECTORY_TYPES } from '#core/contract/directory.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { NEARBY_WORDS } from '#core/i18n/nearby/words.ts'
import { translator } from '#core/i18n/translate.ts'
import { VACATIONS_WORDS } from '#core/i18n/vacations/words.ts'
import type { PlaceSearchProps } from '#site/islands/search/PlaceSearch.tsx'
import { pageHref } from './links.ts'
import { typeName } from './words.ts'

/** The finished strings of a search; the one in the header leads to vacations or to what is near, the others to every type. */
export function searchProps(
  lang: Lang,
  where: 'header' | 'page',
): PlaceSearchProps {
  const t = translator(lang)
  const { header, form } = VACATIONS_WORDS[lang]
  const vacations = [
    { type: 0, name: header.inPlace },
    { type: 'words', name: header.byWords },
  ] as const
  const nearby = {
    type: 'nearby' as const,
    name: NEARBY_WORDS[lang].search.kind,
  }
  const kinds: PlaceSearchProps['kinds'] =
    where === 'header'
      ? [...vacations, nearby]
      : [
          { type: ALL_TYPES, name: t('types:all') },
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
      name: t(where === 'header' ? 'nav:searchPlace' : 'search:title'),
      label: t('search:label'),
      placeholder: t('search:placeholder'),
      kind: t('search:kind'),
      button: t('search:button'),
      hint: t('search:hint'),
      loading: t('search:loading'),
      none: t('search:noResultsFound'),
      // The number is filled in by the browser.
      found: MESSAGES[lang].search.resultsFound,
      failed: t('search:failed'),
      suggestions: t('search:suggestions'),
      wordsLabel: form.text,
      wordsPlaceholder: form.placeholder,
      vacations: t('types:vacations'),
      calendar: t('nav:calendar'),
    },
  }
}
