import { DIRECTORY_TYPES, RESULTS_PER_PAGE, type DirectoryType } from '../contract/directory.ts'
import type { Entry } from '../contract/entries.ts'
import { ALL_OPTION, type FilterListName } from '../contract/options.ts'
import { FIELD_OF_LIST, OPTION_LISTS, rowOf } from '../fields/listing.ts'
import { LANGUAGES, type Lang } from '../i18n/languages.ts'
import { isWithin, type Area } from './map/area.ts'

/** The filters of each type, in display order. */
export const FILTERS = Object.fromEntries(
  DIRECTORY_TYPES.map((dtype) => [dtype, filtersOf(dtype)]),
) as unknown as Readonly<Record<DirectoryType, readonly FilterListName[]>>

function filtersOf(dtype: DirectoryType): FilterListName[] {
  const position = (list: FilterListName) => rowOf(FIELD_OF_LIST[list]).filter?.[dtype] ?? 0
  return OPTION_LISTS.filter((list) => position(list) > 0).sort((a, b) => position(a) - position(b))
}

/** Whether a filter wants all of its chosen options, rather than any of them. */
const listWantsAll = (list: FilterListName): boolean => rowOf(FIELD_OF_LIST[list]).wantsAll === true

export const SORTS = ['featured', 'az', 'za', 'confirmed'] as const
export type Sort = (typeof SORTS)[number]

/** A visitor's filters, order and page. */
export interface Choice {
  /** The chosen options of each list; absent means all. */
  filters: Readonly<Partial<Record<FilterListName, readonly string[]>>>
  /** Undefined: wherever they are. */
  area?: Area | undefined
  /** Undefined: the default order. */
  sort?: Sort | undefined
  /** Counted from 1. */
  page: number
}

/** The chosen options of a list, or 'all'. */
export function chosenOf({ filters }: Choice, list: FilterListName): readonly string[] {
  return filters[list] ?? [ALL_OPTION]
}

/** Toggles an option. 'All' excludes the others, and returns when none is left. The page stays. */
export function toggled(choice: Choice, list: FilterListName, option: string): Choice {
  const { [list]: before = [], ...others } = choice.filters
  const after = before.includes(option) ? before.filter((one) => one !== option) : [...before, option]
  const isAll = option === ALL_OPTION || after.length === 0
  return { ...choice, filters: isAll ? others : { ...others, [list]: after } }
}

/** A choice without options that its lists lack. Unknown lists keep theirs. */
export function withKnownOptions(
  choice: Choice,
  options: Readonly<Partial<Record<FilterListName, readonly string[]>>>,
): Choice {
  const filters = Object.entries(choice.filters).flatMap(([list, chosen]) => {
    const known = options[list as FilterListName]
    const left = known ? chosen.filter((id) => known.includes(id)) : chosen
    return left.length > 0 ? [[list, left]] : []
  })
  return { ...choice, filters: Object.fromEntries(filters) }
}

/** The entries of a type in a place, prepared for repeated filtering. */
export interface Directory {
  lists: readonly FilterListName[]
  /** Whether any entry is paid: otherwise there is no featured order. */
  hasPaid: boolean
  /** The options that any entry has. */
  offered: Readonly<Partial<Record<FilterListName, ReadonlySet<string>>>>
  orders: Readonly<Record<Sort, readonly Prepared[]>>
}

interface Prepared {
  entry: Entry
  /** The options of the entry, by the position of the list. */
  options: readonly (readonly string[])[]
}

/** Sorts once by a language's rules, old ones after the others, samples last; filtering keeps the order. */
export function prepareEntries(
  entries: readonly Entry[],
  { lang, dtype }: { lang: Lang; dtype: DirectoryType },
): Directory {
  const lists = FILTERS[dtype]
  const { compare } = new Intl.Collator(LANGUAGES[lang].locale, { numeric: true })
  const az = entries
    .map((entry) => ({
      entry,
      options: lists.map((list) => [entry[FIELD_OF_LIST[list]] ?? []].flat()),
    }))
    .sort((a, b) => compare(a.entry.title, b.entry.title) || a.entry.tnid - b.entry.tnid)
  const samples = az.filter(({ entry }) => entry.sample)
  const old = az.filter(({ entry }) => !entry.sample && !entry.paid && entry.isOld)
  const isLast = new Set([...old, ...samples])
  const real = az.filter((one) => !isLast.has(one))
  const paid = real.filter(({ entry }) => entry.paid)
  const others = real.filter(({ entry }) => !entry.paid)
  return {
    lists,
    hasPaid: paid.length > 0,
    offered: Object.fromEntries(lists.map((list, at) => [list, new Set(az.flatMap(({ options }) => options[at]!))])),
    orders: {
      featured: [...paid, ...others, ...old, ...samples],
      az: [...real, ...old, ...samples],
      za: [...real.toReversed(), ...old.toReversed(), ...samples.toReversed()],
      confirmed: [...real.toSorted(byDay), ...old.toSorted(byDay), ...samples],
    },
  }
}

/** The latest first, those of unknown day last. */
const byDay = (a: Prepared, b: Prepared): number => {
  const [one = '', other = ''] = [a.entry.confirmed, b.entry.confirmed]
  return one < other ? 1 : one > other ? -1 : 0
}

/** The available orders, the default first. */
export function sortsOf({ hasPaid }: { hasPaid: boolean }): readonly Sort[] {
  return hasPaid ? SORTS : SORTS.slice(1)
}

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
  /** How many entries would match with an option, other filters unchanged; 'all' included. */
  counts: Readonly<Partial<Record<FilterListName, ReadonlyMap<string, number>>>>
}

/** The results of a choice, in one pass over the entries. */
export function resultsOf(directory: Directory, choice: Choice): Results {
  const { lists, orders } = directory
  const chosen = lists.map((list) => choice.filters[list])
  const wantsAll = lists.map(listWantsAll)
  const counts = lists.map(() => new Map<string, number>([[ALL_OPTION, 0]]))
  const found: Entry[] = []
  const anywhere: Entry[] = []
  for (const { entry, options } of orders[sortOf(choice, sortsOf(directory))]) {
    const missed = missedBy(options, chosen, wantsAll)
    if (missed === 'several') continue
    if (missed === undefined) anywhere.push(entry)
    if (choice.area && !isWithin(choice.area, entry.position)) continue
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
  for (const [at, wanted] of chosen.entries()) {
    if (!wanted) continue
    const ids = options[at]!
    if (wantsAll[at] ? wanted.every((id) => ids.includes(id)) : ids.some((id) => wanted.includes(id))) continue
    if (missed !== undefined) return 'several'
    missed = at
  }
  return missed
}

function addTo(counts: Map<string, number>, id: string): void {
  counts.set(id, (counts.get(id) ?? 0) + 1)
}
