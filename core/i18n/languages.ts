import { HEBREW_WORDS, LATIN_WORDS, type RouteWords } from './route-words.ts'

/** One language of the site. A new one is a record here and its message files, nothing else. */
export interface Language {
  code: Lang
  /** The name of the language in itself. */
  name: string
  /** The direction flag: 1 is right to left. */
  dir: 0 | 1
  /** BCP 47 tag for numbers and collation. */
  locale: string
  /** BCP 47 tag for dates and times. */
  dateLocale: string
  /** Open Graph's name, with a country. */
  openGraph: string
  /** The words in its addresses. */
  words: RouteWords
  /** Countries whose Latin postal addresses are in this language: ISO 3166-1 codes. */
  countries: readonly string[]
  /** Whether Hebrew dates use Hebrew numerals. */
  hasHebrewNumerals: boolean
}

type Given = Pick<Language, 'name' | 'openGraph'> & Partial<Language>

/** By code, which is also the folder of its pages and messages; English is at the root. */
const GIVEN = {
  en: {
    name: 'English',
    openGraph: 'en_US',
    // Fri, 27 Nov 2026, 16:30: as in Britain, but with a comma after every weekday.
    dateLocale: 'en-150',
    countries: ['AU', 'GB', 'IE', 'IL', 'NZ', 'US', 'ZA'],
  },
  he: {
    name: 'עברית',
    openGraph: 'he_IL',
    dir: 1,
    words: HEBREW_WORDS,
    hasHebrewNumerals: true,
  },
  fr: { name: 'Français', openGraph: 'fr_FR', countries: ['FR', 'MC'] },
  es: {
    name: 'Español',
    openGraph: 'es_ES',
    countries: ['AR', 'CL', 'CO', 'CR', 'ES', 'MX', 'PA', 'PE', 'UY'],
  },
  ru: { name: 'Русский', openGraph: 'ru_RU' },
  de: { name: 'Deutsch', openGraph: 'de_DE', countries: ['AT', 'DE'] },
  it: { name: 'Italiano', openGraph: 'it_IT', countries: ['IT', 'SM', 'VA'] },
} as const satisfies Record<string, Given>

export type Lang = keyof typeof GIVEN
/** Every language that has a record. Texts, imports and addresses may be in any of them. */
export const KNOWN_LANGS = Object.keys(GIVEN) as readonly Lang[]

/** English is at the root, other languages below `/{code}/`. */
export const DEFAULT_LANG = 'en' satisfies Lang

/** A language that English is translated into. */
export type Translation = Exclude<Lang, typeof DEFAULT_LANG>
export const TRANSLATIONS = KNOWN_LANGS.filter((lang): lang is Translation => lang !== DEFAULT_LANG)

const record = (code: Lang): Language => ({
  code,
  dir: 0,
  locale: code,
  dateLocale: code,
  words: LATIN_WORDS,
  countries: [],
  hasHebrewNumerals: false,
  ...GIVEN[code],
})

export const LANGUAGES = Object.fromEntries(KNOWN_LANGS.map((code) => [code, record(code)])) as Readonly<
  Record<Lang, Language>
>

/** The codes of the setting `LANGUAGES`; empty for all. */
export const codesIn = (setting: string | undefined): readonly string[] => setting?.match(/[^\s,]+/g) ?? []

// Part of a build: site/render puts the setting into the bundle.
const codes = codesIn(process.env['LANGUAGES'])

/** The languages of the site: pages, menus, forms and mails are in these. */
export const LANGS = KNOWN_LANGS.filter((lang) => lang === DEFAULT_LANG || codes.length === 0 || codes.includes(lang))

/** The language itself, or the default one if it has been removed. */
export const offeredLang = (lang: Lang): Lang => (LANGS.includes(lang) ? lang : DEFAULT_LANG)

/** A stored language as one of the site's; the default one for anything else. */
export const siteLang = (value: string): Lang => (isLang(value) ? offeredLang(value) : DEFAULT_LANG)

/** Whether it is a language, removed or not. */
export function isLang(value: unknown): value is Lang {
  return KNOWN_LANGS.includes(value as Lang)
}

/** The value of the `dir` attribute. */
export function direction(lang: Lang): 'ltr' | 'rtl' {
  return LANGUAGES[lang].dir === 1 ? 'rtl' : 'ltr'
}
