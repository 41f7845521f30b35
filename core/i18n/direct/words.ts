import type { Lang } from '../languages.ts'
import { directDe } from './de.ts'
import { directEn, type DirectWords } from './en.ts'
import { directEs } from './es.ts'
import { directFr } from './fr.ts'
import { directHe } from './he.ts'
import { directRu } from './ru.ts'

/** All languages at once, for pages as they are built; the browser loads the one it needs. */
export const DIRECT_WORDS: Readonly<Record<Lang, DirectWords>> = {
  en: directEn,
  he: directHe,
  fr: directFr,
  es: directEs,
  ru: directRu,
  de: directDe,
}
