import type { Lang } from '../languages.ts'
import { categoriesDe } from './de.ts'
import { categoriesEn, type CategoriesWords } from './en.ts'
import { categoriesEs } from './es.ts'
import { categoriesFr } from './fr.ts'
import { categoriesHe } from './he.ts'
import { categoriesRu } from './ru.ts'

/** All languages at once, for pages as they are built. */
export const CATEGORIES_WORDS: Readonly<Record<Lang, CategoriesWords>> = {
  en: categoriesEn,
  he: categoriesHe,
  fr: categoriesFr,
  es: categoriesEs,
  ru: categoriesRu,
  de: categoriesDe,
}
