import type { PeopleWords } from '#core/i18n/words.ts'
import { useStore } from '@nanostores/react'
import { $words, wordsNow } from '#site/stores/page/words.ts'

/** The messages of the page, once loaded. */
export function useWords(): PeopleWords {
  return useStore($words) ?? wordsNow()
}
