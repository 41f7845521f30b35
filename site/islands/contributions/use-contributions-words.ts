import type { ContributionsWords } from '#core/i18n/words.ts'
import { useStore } from '@nanostores/react'
import { $contributionsWords, contributionsWordsNow } from '#site/stores/contributions/words.ts'

/** The words of reviews and questions, in what is drawn once they are loaded. */
export function useContributionsWords(): ContributionsWords {
  return useStore($contributionsWords) ?? contributionsWordsNow()
}
