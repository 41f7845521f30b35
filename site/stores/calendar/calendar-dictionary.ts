import type { CalendarWords } from '#core/i18n/calendar-words.ts'
import type { Lang } from '#core/i18n/languages.ts'

// Each language is a file of its own, so that a browser loads the one it shows.
const LOADERS: Readonly<Record<Lang, () => Promise<CalendarWords>>> = {
  en: async () => (await import('#core/i18n/calendar/en.ts')).calendarEn,
  he: async () => (await import('#core/i18n/calendar/he.ts')).calendarHe,
  fr: async () => (await import('#core/i18n/calendar/fr.ts')).calendarFr,
  es: async () => (await import('#core/i18n/calendar/es.ts')).calendarEs,
  ru: async () => (await import('#core/i18n/calendar/ru.ts')).calendarRu,
  de: async () => (await import('#core/i18n/calendar/de.ts')).calendarDe,
}

const loaded = new Map<Lang, Promise<CalendarWords>>()

/** The words of the Jewish calendar in one language; the same promise each time. */
export function calendarDictionary(lang: Lang): Promise<CalendarWords> {
  let words = loaded.get(lang)
  if (!words) loaded.set(lang, (words = LOADERS[lang]()))
  return words
}
