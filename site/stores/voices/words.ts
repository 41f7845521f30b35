import { atom, type ReadableAtom } from 'nanostores'
import type { Lang } from '#core/i18n/languages.ts'
import type { VoicesWords } from '#core/i18n/voices/en.ts'

/** Each language comes by itself, and only once it is needed. */
const DICTIONARIES: Readonly<Record<Lang, () => Promise<VoicesWords>>> = {
  en: async () => (await import('#core/i18n/voices/en.ts')).voicesEn,
  he: async () => (await import('#core/i18n/voices/he.ts')).voicesHe,
  fr: async () => (await import('#core/i18n/voices/fr.ts')).voicesFr,
  es: async () => (await import('#core/i18n/voices/es.ts')).voicesEs,
  ru: async () => (await import('#core/i18n/voices/ru.ts')).voicesRu,
  de: async () => (await import('#core/i18n/voices/de.ts')).voicesDe,
}

const $loaded = atom<VoicesWords | undefined>()

/** The words of reviews and questions; undefined until they are loaded. */
export const $voicesWords: ReadableAtom<VoicesWords | undefined> = $loaded

export async function loadVoicesWords(lang: Lang): Promise<VoicesWords> {
  const words = await DICTIONARIES[lang]()
  $loaded.set(words)
  return words
}

/** The words, where they are known to be loaded. Throws where they are not. */
export function voicesWordsNow(): VoicesWords {
  const words = $loaded.get()
  if (!words) throw new Error('the words are not loaded')
  return words
}
