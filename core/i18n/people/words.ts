import type { Lang } from '../languages.ts'
import { peopleDe } from './de.ts'
import { peopleEn, type PeopleWords } from './en.ts'
import { peopleEs } from './es.ts'
import { peopleFr } from './fr.ts'
import { peopleHe } from './he.ts'
import { peopleRu } from './ru.ts'

/** All languages at once, for pages as they are built; the browser loads the one it needs. */
export const PEOPLE_WORDS: Readonly<Record<Lang, PeopleWords>> = {
  en: peopleEn,
  he: peopleHe,
  fr: peopleFr,
  es: peopleEs,
  ru: peopleRu,
  de: peopleDe,
}
