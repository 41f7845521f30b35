import { FEATURES_PER_PAGE } from '#core/contract/directory.ts'
import { festivalNamed } from '#core/domain/festival-names.ts'
import { NEVER } from '#core/domain/offers.ts'
import { searchForm } from '#core/domain/slug.ts'
import type { VacationSort } from '#core/domain/vacations-url.ts'
import type { PlaceRow } from './cards.ts'
import { destination, destinationsOf, type PlaceCount } from './destinations.ts'
import { withoutPrefix } from './feature-words.ts'
import type { Destination, FeatureCard } from './inputs.ts'
import { featuresOf } from './items.ts'
import { versionOf, type Index } from './open.ts'

export interface FeatureQuestion {
  text: string
  /** A city, or a country with its cities; by default everywhere. */
  place?: PlaceRow | undefined
  /** 'YYYY-MM': only those of which a day lies in it. */
  month?: string | undefined
  /** By the first day; by default by how well they match. */
  sort?: VacationSort | undefined
  /** From 1; capped at the last one. */
  page: number
  /** Epoch milliseconds: leaves out what has ended by then. */
  at: number
}

export interface FoundFeatures {
  total: number
  page: number
  pages: number
  features: FeatureCard[]
  /** The destinations of all matches, including the requested place. */
  destinations: Destination[]
}

const SAMPLE = 2
/** Further words are ignored. */
const MAX_WORDS = 12
const MAX_DESTINATIONS = 100

/**
 * Current features that contain words with every prefix in a text: top ones first, then those with all in the
 * title, or the soonest first; samples last. No words find all features; punctuation alone finds nothing.
 */
export function searchFeatures(index: Index, question: FeatureQuestion): FoundFeatures {
  const { text, place, month, sort, page: asked, at: moment } = question
  const offers = offersOf(index, moment)
  const { order, destinations } = foundBy(index, offers, { text, month, sort })
  const shown = place ? order.filter((at) => isIn(offers, at, place)) : order
  const total = shown.length
  const pages = Math.max(1, Math.ceil(total / FEATURES_PER_PAGE))
  const page = Math.min(asked, pages)
  const from = (page - 1) * FEATURES_PER_PAGE
  const nids = Array.from(shown.subarray(from, from + FEATURES_PER_PAGE), (at) => offers.nids[at]!)
  const isListed = !place || destinations.some((one) => one.place.id === place.id)
  const asWell = isListed ? undefined : destination(index, place.id, total)
  return {
    total,
    page,
    pages,
    features: featuresOf(index, nids, moment),
    destinations: asWell ? [...destinations, asWell] : [...destinations],
  }
}

/** The matches of some words. */
interface Found {
  /** Their positions in the lists of all offers, in display order. */
  order: Int32Array
  destinations: readonly Destination[]
}

/** Columns of every current feature, ordered by id. */
interface Offers {
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
  /** By month, sort and words, the latest last. */
  found: Map<string, Found>
}

/** By index, while it is open and unchanged, and until an offer ends. */
const known = new WeakMap<Index, Offers>()
/** Searches repeat with another page or destination. */
const MAX_FOUND = 40

function offersOf(index: Index, at: number): Offers {
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
  }>(
    `select f.nid, f.place, p.parent, f.top, f.sample, f.ends_at,
       f.body ->> '$.dates.from' first, f.body ->> '$.dates.to' last from features f indexed by features_by_place
     join places p on p.id = f.place where f.past = 0 and f.ends_at > ?`,
    at,
  )
  rows.sort((one, other) => one.nid - other.nid)
  const offers: Offers = {
    version,
    since: at,
    until: rows.reduce((first, row) => Math.min(first, row.ends_at), NEVER),
    nids: Int32Array.from(rows, ({ nid }) => nid),
    places: Int32Array.from(rows, ({ place }) => place),
    parents: Int32Array.from(rows, ({ parent }) => parent ?? 0),
    classes: Uint8Array.from(rows, ({ top, sample }) => (sample ? SAMPLE : 1 - top)),
    firsts: Int32Array.from(rows, ({ first }) => dayOf(first)),
    lasts: Int32Array.from(rows, ({ last }) => dayOf(last)),
    found: new Map(),
  }
  known.set(index, offers)
  return offers
}

/** 20270420 of '2027-04-20', 202704 of '2027-04'; 0 of none. */
const dayOf = (day: string | null | undefined): number => Number((day ?? '0').replaceAll('-', ''))
const monthOf = (day: number): number => Math.floor(day / 100)

function isIn({ places, parents }: Offers, at: number, place: PlaceRow) {
  return (place.kind === 'city' ? places : parents)[at] === place.id
}

type Wanted = Pick<FeatureQuestion, 'text' | 'month' | 'sort'>

function foundBy(index: Index, offers: Offers, { text, month, sort }: Wanted): Found {
  const words = wordsIn(text)
  if (words.length === 0 && text.trim() !== '') return NOTHING
  const key = [month, sort, ...words].join(' ')
  const { found } = offers
  const now = found.get(key) ?? lookFor(index, offers, { words, month: dayOf(month), sort })
  found.delete(key)
  found.set(key, now)
  for (const old of found.keys()) {
    if (found.size <= MAX_FOUND) break
    found.delete(old)
  }
  return now
}

const NOTHING: Found = { order: new Int32Array(), destinations: [] }

interface Look {
  words: readonly string[]
  /** 0 for all. */
  month: number
  sort: VacationSort | undefined
}

function lookFor(index: Index, offers: Offers, { words, month, sort }: Look): Found {
  const all = inOrder(index, offers, words)
  if (sort) all.sort(soonest(offers))
  const { firsts, lasts } = offers
  const order = month
    ? all.filter((at) => firsts[at]! > 0 && monthOf(firsts[at]!) <= month && month <= monthOf(lasts[at]!))
    : all
  const counts = countByPlace(offers, order)
  const destinations = destinationsOf(index, counts, MAX_DESTINATIONS)
  return { order, destinations }
}

/** Those without dates last, samples after all that is real; what is alike as it was. */
const soonest =
  ({ classes, firsts }: Offers) =>
  (one: number, other: number): number =>
    Number(classes[one] === SAMPLE) - Number(classes[other] === SAMPLE) ||
    (firsts[one] || NEVER) - (firsts[other] || NEVER)

/** The words of a text, without single letters unless there is nothing else. */
function wordsIn(text: string): string[] {
  const all = new Set(searchForm(text).split(' ').filter(Boolean))
  const long = [...all].filter((word) => !/^\p{L}$/u.test(word))
  return (long.length > 0 ? long : [...all]).slice(0, MAX_WORDS)
}

function inOrder(index: Index, { nids, classes }: Offers, words: readonly string[]): Int32Array {
  const query = words.map(wordQuery).join(' AND ')
  const all = query ? matching(index, query) : Array.from(nids)
  const titled = query ? matching(index, `titles : (${query})`) : []
  // In turn: top and titled, top, titled, the rest; samples. Both lists are ordered by id.
  const ranks: number[][] = [[], [], [], [], [], []]
  let at = 0
  let title = 0
  for (const nid of all) {
    while (at < nids.length && nids[at]! < nid) at++
    while (title < titled.length && titled[title]! < nid) title++
    if (nids[at] !== nid) continue
    const isTitled = titled[title] === nid
    ranks[classes[at]! * 2 + (isTitled ? 0 : 1)]!.push(at)
  }
  return Int32Array.from(ranks.flat())
}

/** The ids of the features that match a query of the words' table, ascending. */
function matching(index: Index, query: string): number[] {
  const row = index.get<{ nids: string }>(
    `select json_group_array(nid) nids from
       (select rowid nid from feature_words where feature_words match ? order by rowid)`,
    query,
  )
  return JSON.parse(row?.nids ?? '[]') as number[]
}

/** A word as a prefix; Hebrew words also without attached letters, festivals in every spelling. */
function wordQuery(word: string): string {
  if ([...word].length === 1) return `"${word}"`
  const bare = withoutPrefix(word).filter((rest) => rest.length > 3)
  const spellings = [word, ...withoutPrefix(word)].flatMap((form) => festivalNamed(form)?.spellings ?? [])
  const forms = new Set([word, ...bare, ...spellings])
  return `(${[...forms].map(beginnings).join(' OR ')})`
}

/** All words of a text, as prefixes. */
const beginnings = (text: string): string =>
  `(${text
    .split(' ')
    .map((word) => `"${word}" *`)
    .join(' AND ')})`

function countByPlace({ places, parents }: Offers, order: Int32Array): PlaceCount[] {
  const counts = new Map<number, PlaceCount>()
  for (const at of order) {
    const place = places[at]!
    const known = counts.get(place)
    if (known) known.count++
    else counts.set(place, { place, parent: parents[at] || null, count: 1 })
  }
  return [...counts.values()]
}
