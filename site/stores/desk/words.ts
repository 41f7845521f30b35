import { atom, type ReadableAtom } from 'nanostores'
import type { DeskPageWords } from '#core/i18n/desk-page/en.ts'
import type { Lang } from '#core/i18n/languages.ts'

/** Each language comes by itself, and only with the desk. */
const DICTIONARIES: Readonly<Record<Lang, () => Promise<DeskPageWords>>> = {
  en: async () => (await import('#core/i18n/desk-page/en.ts')).deskPageEn,
  he: async () => (await import('#core/i18n/desk-page/he.ts')).deskPageHe,
  fr: async () => (await import('#core/i18n/desk-page/fr.ts')).deskPageFr,
  es: async () => (await import('#core/i18n/desk-page/es.ts')).deskPageEs,
  ru: async () => (await import('#core/i18n/desk-page/ru.ts')).deskPageRu,
  de: async () => (await import('#core/i18n/desk-page/de.ts')).deskPageDe,
}

const $loaded = atom<DeskPageWords | undefined>()

/** The words of the desk; undefined until they are loaded. */
export const $deskWords: ReadableAtom<DeskPageWords | undefined> = $loaded

export async function loadDeskWords(lang: Lang): Promise<DeskPageWords> {
  const words = await DICTIONARIES[lang]()
  $loaded.set(words)
  return words
}

/** The words, where they are known to be loaded. Throws where they are not. */
export function deskWordsNow(): DeskPageWords {
  const words = $loaded.get()
  if (!words) throw new Error('the words of the desk are not loaded')
  return words
}
