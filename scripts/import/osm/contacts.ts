import type { ListingDraft } from '../places/listing-draft.ts'
import { valuesOf, type Tags } from './kinds.ts'

const PHONES = ['phone', 'contact:phone', 'mobile', 'contact:mobile']
const WEBSITES = ['website', 'contact:website', 'url']

/** A phone number with plain separators. */
function plainPhone(said: string): string {
  return said
    .replace(/^tel:/i, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u00a0\u2000-\u200f\u202f\u2066-\u2069]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const HOST = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#]\S*)?$/u

/** A web address with its scheme, also for `www.example.org`. */
export const withScheme = (said: string): string => (HOST.test(said) ? `https://${said}` : said)

const allOf = (tags: Tags, keys: readonly string[]) => keys.flatMap((key) => valuesOf(tags[key]))

function phonesOf(tags: Tags): string[] | undefined {
  const byDigits = new Map<string, string>()
  for (const phone of allOf(tags, PHONES).map(plainPhone)) {
    const digits = phone.replace(/\D/g, '')
    if (!byDigits.has(digits)) byDigits.set(digits, phone)
  }
  const phones = [...byDigits.values()].slice(0, 3)
  return phones.length > 0 ? phones : undefined
}

/** Phone, fax, e-mail and website of a place. */
export function contactsOf(tags: Tags): ListingDraft {
  const first = (keys: readonly string[]) => allOf(tags, keys)[0]
  const url = (keys: readonly string[]) => {
    const said = first(keys)
    return said && withScheme(said)
  }
  const fax = first(['fax', 'contact:fax'])
  return {
    phones: phonesOf(tags),
    fax: fax && plainPhone(fax),
    email: first(['email', 'contact:email'])?.replace(/^mailto:/i, ''),
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
