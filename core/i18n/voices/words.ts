import type { Lang } from '../languages.ts'
import { voicesDe } from './de.ts'
import { voicesEn, type VoicesWords } from './en.ts'
import { voicesEs } from './es.ts'
import { voicesFr } from './fr.ts'
import { voicesHe } from './he.ts'
import { voicesRu } from './ru.ts'

/** All languages at once, for pages as they are built; the browser loads the one it needs. */
export const VOICES_WORDS: Readonly<Record<Lang, VoicesWords>> = {
  en: voicesEn,
  he: voicesHe,
  fr: voicesFr,
  es: voicesEs,
  ru: voicesRu,
  de: voicesDe,
}
