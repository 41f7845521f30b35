import type { Lang } from '../languages.ts'
import { deskDocumentsDe } from './de.ts'
import { deskDocumentsEn, type DeskDocumentsWords } from './en.ts'
import { deskDocumentsEs } from './es.ts'
import { deskDocumentsFr } from './fr.ts'
import { deskDocumentsHe } from './he.ts'
import { deskDocumentsRu } from './ru.ts'

/** All languages at once, for tests and for pages as they are built. */
export const DESK_DOCUMENTS_WORDS: Readonly<Record<Lang, DeskDocumentsWords>> =
  {
    en: deskDocumentsEn,
    he: deskDocumentsHe,
    fr: deskDocumentsFr,
    es: deskDocumentsEs,
    ru: deskDocumentsRu,
    de: deskDocumentsDe,
  }
