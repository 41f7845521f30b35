import type { DirectWords } from '#core/i18n/direct/en.ts'
import type { Lang } from '#core/i18n/languages.ts'

/** Each language comes by itself, and only once it is needed. */
const DICTIONARIES: Readonly<Record<Lang, () => Promise<DirectWords>>> = {
  en: async () => (await import('#core/i18n/direct/en.ts')).directEn,
  he: async () => (await import('#core/i18n/direct/he.ts')).directHe,
  fr: async () => (await import('#core/i18n/direct/fr.ts')).directFr,
  es: async () => (await import('#core/i18n/direct/es.ts')).directEs,
  ru: async () => (await import('#core/i18n/direct/ru.ts')).directRu,
  de: async () => (await import('#core/i18n/direct/de.ts')).directDe,
}

let loaded: DirectWords | undefined

export async function loadDirectWords(lang: Lang): Promise<DirectWords> {
  return (loaded = await DICTIONARIES[lang]())
}

/** The words, where they are known to be loaded. Throws where they are not. */
export function directWordsNow(): DirectWords {
  if (!loaded) throw new Error('the words of enquiries are not loaded')
  return loaded
}
