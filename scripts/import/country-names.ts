import type { Localized } from '#core/domain/localized.ts'
import { LANGS } from '#core/i18n/languages.ts'

const displayNames = new Map(LANGS.map((lang) => [lang, new Intl.DisplayNames(lang, { type: 'region' })]))
/** Only the long form of Hong Kong and Macao includes their status. */
const shortNames = new Map(LANGS.map((lang) => [lang, new Intl.DisplayNames(lang, { type: 'region', style: 'short' })]))
const SHORT = new Set(['HK', 'MO'])

/** The usual name of a country in each language (Unicode CLDR), by its ISO 3166-1 code. */
export function countryNames(code: string): Localized {
  const names = SHORT.has(code) ? shortNames : displayNames
  const entries = LANGS.map((lang) => [lang, names.get(lang)?.of(code) ?? code])
  return Object.fromEntries(entries) as Localized
}
