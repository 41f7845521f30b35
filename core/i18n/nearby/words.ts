import type { Lang } from '../languages.ts'
import { nearbyDe } from './de.ts'
import { nearbyEn, type NearbyWords } from './en.ts'
import { nearbyEs } from './es.ts'
import { nearbyFr } from './fr.ts'
import { nearbyHe } from './he.ts'
import { nearbyRu } from './ru.ts'

/** All languages at once, for pages as they are built: their islands get finished strings. */
export const NEARBY_WORDS: Readonly<Record<Lang, NearbyWords>> = {
  en: nearbyEn,
  he: nearbyHe,
  fr: nearbyFr,
  es: nearbyEs,
  ru: nearbyRu,
  de: nearbyDe,
}
