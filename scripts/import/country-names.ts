import type { Localized } from '#core/terms/localized.ts'
import { KNOWN_LANGS } from '#core/i18n/languages.ts'

const displayNames = new Map(KNOWN_LANGS.map((lang) => [lang, new Intl.DisplayNames(lang, { type: 'region' })]))
/** Only the long form of Hong Kong and Macao includes their status. */
const shortNames = new Map(
  KNOWN_LANGS.map((lang) => [lang, new Intl.DisplayNames(lang, { type: 'region', style: 'short' })]),
)
const SHORT = new Set(['HK', 'MO'])

/** Codes by lower-case names, made when first needed. */
let codes: ReadonlyMap<string, string> | undefined
/** Which the CLDR lacks. */
const ABBREVIATIONS: readonly [string, string][] = [
  ['usa', 'US'],
  ['u.s.a.', 'US'],
  ['u.k.', 'GB'],
  ['uae', 'AE'],
]
const LETTERS = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i))
const CODES = LETTERS.flatMap((letter) => LETTERS.map((other) => letter + other)).filter(isCurrent)

/** Whether a code was not replaced by another one, as UK and SU were. */
function isCurrent(code: string): boolean {
  return new Intl.Locale(`und-${code}`).region === code
}

/** The ISO 3166-1 code of a country by its name in one of our languages, or by its code; undefined for others. */
export function countryCode(name: string): string | undefined {
  if (/^[a-z]{2}$/i.test(name)) return new Intl.Locale(`und-${name}`).region
  codes ??= new Map([...CODES.flatMap(namesOf), ...ABBREVIATIONS])
  return codes.get(name.trim().toLowerCase())
}

/** The names of a code; none if it is no country's. */
function namesOf(code: string): [name: string, code: string][] {
  const names = [...displayNames.values(), ...shortNames.values()].map((namer) => namer.of(code) ?? code)
  return names.filter((name) => name !== code).map((name) => [name.toLowerCase(), code])
}

/** The usual name of a country in each language (Unicode CLDR), by its ISO 3166-1 code. */
export function countryNames(code: string): Localized {
  const names = SHORT.has(code) ? shortNames : displayNames
  const entries = KNOWN_LANGS.map((lang) => [lang, names.get(lang)?.of(code) ?? code])
  return Object.fromEntries(entries) as Localized
}
