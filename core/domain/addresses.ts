import type { Lang } from '../i18n/languages.ts'

/** Countries whose addresses are written in one of our languages where they are in Latin letters. */
const LATIN: Readonly<Partial<Record<Lang, string>>> = {
  en: 'AU GB IE IL NZ US ZA',
  fr: 'FR MC',
  es: 'AR CL CO CR ES MX PA PE UY',
  de: 'AT DE',
}
const BY_COUNTRY = new Map(
  Object.entries(LATIN).flatMap(([lang, countries]) =>
    countries.split(' ').map((country) => [country, lang as Lang] as const),
  ),
)

/** The language of an address, for screen readers; undefined where it is the reader's, or not known. */
export function addressLang(
  lang: Lang,
  { address, country }: { address: string; country: string },
): Lang | undefined {
  const written = /\p{Script=Hebrew}/u.test(address)
    ? 'he'
    : /\p{Script=Latin}/u.test(address)
      ? BY_COUNTRY.get(country)
      : undefined
  return written === lang ? undefined : written
}
