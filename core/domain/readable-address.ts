import type { Lang } from '../i18n/languages.ts'
import { addressLang } from './addresses.ts'
import { transliterate, transliterateStreet } from './transliteration/transliterate.ts'

/** An address as a page shows it. */
export interface ReadableAddress {
  text: string
  /** The language of `text`, where it is not the page's. */
  lang: Lang | undefined
  /** The Hebrew address that `text` is in Latin letters: a guess, so that it stands beside it. */
  hebrew?: string
}

const HEBREW = /\p{Script=Hebrew}/u
const LATIN = /\p{Script=Latin}/u
/** The house numbers of a building as maps list them: `43;44`. */
const NUMBERS = /(\d+\p{L}?)(?:\s*;\s*\d+\p{L}?)*\s*;\s*(\d+\p{L}?)/gu

/** An address that Hebrew pages show as it is, and others in Latin letters where it has Hebrew ones only. */
export function readableAddress(
  lang: Lang,
  { address: fullAddress, country }: { address: string; country: string },
): ReadableAddress {
  const address = fullAddress.replace(NUMBERS, '$1–$2')
  if (lang === 'he' || !HEBREW.test(address) || LATIN.test(address))
    return { text: address, lang: addressLang(lang, { address, country }) }
  const [street = '', ...rest] = address.split(', ')
  const text = [inLatin(street), ...rest.map(transliterate)].join(', ')
  return { text, lang: lang === 'en' ? undefined : 'en', hebrew: address }
}

/** A street with its house number: `Washington St 4`. */
function inLatin(line: string): string {
  const [, street = line, number] = /^(\D*\p{L}\D*?)\s+(\d.*)$/u.exec(line) ?? []
  const name = transliterateStreet(street).replace(/ Street$/, ' St')
  return number === undefined ? name : `${name} ${HEBREW.test(number) ? transliterate(number) : number}`
}
