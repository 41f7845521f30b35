import { DIRECTORY_TYPES, RESULTS_PER_PAGE, type DirectoryType } from '#core/terms/directory.ts'
import type { Entry } from '#core/contract/entries.ts'
import type { FilterListName } from '#core/contract/options.ts'
import { ALL_OPTION } from '#core/contract/choices.ts'
import { FIELD_OF_LIST, OPTION_LISTS, rowOf } from '#core/fields/listing.ts'
import { isOwnName, type OwnName } from '#core/fields/own.ts'
import { LANGUAGES, type Lang } from '#core/i18n/languages.ts'
import { openIn, type OpenOn } from '#core/domain/hours/open-in.ts'
import { isWithin, type Area } from '#core/domain/map/area.ts'
import { positionsOf } from '#core/domain/placed.ts'
import { isNearAny, kmOfReach, type FromPoint, type Reach } from '#core/domain/reach.ts'
import { kmFrom, ordersOf, SORTS, sortsOf, type Origin, type Sort, type SortBasis } from './results-sorts.ts'
import { searchForm } from '#core/domain/slug.ts'

/** The filters of each type, in display order. */
export const FILTERS = Object.fromEntries(
  DIRECTORY_TYPES.map((dtype) => [dtype, filtersOf(dtype)]),
) as unknown as Readonly<Record<DirectoryType, readonly FilterListName[]>>

function filtersOf(dtype: DirectoryType): FilterListName[] {
  const position = (list: FilterListName) => rowOf(FIELD_OF_LIST[list]).filter?.[dtype] ?? 0
  return OPTION_LISTS.filter((list) => position(list) > 0).sort((a, b) => position(a) - position(b))
}

/** A filter: a list of options, or a field that editors added. */
export type FilterName = FilterListName | OwnName
/** Something of the filters that have it. */
export type ByFilter<T> = Readonly<Partial<Record<FilterListName, T>>> & { readonly [F in OwnName]: T }

/** Whether a filter wants all of its chosen options, rather than any of them. */
const listWantsAll = (list: FilterName): boolean => !isOwnName(list) && rowOf(FIELD_OF_LIST[list]).wantsAll === true

/** What an entry has of a filter. */
const optionsIn = (entry: Entry, list: FilterName): string[] =>
  [(isOwnName(list) ? entry.own?.[list] : entry[FIELD_OF_LIST[list]]) ?? []].flat()

/** A visitor's filters, order and page. */
export interface Choice {
  /** The chosen options of each list; absent means all. */
  filters: ByFilter<readonly string[]>
  /** When it should be open; undefined: at any time. */
  open?: OpenOn | undefined
  /** Whether those are taken along of which nobody knows whether they are open then. */
  orUnknown?: true | undefined
  /** What its name should have, as it was typed. */
  name?: string | undefined
  /** Undefined: wherever they are. */
  area?: Area | undefined
  /** How far from the visitor's point at most. */
  within?: Reach | undefined
  /** Undefined: the default order. */
  sort?: Sort | undefined
  /** Counted from 1. */
  page: number
}

/** The chosen options of a list, or 'all'. */
export function chosenOf({ filters }: Choice, list: FilterName): readonly string[] {
  return filters[list] ?? [ALL_OPTION]
}

/** Toggles an option. 'All' excludes the others, and returns when none is left. The page stays. */
export function toggled(choice: Choice, list: FilterName, option: string): Choice {
  const { [list]: before = [], ...others } = choice.filters
  const after = before.includes(option) ? before.filter((item) => item !== option) : [...before, option]
  const isAll = option === ALL_OPTION || after.length === 0
  return { ...choice, filters: isAll ? others : { ...others, [list]: after } }
}

/** Whether anything narrows the results down. */
export const isNarrowed = ({ filters, open, name, area, within }: Choice): boolean =>
  Object.keys(filters).length > 0 || [open, name, area, within].some((filter) => filter !== undefined)

/** The first page of a choice without what narrows it down. */
export const widened = ({ sort }: Choice): Choice => ({ filters: {}, sort, page: 1 })

/** A choice without options that its lists lack. Unknown lists keep theirs, but not fields of editors. */
export function withKnownOptions(choice: Choice, options: ByFilter<readonly string[]>): Choice {
  const filters = Object.entries(choice.filters).flatMap(([list, chosen]) => {
    const known = options[list as FilterName] ?? (isOwnName(list) ? [] : undefined)
    const left = known ? chosen.filter((id) => known.includes(id)) : chosen
    return left.length > 0 ? [[list, left]] : []
  })
  return { ...choice, filters: Object.fromEntries(filters) }
}

/** The entries of a type in a place, prepared for repeated filtering. */
export interface Directory extends SortBasis {
  lists: readonly FilterName[]
  /** The visitor's point, if any entry is near it: the origin of distances, in place of the usual one. */
  from?: FromPoint | undefined
  /** Whether the hours of any entry are known. */
  hasHours: boolean
  /** The options that any entry has. */
  offered: ByFilter<ReadonlySet<string>>
  orders: Readonly<Record<Sort, readonly Prepared[]>>
}

interface Prepared {
  entry: Entry
  /** Its names in all scripts, in the form in which search compares them. */
  names: string
  /** From the origin. */
  km: number
  /** The options of the entry, by the position of the list. */
  options: readonly (readonly string[])[]
}

interface DirectorySetup {
  lang: Lang
  dtype: DirectoryType
  origin?: Origin | undefined
  /** The visitor's point, wherever it is. */
  from?: FromPoint | undefined
  withTown?: boolean | undefined
  /** The filters that editors added, in display order. */
  own?: readonly OwnName[]
}

/** Sorts once by a language's rules, old ones after the others, samples last; filtering keeps the order. */
export function prepareEntries(
  entries: readonly Entry[],
  { lang, dtype, withTown, own = [], ...points }: DirectorySetup,
): Directory {
  const from = points.from && isNearAny(points.from, positionsOf(entries)) ? points.from : undefined
  const origin: Origin | undefined = from ? [from.lng, from.lat] : points.origin
  const lists = [...FILTERS[dtype], ...own]
  const { compare } = new Intl.Collator(LANGUAGES[lang].locale, { numeric: true })
  const az = entries
    .map((entry): Prepared => ({
      entry,
      names: namesOf(entry),
      km: kmFrom(origin, entry),
      options: lists.map((list) => optionsIn(entry, list)),
    }))
    .sort((a, b) => compare(a.entry.title, b.entry.title) || a.entry.tnid - b.entry.tnid)
  const real = az.filter(({ entry }) => !entry.sample)
  const isOld = ({ entry: { isOld, paid } }: Prepared) => isOld === true && !paid
  const inOrders = (part: readonly Prepared[]) => ordersOf(part, withTown ? compare : undefined)
  const parts = [real.filter((entry) => !isOld(entry)), real.filter(isOld)].map(inOrders)
  const samples = inOrders(az.filter(({ entry }) => entry.sample))
  parts.push({ ...samples, featured: samples.best })
  return {
    lists,
    hasPaid: real.some(({ entry }) => entry.paid),
    hasRated: az.some(({ entry }) => entry.rating),
    origin,
    withTown,
    from,
    hasHours: entries.some(({ hours }) => hours !== undefined),
    offered: Object.fromEntries(lists.map((list, at) => [list, new Set(az.flatMap(({ options }) => options[at]!))])),
    orders: joined(parts),
  }
}

const joined = (parts: readonly Directory['orders'][]): Directory['orders'] =>
  Object.fromEntries(SORTS.map((sort) => [sort, parts.flatMap((part) => part[sort])])) as unknown as Directory['orders']

const namesOf = ({ title, hebrewTitle, latinTitle }: Entry): string =>
  [title, hebrewTitle, latinTitle].map((name = '') => searchForm(name)).join(' ')

export function sortOf({ sort }: Choice, offered: readonly Sort[]): Sort {
  return sort && offered.includes(sort) ? sort : offered[0]!
}

export interface Results {
  /** All matches, in order. */
  found: readonly Entry[]
  /** The same, and those outside the chosen area. */
  anywhere: readonly Entry[]
  /** The matches on the page. */
  shown: readonly Entry[]
  page: number
  pages: number
  /** The moment for which it holds, epoch milliseconds. */
  at: number
  /** How many match but for their hours, unknown at the time that was asked for; 0 if they are taken along. */
  unknownHours: number
  /** How many entries would match with an option, other filters unchanged; 'all' included. */
  counts: ByFilter<ReadonlyMap<string, number>>
}

/** The results of a choice at a moment, epoch milliseconds, in one pass over the entries. */
export function resultsOf(directory: Directory, choice: Choice, now = 0): Results {
  const { lists, orders } = directory
  const chosen = lists.map((list) => choice.filters[list])
  const wantsAll = lists.map(listWantsAll)
  const counts = lists.map(() => new Map<string, number>([[ALL_OPTION, 0]]))
  const found: Entry[] = []
  let unknownHours = 0
  const anywhere: Entry[] = []
  const typed = searchForm(choice.name ?? '').split(' ')
  const reach = directory.from && choice.within ? kmOfReach(choice.within) : Infinity
  for (const { entry, names, options, km } of orders[sortOf(choice, sortsOf(directory))]) {
    if (km > reach || !typed.every((word) => names.includes(word))) continue
    const missed = missedBy(options, chosen, wantsAll)
    if (missed === 'several') continue
    const is = choice.open ? openIn(entry.hours, choice.open, now) : 'open'
    const isHere = !choice.area || (!entry.inTown && isWithin(choice.area, entry.position))
    const isTaken = is === 'open' || (is === 'unknown' && choice.orUnknown)
    if (is === 'unknown' && !isTaken && missed === undefined && isHere) unknownHours++
    if (!isTaken) continue
    if (missed === undefined) anywhere.push(entry)
    if (!isHere) continue
    if (missed === undefined) found.push(entry)
    // An entry excluded by one list alone would match with another option of that list, unless that wants all.
    options.forEach((ids, at) => {
      if (missed !== undefined && missed !== at) return
      addTo(counts[at]!, ALL_OPTION)
      if (missed !== undefined && wantsAll[at]) return
      for (const id of ids) addTo(counts[at]!, id)
    })
  }
  const pages = Math.max(1, Math.ceil(found.length / RESULTS_PER_PAGE))
  const page = Math.min(Math.max(1, choice.page), pages)
  const from = (page - 1) * RESULTS_PER_PAGE
  return {
    found,
    anywhere,
    shown: found.slice(from, from + RESULTS_PER_PAGE),
    page,
    pages,
    at: now,
    unknownHours,
    counts: Object.fromEntries(lists.map((list, at) => [list, counts[at]!])),
  }
}

/** The only list whose chosen options an entry lacks, or 'several'; undefined if none. */
function missedBy(
  options: Prepared['options'],
  chosen: readonly (readonly string[] | undefined)[],
  wantsAll: readonly boolean[],
): number | 'several' | undefined {
  let missed: number | undefined
  for (const [at, choices] of chosen.entries()) {
    if (!choices) continue
    const ids = options[at]!
    if (wantsAll[at] ? choices.every((id) => ids.includes(id)) : ids.some((id) => choices.includes(id))) continue
    if (missed !== undefined) return 'several'
    missed = at
  }
  return missed
}

function addTo(counts: Map<string, number>, id: string): void {
  counts.set(id, (counts.get(id) ?? 0) + 1)
}
