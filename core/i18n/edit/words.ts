import type { Lang } from '../languages.ts'
import { editDe } from './de.ts'
import { editEn, type EditWords } from './en.ts'
import { editEs } from './es.ts'
import { editFr } from './fr.ts'
import { editHe } from './he.ts'
import { editRu } from './ru.ts'

/** All languages at once, for tests; the browser loads the one it needs. */
export const EDIT_WORDS: Readonly<Record<Lang, EditWords>> = {
  en: editEn,
  he: editHe,
  fr: editFr,
  es: editEs,
  ru: editRu,
  de: editDe,
}
