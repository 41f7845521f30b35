import type { Lang } from '../languages.ts'
import { savedDe } from './de.ts'
import { savedEn, type SavedWords } from './en.ts'
import { savedEs } from './es.ts'
import { savedFr } from './fr.ts'
import { savedHe } from './he.ts'
import { savedRu } from './ru.ts'

/** All languages at once, for pages as they are built; the browser loads the one it needs. */
export const SAVED_WORDS: Readonly<Record<Lang, SavedWords>> = {
  en: savedEn,
  he: savedHe,
  fr: savedFr,
  es: savedEs,
  ru: savedRu,
  de: savedDe,
}
