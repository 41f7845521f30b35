import type { Lang } from '../languages.ts'
import { listingDialogsDe } from './de.ts'
import { listingDialogsEn, type ListingDialogWords } from './en.ts'
import { listingDialogsEs } from './es.ts'
import { listingDialogsFr } from './fr.ts'
import { listingDialogsHe } from './he.ts'
import { listingDialogsRu } from './ru.ts'

/** All languages at once, for pages as they are built and for the API; the browser loads the one it needs. */
export const LISTING_DIALOG_WORDS: Readonly<Record<Lang, ListingDialogWords>> =
  {
    en: listingDialogsEn,
    he: listingDialogsHe,
    fr: listingDialogsFr,
    es: listingDialogsEs,
    ru: listingDialogsRu,
    de: listingDialogsDe,
  }
