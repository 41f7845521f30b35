import type { Lang } from '../languages.ts'
import { ownersDe } from './de.ts'
import { ownersEn, type OwnersWords } from './en.ts'
import { ownersEs } from './es.ts'
import { ownersFr } from './fr.ts'
import { ownersHe } from './he.ts'
import { ownersRu } from './ru.ts'

/** All languages at once, for pages as they are built. */
export const OWNERS_WORDS: Readonly<Record<Lang, OwnersWords>> = {
  en: ownersEn,
  he: ownersHe,
  fr: ownersFr,
  es: ownersEs,
  ru: ownersRu,
  de: ownersDe,
}
