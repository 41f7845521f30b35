import { de } from './de.ts'
import { en, type Messages } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { he } from './he.ts'
import type { Lang } from './languages.ts'
import { ru } from './ru.ts'

/** The dictionary of each language. */
export const MESSAGES: Readonly<Record<Lang, Messages>> = {
  en,
  he,
  fr,
  es,
  ru,
  de,
}
