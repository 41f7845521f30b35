import { atom, type ReadableAtom } from 'nanostores'
import type { DeskDocumentsWords } from '#core/i18n/desk-documents/en.ts'
import type { Lang } from '#core/i18n/languages.ts'

/** Each language comes by itself, and only with the documents. */
const DICTIONARIES: Readonly<Record<Lang, () => Promise<DeskDocumentsWords>>> =
  {
    en: async () =>
      (await import('#core/i18n/desk-documents/en.ts')).deskDocumentsEn,
    he: async () =>
      (await import('#core/i18n/desk-documents/he.ts')).deskDocumentsHe,
    fr: async () =>
      (await import('#core/i18n/desk-documents/fr.ts')).deskDocumentsFr,
    es: async () =>
      (await import('#core/i18n/desk-documents/es.ts')).deskDocumentsEs,
    ru: async () =>
      (await import('#core/i18n/desk-documents/ru.ts')).deskDocumentsRu,
    de: async () =>
      (await import('#core/i18n/desk-documents/de.ts')).deskDocumentsDe,
  }

const $loaded = atom<DeskDocumentsWords | undefined>()

/** The words of the documents; undefined until they are loaded. */
export const $documentsWords: ReadableAtom<DeskDocumentsWords | undefined> =
  $loaded

export async function loadDocumentsWords(
  lang: Lang,
): Promise<DeskDocumentsWords> {
  const words = await DICTIONARIES[lang]()
  $loaded.set(words)
  return words
}

/** The words, where they are known to be loaded. Throws where they are not. */
export function documentsWordsNow(): DeskDocumentsWords {
  const words = $loaded.get()
  if (!words) throw new Error('the words of the documents are not loaded')
  return words
}
