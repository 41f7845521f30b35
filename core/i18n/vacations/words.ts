import type { Lang } from '../languages.ts'
import { vacationsDe } from './de.ts'
import { vacationsEn, type VacationsWords } from './en.ts'
import { vacationsEs } from './es.ts'
import { vacationsFr } from './fr.ts'
import { vacationsHe } from './he.ts'
import { vacationsRu } from './ru.ts'

/** All languages at once, for pages as they are built. */
export const VACATIONS_WORDS: Readonly<Record<Lang, VacationsWords>> = {
  en: vacationsEn,
  he: vacationsHe,
  fr: vacationsFr,
  es: vacationsEs,
  ru: vacationsRu,
  de: vacationsDe,
}
