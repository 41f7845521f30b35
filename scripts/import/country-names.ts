import countries from 'i18n-iso-countries'
import { LANGS } from '#core/i18n/languages.ts'
import type { Localized } from '#core/domain/localized.ts'

/** The common name of a country in each language; codes that ISO 3166-1 lacks keep the code. */
export function countryNames(code: string): Localized {
  const names = LANGS.flatMap((lang) => {
    const name = USUAL[code]?.[lang] ?? countries.getName(code, lang, { select: 'official' })
    return name ? [[lang, name]] : []
  })
  return { en: code, ...Object.fromEntries(names) } as Localized
}

/** Where the official name is not the usual one, or a territory is missing from the list. */
const USUAL: Readonly<Record<string, Partial<Localized>>> = {
  US: { en: 'United States', ru: 'США', de: 'USA' },
  RU: { en: 'Russia', ru: 'Россия' },
  XK: { en: 'Kosovo', he: 'קוסובו', fr: 'Kosovo', es: 'Kosovo', ru: 'Косово', de: 'Kosovo' },
}
