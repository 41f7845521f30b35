import { HEBREW_WORDS, LATIN_WORDS, type RouteWords } from './route-words.ts'

/** One language of the site. A new one is a record here and a dictionary, nothing else. */
export interface Language {
  code: Lang
  /** The name of the language in itself. */
  name: string
  /** The direction flag: 1 is right to left. */
  dir: 0 | 1
  /** BCP 47 tag for dates, numbers and collation. */
  locale: string
  words: RouteWords
  /** Whether days and years of the Hebrew calendar are written in Hebrew letters. */
  hasHebrewNumerals?: true
}

export const LANGS = ['en', 'he', 'fr', 'es', 'ru', 'de'] as const
export type Lang = (typeof LANGS)[number]

/** English stands at the root, every other language below `/{code}/`. */
export const DEFAULT_LANG = 'en' satisfies Lang

export const LANGUAGES: Readonly<Record<Lang, Language>> = {
  en: { code: 'en', name: 'English', dir: 0, locale: 'en', words: LATIN_WORDS },
  he: {
    code: 'he',
    name: 'עברית',
    dir: 1,
    locale: 'he',
    words: HEBREW_WORDS,
    hasHebrewNumerals: true,
  },
  fr: {
    code: 'fr',
    name: 'Français',
    dir: 0,
    locale: 'fr',
    words: LATIN_WORDS,
  },
  es: { code: 'es', name: 'Español', dir: 0, locale: 'es', words: LATIN_WORDS },
  ru: { code: 'ru', name: 'Русский', dir: 0, locale: 'ru', words: LATIN_WORDS },
  de: { code: 'de', name: 'Deutsch', dir: 0, locale: 'de', words: LATIN_WORDS },
}

export function isLang(value: unknown): value is Lang {
  return LANGS.includes(value as Lang)
}

/** The value of the `dir` attribute. */
export function direction(lang: Lang): 'ltr' | 'rtl' {
  return LANGUAGES[lang].dir === 1 ? 'rtl' : 'ltr'
}
