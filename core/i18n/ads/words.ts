import type { Lang } from '../languages.ts'
import { adsDe } from './de.ts'
import { adsEn, type AdWords } from './en.ts'
import { adsEs } from './es.ts'
import { adsFr } from './fr.ts'
import { adsHe } from './he.ts'
import { adsRu } from './ru.ts'

/** All languages at once, for pages as they are built. */
export const AD_WORDS: Readonly<Record<Lang, AdWords>> = {
  en: adsEn,
  he: adsHe,
  fr: adsFr,
  es: adsEs,
  ru: adsRu,
  de: adsDe,
}
