import type { Lang } from '../languages.ts'
import { mapDe } from './de.ts'
import { mapEn, type MapWords } from './en.ts'
import { mapEs } from './es.ts'
import { mapFr } from './fr.ts'
import { mapHe } from './he.ts'
import { mapRu } from './ru.ts'

/** All languages at once; the browser loads the one it needs. */
export const MAP_WORDS: Readonly<Record<Lang, MapWords>> = {
  en: mapEn,
  he: mapHe,
  fr: mapFr,
  es: mapEs,
  ru: mapRu,
  de: mapDe,
}
