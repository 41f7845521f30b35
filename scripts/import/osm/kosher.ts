import { valuesOf, type Tags } from './tags.ts'

/** Where mappers say kosher as a kind of shop or kitchen. */
export const KOSHER_KINDS = ['cuisine', 'butcher', 'bakery', 'shop', 'deli'] as const

/** Keys in which mappers name the supervision; none is common. */
export const CERTIFICATIONS = [
  'diet:kosher:certification',
  'kosher:certification',
  'kosher:supervision',
  'certification:kosher',
] as const

/** What a map says of a certificate, which may be no more than that there is one; undefined where it says of none. */
export const certificationOf = (tags: Tags): string | undefined =>
  CERTIFICATIONS.map((key) => tags[key]).find((value) => value && !/^(no|unknown|none)$/i.test(value))

/** How much of the food is kosher according to the map; undefined if it says nothing. */
export function kosherOf(tags: Tags): 'only' | 'yes' | undefined {
  const value = tags['diet:kosher'] ?? tags.kosher
  if (value === 'only' || value === 'yes') return value
  if (value !== undefined) return undefined
  const isSaid = KOSHER_KINDS.some((key) => valuesOf(tags[key]).includes('kosher'))
  return isSaid || certificationOf(tags) !== undefined ? 'yes' : undefined
}
