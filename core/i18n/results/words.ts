import type { Lang } from '../languages.ts'
import { resultsDe } from './de.ts'
import { resultsEn, type ResultsWords } from './en.ts'
import { resultsEs } from './es.ts'
import { resultsFr } from './fr.ts'
import { resultsHe } from './he.ts'
import { resultsRu } from './ru.ts'

/** All languages at once, for pages as they are built. */
export const RESULTS_WORDS: Readonly<Record<Lang, ResultsWords>> = {
  en: resultsEn,
  he: resultsHe,
  fr: resultsFr,
  es: resultsEs,
  ru: resultsRu,
  de: resultsDe,
}
