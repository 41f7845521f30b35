import { atom, type ReadableAtom } from 'nanostores'
import type { Lang } from '#core/i18n/languages.ts'
import type { PeopleWords } from '#core/i18n/people/en.ts'

/** Each language comes by itself, and only once it is needed. */
const DICTIONARIES: Readonly<Record<Lang, () => Promise<PeopleWords>>> = {
  en: async () => (await import('#core/i18n/people/en.ts')).peopleEn,
  he: async () => (await import('#core/i18n/people/he.ts')).peopleHe,
  fr: async () => (await import('#core/i18n/people/fr.ts')).peopleFr,
  es: async () => (await import('#core/i18n/people/es.ts')).peopleEs,
  ru: async () => (await import('#core/i18n/people/ru.ts')).peopleRu,
  de: async () => (await import('#core/i18n/people/de.ts')).peopleDe,
}

const $loaded = atom<PeopleWords | undefined>()

/** The words of dialogs, forms and toasts; undefined until they are loaded. */
export const $words: ReadableAtom<PeopleWords | undefined> = $loaded

export async function loadWords(lang: Lang): Promise<PeopleWords> {
  const words = await DICTIONARIES[lang]()
  $loaded.set(words)
  return words
}

/** The words, where they are known to be loaded. Throws where they are not. */
export function wordsNow(): PeopleWords {
  const words = $loaded.get()
  if (!words) throw new Error('the words are not loaded')
  return words
}

/** A text with its values filled in. */
export function fill(
  text: string,
  values: Readonly<Record<string, string>>,
): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
}
