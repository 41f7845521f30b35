import type { Lang } from '#core/i18n/languages.ts'
import type { SavedWords } from '#core/i18n/saved/en.ts'

/** The words of the favourites; each language comes by itself. */
const DICTIONARIES: Readonly<Record<Lang, () => Promise<SavedWords>>> = {
  en: async () => (await import('#core/i18n/saved/en.ts')).savedEn,
  he: async () => (await import('#core/i18n/saved/he.ts')).savedHe,
  fr: async () => (await import('#core/i18n/saved/fr.ts')).savedFr,
  es: async () => (await import('#core/i18n/saved/es.ts')).savedEs,
  ru: async () => (await import('#core/i18n/saved/ru.ts')).savedRu,
  de: async () => (await import('#core/i18n/saved/de.ts')).savedDe,
}

export function loadSavedWords(lang: Lang): Promise<SavedWords> {
  return DICTIONARIES[lang]()
}
