import type { Lang } from '../languages.ts'
import { enquiriesDe } from './de.ts'
import { enquiriesEn, type EnquiryWords } from './en.ts'
import { enquiriesEs } from './es.ts'
import { enquiriesFr } from './fr.ts'
import { enquiriesHe } from './he.ts'
import { enquiriesRu } from './ru.ts'

/** All languages at once, for pages as they are built; the browser loads the one it needs. */
export const ENQUIRY_WORDS: Readonly<Record<Lang, EnquiryWords>> = {
  en: enquiriesEn,
  he: enquiriesHe,
  fr: enquiriesFr,
  es: enquiriesEs,
  ru: enquiriesRu,
  de: enquiriesDe,
}
