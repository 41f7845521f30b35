import { atom, type ReadableAtom } from 'nanostores'
import type { EditWords } from '#core/i18n/edit/en.ts'
import type { Lang } from '#core/i18n/languages.ts'

/** Each language comes by itself, and only with the form. */
const DICTIONARIES: Readonly<Record<Lang, () => Promise<EditWords>>> = {
  en: async () => (await import('#core/i18n/edit/en.ts')).editEn,
  he: async () => (await import('#core/i18n/edit/he.ts')).editHe,
  fr: async () => (await import('#core/i18n/edit/fr.ts')).editFr,
  es: async () => (await import('#core/i18n/edit/es.ts')).editEs,
  ru: async () => (await import('#core/i18n/edit/ru.ts')).editRu,
  de: async () => (await import('#core/i18n/edit/de.ts')).editDe,
}

const $loaded = atom<EditWords | undefined>()

/** The words of the form; undefined until they are loaded. */
export const $editWords: ReadableAtom<EditWords | undefined> = $loaded

export async function loadEditWords(lang: Lang): Promise<EditWords> {
  const words = await DICTIONARIES[lang]()
  $loaded.set(words)
  return words
}

/** The words, where they are known to be loaded. Throws where they are not. */
export function editWordsNow(): EditWords {
  const words = $loaded.get()
  if (!words) throw new Error('the words of the form are not loaded')
  return words
}
