import type { Texts } from '#core/i18n/messages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { MinyanWords, OpenWords } from '#core/text/hours-text.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { CardWords } from './listing-card.ts'

const NAMES = [
  'sampleListing', 'saveNamed', 'featured', 'featuredWhy', 'notConfirmedSince', 'stars', 'reviewCount',
  'pricePerNight',
] // prettier-ignore

/** The messages that listing cards in islands need. */
export function cardWords(lang: Lang): CardWords {
  const own = Object.entries(MESSAGES[lang].common).filter(([name]) => NAMES.includes(name.split('_')[0]!))
  return Object.fromEntries(own) as CardWords
}

export type PointListWords = Pick<
  Texts<'places.nearby'>['from'],
  'choose' | 'from' | 'forget' | 'sort' | 'distance' | 'any' | 'within' | 'note' | 'onFoot'
>

/** The messages of a list that may be measured from the visitor's point. */
export function fromWords(lang: Lang): PointListWords {
  const { choose, from, forget, sort, distance, any, within, note, onFoot } = MESSAGES[lang].places.nearby.from
  return { choose, from, forget, sort, distance, any, within, note, onFoot }
}

/** The messages about whether a place is open now, and where there are synagogues about the next minyan. */
export function openWords(lang: Lang, options: { withMinyan: true }): OpenWords & { minyan: MinyanWords }
export function openWords(lang: Lang, options?: { withMinyan: boolean }): OpenWords
export function openWords(lang: Lang, { withMinyan } = { withMinyan: false }): OpenWords {
  const { hours, minyan } = MESSAGES[lang].listing.listing
  const { now, closesIn, closesAt, why, closed, opens, ask, unknown, hm, m, tonight, tomorrow } = hours
  const open = { now, closesIn, closesAt, why, closed, opens, ask, unknown, hm, m, tonight, tomorrow }
  if (!withMinyan) return open
  const { services } = MESSAGES[lang].edit.prayers
  const { next, nextIn, unknown: noTimes, ask: asks } = minyan
  return { ...open, minyan: { next, nextIn, unknown: noTimes, ask: asks, services } }
}
