import type { Lang } from '../languages.ts'
import { deskPageDe } from './de.ts'
import { deskPageEn, type DeskPageWords } from './en.ts'
import { deskPageEs } from './es.ts'
import { deskPageFr } from './fr.ts'
import { deskPageHe } from './he.ts'
import { deskPageRu } from './ru.ts'

/** All languages at once, for the page and for tests; the browser loads the one it needs. */
export const DESK_PAGE_WORDS: Readonly<Record<Lang, DeskPageWords>> = {
  en: deskPageEn,
  he: deskPageHe,
  fr: deskPageFr,
  es: deskPageEs,
  ru: deskPageRu,
  de: deskPageDe,
}
