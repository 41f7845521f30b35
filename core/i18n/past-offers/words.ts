import type { Lang } from '../languages.ts'
import { pastOffersDe } from './de.ts'
import { pastOffersEn, type PastOffersWords } from './en.ts'
import { pastOffersEs } from './es.ts'
import { pastOffersFr } from './fr.ts'
import { pastOffersHe } from './he.ts'
import { pastOffersRu } from './ru.ts'

/** All languages at once, for pages as they are built. */
export const PAST_OFFERS_WORDS: Readonly<Record<Lang, PastOffersWords>> = {
  en: pastOffersEn,
  he: pastOffersHe,
  fr: pastOffersFr,
  es: pastOffersEs,
  ru: pastOffersRu,
  de: pastOffersDe,
}
