import type { LocalizedText } from '#core/contract/parts/localized.ts'
import { KNOWN_LANGS, type Lang } from '#core/i18n/languages.ts'
import { valuesOf, type Tags } from './tags.ts'

// A plain `name` is in the local language, which script and country determine.

const COUNTRIES: Readonly<Record<string, Lang>> = Object.fromEntries(
  Object.entries({
    en: 'US GB IE CA AU NZ ZA JM GI',
    fr: 'FR MC GF GP MQ RE NC PF',
    es: 'ES MX AR CL CO PE UY PY BO EC VE CR PA GT HN SV NI DO CU PR',
    de: 'DE AT LI',
    ru: 'RU BY KZ KG',
    he: 'IL',
    it: 'IT SM VA',
  } satisfies Partial<Record<Lang, string>>).flatMap(([lang, codes]) =>
    codes.split(' ').map((code) => [code, lang as Lang] as const),
  ),
)

/** The language of a plain name, if it is one of ours. */
export function nameLanguage(name: string, country: string): Lang | undefined {
  const home = COUNTRIES[country]
  if (/\p{Script=Hebrew}/u.test(name)) return 'he'
  if (/\p{Script=Cyrillic}/u.test(name)) return home === 'ru' || country === 'IL' ? 'ru' : undefined
  const isLatin = /^[\p{Script=Latin}\p{N}\p{P}\p{M}\p{S}\s]+$/u.test(name)
  if (!isLatin) return undefined
  return home === 'he' || home === 'ru' ? 'en' : home
}

const LATIN = /\p{Script=Latin}/u

/** `name`, `name:*` and `int_name` in our languages; undefined without a meaningful name. */
export function titleOf(tags: Tags, country: string): LocalizedText | undefined {
  const title: Partial<Record<Lang, string>> = {}
  for (const lang of KNOWN_LANGS) {
    const name = tags[`name:${lang}`] ?? (lang === 'he' ? tags['name:iw'] : undefined)
    if (name) title[lang] = name
  }
  const { name } = tags
  const own = name && nameLanguage(name, country)
  if (own) title[own] ??= name
  const latin = [tags.int_name, title.en, name, title.fr, title.es, title.de]
  // Pages fall back to English, so use any name there.
  title.en ??= latin.find((text) => text && LATIN.test(text)) ?? name ?? title.he ?? title.ru
  return title.en ? inOrder(title) : undefined
}

const NAMES = /^(?:(?:int|alt|official|short|loc)_)?name(?::[\w-]+)?$/

/** All names of a place in any language, to find duplicates. */
export const namesOf = (tags: Tags): string[] =>
  Object.keys(tags)
    .filter((key) => NAMES.test(key))
    .flatMap((key) => valuesOf(tags[key]))

/** Languages in fixed order, so that equal texts make equal bodies. */
function inOrder(text: Partial<Record<Lang, string>>): LocalizedText {
  const entries = KNOWN_LANGS.flatMap((lang) => {
    const words = text[lang]
    return words ? [[lang, words] as const] : []
  })
  return Object.fromEntries(entries) as LocalizedText
}

/** A text with its translations: `description`, `description:he`. */
export function textOf(tags: Tags, key: string, country: string): LocalizedText | undefined {
  const named = Object.entries(tags).flatMap(([name, value]) => {
    const lang = KNOWN_LANGS.find((candidate) => name === `${key}:${candidate}`)
    return lang ? [[`name:${lang}`, value] as const] : []
  })
  const plain = tags[key]
  return titleOf({ ...Object.fromEntries(named), ...(plain && { name: plain }) }, country)
}
