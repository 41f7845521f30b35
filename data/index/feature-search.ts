import { FEATURES_PER_PAGE } from '#core/terms/directory.ts'
import { festivalNamed } from '#core/domain/festival-names.ts'
import { searchForm } from '#core/domain/slug.ts'
import { offersOf, type Found, type Offers } from './current-offers.ts'
import { destination, destinationsOf, type PlaceCount } from './destinations.ts'
import { cheapest, currenciesOf, isIn, isWanted, soonest, type FeatureQuestion } from './feature-order.ts'
import { withoutPrefix } from './feature-words.ts'
import type { Destination, FeatureCard } from './inputs.ts'
import { featuresOf } from './items.ts'
import type { Index } from './open.ts'

export interface FoundFeatures {
  total: number
  page: number
  pages: number
  features: FeatureCard[]
  /** The currencies of their prices, the commonest first. */
  currencies: string[]
  /** The destinations of all matches, including the requested place. */
  destinations: Destination[]
}

/** Searches repeat with another page or destination. */
const MAX_FOUND = 40
/** Further words are ignored. */
const MAX_WORDS = 12
const MAX_DESTINATIONS = 100

/**
 * Current features that contain words with every prefix in a text: top ones first, then those with all in the
 * title, or as the question sorts them; samples last, where they are wanted. No words find all features; punctuation
 * alone finds nothing.
 */
export function searchFeatures(index: Index, question: FeatureQuestion): FoundFeatures {
  const { place, sort, page: pageNumber, at: moment } = question
  const offers = offersOf(index, moment)
  const { order, destinations } = foundBy(index, offers, question)
  const found = place ? order.filter((at) => isIn(offers, at, place)) : order
  const currencies = currenciesOf(offers, found)
  const ranking = sort === 'price' ? found.toSorted(cheapest(offers, currencies)) : found
  const total = ranking.length
  const pages = Math.max(1, Math.ceil(total / FEATURES_PER_PAGE))
  const page = Math.min(pageNumber, pages)
  const from = (page - 1) * FEATURES_PER_PAGE
  const nids = Array.from(ranking.subarray(from, from + FEATURES_PER_PAGE), (at) => offers.nids[at]!)
  const isListed = !place || destinations.some((item) => item.place.id === place.id)
  const asWell = isListed ? undefined : destination(index, place.id, total)
  return {
    total,
    page,
    pages,
    features: featuresOf(index, nids, moment),
    currencies,
    destinations: asWell ? [...destinations, asWell] : [...destinations],
  }
}

function foundBy(index: Index, offers: Offers, question: FeatureQuestion): Found {
  const { text, category, month, maxPrice, forShabbat, sort, samples } = question
  const words = wordsIn(text)
  if (words.length === 0 && text.trim() !== '') return NOTHING
  const key = [category, month, maxPrice?.amount, maxPrice?.currency, forShabbat, sort, samples, ...words].join(' ')
  const { found } = offers
  const now = found.get(key) ?? lookFor(index, offers, words, question)
  found.delete(key)
  found.set(key, now)
  for (const old of found.keys()) {
    if (found.size <= MAX_FOUND) break
    found.delete(old)
  }
  return now
}

const NOTHING: Found = { order: new Int32Array(), destinations: [] }

function lookFor(index: Index, offers: Offers, words: readonly string[], question: FeatureQuestion): Found {
  const all = inOrder(index, offers, words)
  if (question.sort === 'date') all.sort(soonest(offers))
  const order = all.filter(isWanted(offers, question))
  const counts = countByPlace(offers, order)
  const destinations = destinationsOf(index, counts, MAX_DESTINATIONS)
  return { order, destinations }
}

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
