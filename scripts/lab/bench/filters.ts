import { parseArgs } from 'node:util'
import { RESULTS_PER_PAGE } from '#core/contract/directory.ts'
import type { Entry } from '#core/contract/entries.ts'
import type { FilterListName } from '#core/contract/options.ts'
import { FIELD_OF_LIST } from '#core/fields/listing.ts'
import { distanceKm } from '#core/domain/distance.ts'
import { prepareEntries, resultsOf, type Choice } from '#core/domain/results.ts'
import { SORTS, type Origin } from '#core/domain/results-sorts.ts'
import { searchForm } from '#core/domain/slug.ts'
import { numberOf } from '../options.ts'
import { seeded, type Random } from '../random.ts'

interface FilterFigure {
  work: string
  /** Milliseconds. */
  median: number
  p99: number
}

const OPTIONS = {
  foodtype: 6,
  cuisine: 24,
  pricerange: 4,
  supervision: 40,
} as const satisfies Partial<Record<FilterListName, number>>

const ORIGIN: Origin = [35.5, 31.5]

type Listed = keyof typeof OPTIONS
const LISTS = Object.keys(OPTIONS) as Listed[]

/**
 * Milliseconds to filter, count, sort and page results, compared with filtering and sorting the plain array in the same
 * run. Prints a table and a line of JSON.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      entries: { type: 'string', default: '5000' },
      rounds: { type: 'string', default: '200' },
    },
  })
  const metrics = measureFilters({
    entries: numberOf('entries', values.entries, { least: 1, most: 1_000_000 }),
    rounds: numberOf('rounds', values.rounds, { least: 10, most: 100_000 }),
  })
  for (const { work, median, p99 } of metrics) {
    process.stdout.write(
      `${work.padEnd(48)}${median.toFixed(2).padStart(9)} ms${p99.toFixed(2).padStart(9)} ms (99 %)\n`,
    )
  }
  process.stdout.write(`${JSON.stringify(metrics)}\n`)
}

/** In a city. */
const OFFERED = SORTS.filter((sort) => sort !== 'town')

/** The same choices on the same entries, in two ways. */
function measureFilters({ entries: size, rounds }: { entries: number; rounds: number }): FilterFigure[] {
  const random = seeded('filters')
  const entries = Array.from({ length: size }, (_, at) => madeUp(at + 1, random))
  const choices = Array.from({ length: rounds }, () => madeUpChoice(random))
  const setup = { lang: 'en', dtype: 228, origin: ORIGIN } as const
  const directory = prepareEntries(entries, setup)
  const collator = new Intl.Collator('en', { numeric: true })
  const plainly = (choice: Choice) => plainResults(entries, choice, collator)
  for (const choice of choices) sameOrThrow(resultsOf(directory, choice).shown, plainly(choice))
  const times = (work: string, run: (choice: Choice) => unknown) => figureOf(work, choices, run)
  return [
    times(`prepared once, ${size} entries`, () => prepareEntries(entries, setup)),
    times('filter, counts, order and page', (choice) => resultsOf(directory, choice)),
    times('plain array: filter, sort, slice; no counts', plainly),
  ]
}

function madeUp(tnid: number, random: Random): Entry {
  const some = (list: Listed, most: number) =>
    Array.from({ length: 1 + Math.floor(random() * most) }, () => oneOf(list, random))
  return {
    tnid,
    dtype: 228,
    title: `${'Acacia Barley Cedar Dates Élan Figs'.split(' ')[tnid % 6]} ${Math.floor(random() * 1e6)}`,
    description: '',
    position: [35 + random(), 31 + random()],
    paid: random() < 0.05,
    sample: false,
    worth: Math.floor(random() * 20),
    unchecked: false,
    approximate: false,
    image: '',
    url: '',
    address: '',
    town: '',
    foodType: some('foodtype', 2),
    cuisine: some('cuisine', 3),
    supervision: some('supervision', 2),
    priceRange: oneOf('pricerange', random),
    ...(random() < 0.3 && {
      rating: { mean: 1 + Math.round(random() * 40) / 10, count: 1 + Math.floor(random() * 9) },
    }),
  }
}

function oneOf(list: Listed, random: Random): string {
  return `${list}-${Math.floor(random() * OPTIONS[list])}`
}

function madeUpChoice(random: Random): Choice {
  const lists = LISTS.filter(() => random() < 0.4)
  const filters = lists.map((list) => [list, [...new Set([oneOf(list, random), oneOf(list, random)])]])
  const sort = OFFERED[Math.floor(random() * OFFERED.length)]!
  const name = random() < 0.2 ? 'elan 1' : undefined
  return { filters: Object.fromEntries(filters), name, sort, page: 1 }
}

/** The naive implementation. */
function plainResults(entries: readonly Entry[], choice: Choice, { compare }: Intl.Collator): Entry[] {
  const { filters, name = '', sort } = choice
  const turn = sort === 'za' ? -1 : 1
  const isByPlace = sort !== undefined && ['featured', 'best', 'distance'].includes(sort)
  const km = ({ position: [lng, lat] }: Entry) => distanceKm(ORIGIN[1], ORIGIN[0], lat, lng)
  const typed = searchForm(name).split(' ')
  return entries
    .filter(({ title }) => typed.every((word) => searchForm(title).includes(word)))
    .filter((entry) =>
      Object.entries(filters).every(([list, wanted]) =>
        [entry[FIELD_OF_LIST[list as FilterListName]] ?? []].flat().some((id) => wanted.includes(id)),
      ),
    )
    .sort(
      (a, b) =>
        (sort === 'featured' ? Number(b.paid) - Number(a.paid) : 0) ||
        (sort === 'featured' || sort === 'best' ? b.worth - a.worth : 0) ||
        (isByPlace ? km(a) - km(b) : 0) ||
        (sort === 'rating' ? ratedBefore(a.rating, b.rating) : 0) ||
        turn * (compare(a.title, b.title) || a.tnid - b.tnid),
    )
    .slice(0, RESULTS_PER_PAGE)
}

function ratedBefore(a: Entry['rating'], b: Entry['rating']): number {
  return (b?.mean ?? 0) - (a?.mean ?? 0) || (b?.count ?? 0) - (a?.count ?? 0)
}

function sameOrThrow(ours: readonly Entry[], plain: readonly Entry[]): void {
  const ids = (entries: readonly Entry[]) => entries.map(({ tnid }) => tnid).join()
  if (ids(ours) !== ids(plain)) throw new Error('the two ways do not agree')
}

function figureOf(work: string, choices: readonly Choice[], run: (choice: Choice) => unknown): FilterFigure {
  const times = choices
    .map((choice) => {
      const start = performance.now()
      run(choice)
      return performance.now() - start
    })
    .sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!
  return { work, median: at(0.5), p99: at(0.99) }
}
