import { readPhones } from '#core/domain/phones/read.ts'
import type { ListingDraft } from '../places/listing-draft.ts'
import { valuesOf, type Tags } from './tags.ts'

const PHONES = ['phone', 'contact:phone', 'mobile', 'contact:mobile']
const WEBSITES = ['website', 'contact:website', 'url']

const HOST = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#]\S*)?$/u

/** A web address with its scheme, also for `www.example.org`. */
export const withScheme = (address: string): string => (HOST.test(address) ? `https://${address}` : address)

const allOf = (tags: Tags, keys: readonly string[]) => keys.flatMap((key) => valuesOf(tags[key]))

/** The numbers of tags or cells, each once; then what is none, to be reported. */
export function phonesIn(texts: readonly (string | undefined)[]): string[] | undefined {
  const read = texts.map((text) => readPhones(text ?? ''))
  const byDigits = new Map<string, string>()
  for (const phone of read.flatMap(({ phones }) => phones)) {
    const digits = phone.replace(/\D/g, '')
    if (!byDigits.has(digits)) byDigits.set(digits, phone)
  }
  const found = [...byDigits.values(), ...read.flatMap(({ unread }) => unread)]
  return found.length > 0 ? found : undefined
}

/** One number; a text that is not just one stays as it is, to be reported. */
export function phoneIn(text: string): string {
  const { phones, unread } = readPhones(text)
  return phones.length === 1 && unread.length === 0 ? phones[0]! : text
}

/** Phone, fax and website of a place. Addresses of mail stay out: many are of persons. */
export function contactsOf(tags: Tags): ListingDraft {
  const first = (keys: readonly string[]) => allOf(tags, keys)[0]
  const url = (keys: readonly string[]) => {
    const address = first(keys)
    return address && withScheme(address)
  }
  const fax = first(['fax', 'contact:fax'])
  return {
    phones: phonesIn(PHONES.map((key) => tags[key])),
    fax: fax && phoneIn(fax),
    website: url(WEBSITES),
    menu: url(['website:menu', 'menu:url', 'contact:menu']),
  }
}

/** Countries that put the house number before the street. */
const NUMBER_FIRST = new Set('US CA GB IE AU NZ ZA FR MC LU IN SG HK'.split(' '))

/** `addr:*` in the order of its country. */
export function addressOf(tags: Tags, country: string): ListingDraft {
  const street = tags['addr:street'] ?? tags['addr:place']
  const number = tags['addr:housenumber']
  const parts = NUMBER_FIRST.has(country) ? [number, street] : [street, number]
  const line = street ? parts.filter(Boolean).join(' ') : tags['addr:full']
  return { address: line, postcode: tags['addr:postcode'] }
}
