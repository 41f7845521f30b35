import type { Lang } from '../languages.ts'
import { homeDe } from './de.ts'
import { homeEn, type HomeWords } from './en.ts'
import { homeEs } from './es.ts'
import { homeFr } from './fr.ts'
import { homeHe } from './he.ts'
import { homeRu } from './ru.ts'

/** All languages at once, for pages as they are built. */
export const HOME_WORDS: Readonly<Record<Lang, HomeWords>> = {
  en: homeEn,
  he: homeHe,
  fr: homeFr,
  es: homeEs,
  ru: homeRu,
  de: homeDe,
}
