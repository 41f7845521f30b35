import { NEVER } from '#core/domain/offers.ts'
import type { VacationSort } from '#core/domain/vacations-url.ts'
import type { Money } from '#core/domain/vacations-url.ts'
import type { StayOption } from '#core/terms/stay-options.ts'
import type { PlaceRow } from './cards.ts'
import { dayNumber, SAMPLE, stayBits, type Offers } from './current-offers.ts'

export interface FeatureQuestion {
  text: string
  /** A city, or a country with its cities; by default everywhere. */
  place?: PlaceRow | undefined
  /** Id of a category. */
  category?: number | undefined
  /** 'YYYY-MM': only those of which a day lies in it. */
  month?: string | undefined
  /** Only those with a price in this currency, up to this amount. */
  maxPrice?: Money | undefined
  /** Only those at places that are known to have all of these. */
  forShabbat?: readonly StayOption[] | undefined
  /** By default by how well they match. */
  sort?: VacationSort | undefined
  /** From 1; capped at the last one. */
  page: number
  /** Epoch milliseconds: leaves out what has ended by then. */
  at: number
  /** Whether samples are found as well, or nothing else; by default none. */
  samples?: 'with' | 'only' | undefined
}

const monthOf = (day: number): number => Math.floor(day / 100)

export function isIn({ places, parents }: Offers, at: number, place: PlaceRow) {
  return (place.kind === 'city' ? places : parents)[at] === place.id
}

/** Whether an offer is of the category and the month, within the price, at such a place, and real or a sample. */
export function isWanted(
  offers: Offers,
  { category, month, maxPrice, forShabbat = [], samples }: FeatureQuestion,
): (at: number) => boolean {
  const { classes, categories, firsts, lasts, amounts, currencies, stays } = offers
  const isKind = (isSample: boolean) => samples === 'with' || isSample === (samples === 'only')
  const then = dayNumber(month)
  const stay = stayBits(forShabbat)
  return (at) =>
    isKind(classes[at] === SAMPLE) &&
    (!category || categories[at] === category) &&
    (stays[at]! & stay) === stay &&
    (!then || (firsts[at]! > 0 && monthOf(firsts[at]!) <= then && then <= monthOf(lasts[at]!))) &&
    (!maxPrice || (currencies[at] === maxPrice.currency && amounts[at]! <= maxPrice.amount))
}

/** Those without dates last, samples after all that is real; what is alike as it was. */
export const soonest =
  ({ classes, firsts }: Offers) =>
  (a: number, b: number): number =>
    Number(classes[a] === SAMPLE) - Number(classes[b] === SAMPLE) || (firsts[a] || NEVER) - (firsts[b] || NEVER)

/** Of those that have a price: the commonest first. */
export function currenciesOf({ currencies }: Offers, found: Int32Array): string[] {
  const counts = new Map<string, number>()
  for (const at of found) counts.set(currencies[at]!, (counts.get(currencies[at]!) ?? 0) + 1)
  counts.delete('')
  return [...counts]
    .sort(([code, few], [otherCode, many]) => many - few || (code < otherCode ? -1 : 1))
    .map(([code]) => code)
}

/**
 * Amounts of one currency alone are compared: one currency after the other, those without a price last; samples after
 * all that is real; what is alike as it was.
 */
export function cheapest({ classes, amounts, currencies }: Offers, order: readonly string[]) {
  const ranks = new Map(order.map((code, rank) => [code, rank]))
  const rankOf = (at: number) => ranks.get(currencies[at]!) ?? NEVER
  return (a: number, b: number): number =>
    Number(classes[a] === SAMPLE) - Number(classes[b] === SAMPLE) || rankOf(a) - rankOf(b) || amounts[a]! - amounts[b]!
}
