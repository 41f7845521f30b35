import type { Lang } from '#core/i18n/languages.ts'
import type { MapWords } from '#core/i18n/map/en.ts'

/** Each language comes by itself, and only once a map is shown. */
const DICTIONARIES: Readonly<Record<Lang, () => Promise<MapWords>>> = {
  en: async () => (await import('#core/i18n/map/en.ts')).mapEn,
  he: async () => (await import('#core/i18n/map/he.ts')).mapHe,
  fr: async () => (await import('#core/i18n/map/fr.ts')).mapFr,
  es: async () => (await import('#core/i18n/map/es.ts')).mapEs,
  ru: async () => (await import('#core/i18n/map/ru.ts')).mapRu,
  de: async () => (await import('#core/i18n/map/de.ts')).mapDe,
}

export function loadMapWords(lang: Lang): Promise<MapWords> {
  return DICTIONARIES[lang]()
}
