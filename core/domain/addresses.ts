import { KNOWN_LANGS, LANGUAGES, type Lang } from '../i18n/languages.ts'
import type { Localized } from '#core/terms/localized.ts'

const BY_COUNTRY = new Map(
  KNOWN_LANGS.flatMap((lang) => LANGUAGES[lang].countries.map((country) => [country, lang] as const)),
)

/** The language of an address, for screen readers; undefined if it is the reader's, or unknown. */
export function addressLang(lang: Lang, { address, country }: { address: string; country: string }): Lang | undefined {
  const written = /\p{Script=Hebrew}/u.test(address)
    ? 'he'
    : /\p{Script=Latin}/u.test(address)
      ? BY_COUNTRY.get(country)
      : undefined
  return written === lang ? undefined : written
}

/** Whether an address is just the name of the town, because no more is known. */
export const isTownOnly = (address: string, town: Localized): boolean => Object.values(town).includes(address)

/** An address without any of its town's names at the end: for where the town is said already. */
export function withoutTown(address: string, names: readonly string[]): string {
  const end = names.find((name) => address.endsWith(`, ${name}`))
  return end ? address.slice(0, -end.length - 2) : address
}

/** Where mail is addressed with the postcode after the town. */
const POSTCODE_LAST = new Set([
  'US',
  'CA',
  'GB',
  'IE',
  'AU',
  'NZ',
  'ZA',
  'IN',
  'SG',
  'IL',
  'HK',
  'JP',
  'KR',
  'TH',
  'PH',
])

/** Whether a country's addresses have the postcode before the town. */
export const isPostcodeFirst = (country: string): boolean => !POSTCODE_LAST.has(country)
