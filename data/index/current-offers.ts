import { NEVER } from '#core/domain/offers.ts'
import { STAY_OPTIONS } from '#core/terms/stay-options.ts'
import type { Destination } from './inputs.ts'
import { versionOf, type Index } from './open.ts'

/** The class of samples. */
export const SAMPLE = 2

/** The matches of some words. */
export interface Found {
  /** Their positions in the lists of all offers, in display order. */
  order: Int32Array
  destinations: readonly Destination[]
}

/** Columns of every current feature, ordered by id. */
export interface Offers {
  /** Of the index as read. */
  version: string
  /** They are valid from the one moment until before the other, epoch milliseconds. */
  since: number
  until: number
  nids: Int32Array
  places: Int32Array
  parents: Int32Array
  /** 0 for the top ones, 1 for others, `SAMPLE` for samples. */
  classes: Uint8Array
  /** Their first and last days, such as 20270420; 0 without dates. */
  firsts: Int32Array
  lasts: Int32Array
  categories: Int32Array
  /** What the places where they are held have for Shabbat, as `stayBits` has it. */
  stays: Uint8Array
  /** Their prices; without one, an empty currency. */
  amounts: Float64Array
  currencies: readonly string[]
  /** By what narrows, sort and words, the latest last. */
  found: Map<string, Found>
}

/** By index, while it is open and unchanged, and until an offer ends. */
const known = new WeakMap<Index, Offers>()
export function offersOf(index: Index, at: number): Offers {
  const version = versionOf(index)
  const before = known.get(index)
  if (before?.version === version && before.since <= at && at < before.until) return before
  const rows = index.all<{
    nid: number
    place: number
    parent: number | null
    top: number
    sample: number
    ends_at: number
    first: string | null
    last: string | null
    category: number
    stay: string | null
    amount: number | null
    currency: string | null
  }>(
    `select f.nid, f.place, p.parent, f.top, f.sample, f.ends_at,
       f.body ->> '$.dates.from' first, f.body ->> '$.dates.to' last, f.category,
       h.card ->> '$.forShabbat' stay,
       f.body ->> '$.startRate.amount' amount, f.body ->> '$.startRate.currency' currency
     from features f indexed by features_by_place
     join places p on p.id = f.place left join listings h on h.tnid = f.body ->> '$.hotel'
     where f.past = 0 and f.ends_at > ?`,
    at,
  )
  rows.sort((a, b) => a.nid - b.nid)
  const offers: Offers = {
    version,
    since: at,
    until: rows.reduce((first, row) => Math.min(first, row.ends_at), NEVER),
    nids: Int32Array.from(rows, ({ nid }) => nid),
    places: Int32Array.from(rows, ({ place }) => place),
    parents: Int32Array.from(rows, ({ parent }) => parent ?? 0),
    classes: Uint8Array.from(rows, ({ top, sample }) => (sample ? SAMPLE : 1 - top)),
    firsts: Int32Array.from(rows, ({ first }) => dayNumber(first)),
    lasts: Int32Array.from(rows, ({ last }) => dayNumber(last)),
    categories: Int32Array.from(rows, ({ category }) => category),
    stays: Uint8Array.from(rows, ({ stay }) => stayBits(JSON.parse(stay ?? '[]') as string[])),
    amounts: Float64Array.from(rows, ({ amount }) => amount ?? 0),
    currencies: rows.map(({ currency }) => currency ?? ''),
    found: new Map(),
  }
  known.set(index, offers)
  return offers
}

/** A bit for each option. */
export const stayBits = (options: readonly string[]): number =>
  STAY_OPTIONS.reduce((bits, option, at) => (options.includes(option) ? bits | (1 << at) : bits), 0)

/** 20270420 of '2027-04-20', 202704 of '2027-04'; 0 of none. */
export const dayNumber = (day: string | null | undefined): number => Number((day ?? '0').replaceAll('-', ''))
