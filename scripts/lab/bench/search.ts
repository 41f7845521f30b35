import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { suggestionsFor } from '#api/places/suggestions.ts'
import type { Localized } from '#core/terms/localized.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { placeRow } from '#data/index/cards.ts'
import { searchFeatures } from '#data/index/feature-search.ts'
import { nearbyGroups } from '#data/index/near.ts'
import { openIndex, type Index } from '#data/index/open.ts'
import { searchPlaces } from '#data/index/search.ts'
import { main } from '#scripts/cli/failures.ts'
import { inFolder, MEMORY } from '../folder.ts'
import { numberOf } from '../options.ts'
import { seeded, type Random } from '../random.ts'
import { fillFeatures, vacationWords } from './features-world.ts'
import { around, fillIndex, oneOf, realCities, titleIn, type Cities } from './search-world.ts'

/** Standard deviation of users around a city's centre, in degrees. */
const ASKER_DEGREES = 0.1
/** Per 100 near-me queries, those from anywhere on earth. */
const FROM_ANYWHERE = 10
const ROUNDS = 3
/** Maximum number of vacations. */
const MAX_FEATURES = 100_000
/** Filling a million rows takes a few minutes; beyond this, something hangs. */
const LONGEST_MS = 30 * 60_000

interface Metric {
  name: string
  p50: number
  p95: number
  p99: number
  /** Target for p95. */
  aim?: number
}

interface Measurements {
  rows: number
  /** Number of queries. */
  queries: number
  fill_s: number
  metrics: Metric[]
}

/**
 * Near-me, autocomplete, the one field and the search for vacations over the given number of places and of listings
 * (vacations: up to
 * 100,000), around real cities. Prints a table and a line of JSON; returns 1 if a target is missed.
 */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      rows: { type: 'string', default: '100000,1000000' },
      queries: { type: 'string', default: '5000' },
      dir: { type: 'string', default: MEMORY },
    },
  })
  const queries = numberOf('queries', values.queries, { least: 100, most: 1_000_000 })
  const sizes = values.rows.split(',').map((rows) => numberOf('rows', rows, { least: 30_000, most: 5_000_000 }))
  const found: Measurements[] = []
  for (const rows of sizes)
    found.push(await inFolder('bench-search', async (dir) => measureApart(dir, rows, queries), values.dir))
  for (const metrics of found) printTable(metrics)
  process.stdout.write(`${JSON.stringify(found)}\n`)
  const isMissed = found.some(({ metrics }) => metrics.some(({ p95, aim = Infinity }) => p95 > aim))
  return isMissed ? 1 : 0
}

/** Measures in a separate process, so that each size starts with fresh memory. */
function measureApart(dir: string, rows: number, queries: number): Measurements {
  const args = [...process.execArgv, '--max-old-space-size=6144', import.meta.filename]
  const { status, signal, stdout, stderr } = spawnSync(
    process.execPath,
    [...args, dir, String(rows), String(queries)],
    { encoding: 'utf8', timeout: LONGEST_MS },
  )
  if (status !== 0) throw new Error(`${rows} rows failed (${signal ?? status}):\n${stderr}`)
  return JSON.parse(stdout) as Measurements
}

/** Fills an index and queries it; times are in milliseconds. */
async function measureSearch(dir: string, { rows, queries }: { rows: number; queries: number }): Promise<Measurements> {
  const cities = await realCities()
  const file = join(dir, 'index.sqlite')
  const writer = openIndex(file, { readonly: false })
  const start = performance.now()
  fillIndex(writer, { cities, rows, random: seeded('world') })
  fillFeatures(writer, {
    cities,
    rows: Math.min(rows, MAX_FEATURES),
    random: seeded('features'),
  })
  writer.close()
  const fill = (performance.now() - start) / 1000
  const index = openIndex(file)
  const metrics = worksOf(index, cities).map((work) => measure(work, queries))
  index.close()
  return { rows, queries, fill_s: fill, metrics }
}

interface Work {
  name: string
  aim?: number
  /** Generates a query; running it is measured. */
  question: (random: Random) => () => unknown
}

function worksOf(index: Index, cities: Cities): Work[] {
  const { most = 0 } = index.get<{ most: number }>('select max(rank) most from places') ?? {}
  return [
    { name: 'select 1', question: () => () => index.get('select 1') },
    {
      name: 'near me',
      aim: 10,
      question(random) {
        const { lat, lng } = askerIn(cities, random)
        return () => nearbyGroups(index, lat, lng)
      },
    },
    {
      name: 'autocomplete',
      aim: 1,
      question(random) {
        const names = random() < 0.5 ? cities.pick(random).names : namesAt(index, 1 + Math.floor(random() * most))
        const text = typedOf(names, random)
        const lang = oneOf(LANGS, random)
        return () => searchPlaces(index, text, { lang })
      },
    },
    {
      name: 'suggestions',
      aim: 10,
      question(random) {
        const text = typedOf(cities.pick(random).names, random)
        const lang = oneOf(LANGS, random)
        return () => suggestionsFor(index, text, lang)
      },
    },
    {
      name: 'full search',
      aim: 10,
      question(random) {
        const text = searchText(cities, random)
        const lang = oneOf(LANGS, random)
        return () => suggestionsFor(index, text, lang)
      },
    },
    {
      name: 'vacations',
      aim: 50,
      question(random) {
        const text = vacationWords(cities, random)
        const place = random() < 0.3 ? placeRow(index, cities.pick(random).id) : undefined
        return () => searchFeatures(index, { text, place, page: 1, at: 0 })
      },
    },
  ]
}

function askerIn(cities: Cities, random: Random) {
  if (random() * 100 >= FROM_ANYWHERE) return around(cities.pick(random), ASKER_DEGREES, random)
  const lat = (Math.asin(2 * random() - 1) * 180) / Math.PI
  return { lat, lng: random() * 360 - 180 }
}

const KINDS = ['kosher pizza', 'restaurant', 'מסעדה', 'synagogue', 'synagoge in', 'glatt sushi', 'mikveh near', 'отель']

/** What people type into the one field: kinds, times and names of listings, in a place or not, some mistyped. */
function searchText(cities: Cities, random: Random): string {
  const city = cities.pick(random)
  const name = oneOf(Object.values(city.names), random)
  const kind = random() * 100
  if (kind < 40) return `${oneOf(KINDS, random)} ${name}`
  if (kind < 50) return `shabbat times ${name}`
  if (kind < 65) return titleIn(cities, city, random)
  if (kind < 75) return `${titleIn(cities, city, random).slice(3)} ${name}`
  if (kind < 85) return mistyped(titleIn(cities, city, random))
  if (kind < 95) return `${oneOf(KINDS, random)} ${mistyped(name)}`
  return `${mistyped(name)} of nowhere`
}

/** Two letters swapped. */
const mistyped = (name: string): string =>
  name.slice(0, 2) + name.slice(2, 4).split('').reverse().join('') + name.slice(4)

function namesAt(index: Index, rank: number): Localized {
  const row = index.get<{ names: string }>('select names from places where rank = ?', rank)
  return JSON.parse(row?.names ?? '{"en":"Jerusalem"}') as Localized
}

/** A typed search for a place: mostly its first letters, in one of its languages. */
function typedOf(names: Localized, random: Random): string {
  const name = oneOf(Object.values(names), random)
  const letters = 3 + Math.floor(random() * 6)
  const kind = random() * 100
  if (kind < 60) return name.slice(0, letters)
  if (kind < 80) return (name.split(/[\s-]/).at(-1) ?? '').slice(0, letters)
  if (kind < 85) return name
  if (kind < 92) return name.slice(1, 1 + letters)
  if (kind < 96) return `${name} of nowhere`
  return mistyped(name)
}

/** Runs every query several times, not back to back; its best time counts, to exclude other work on the machine. */
function measure({ name, aim, question }: Work, queries: number): Metric {
  const random = seeded(name)
  const runs = Array.from({ length: queries }, () => question(random))
  const best = runs.map(() => Infinity)
  for (let round = 0; round < ROUNDS; round++) {
    runs.forEach((ask, i) => {
      const began = performance.now()
      ask()
      best[i] = Math.min(best[i]!, performance.now() - began)
    })
  }
  const sorted = best.sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(queries * share)]!
  const times = { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
  return { name, ...times, ...(aim && { aim }) }
}

function printTable({ rows, queries, fill_s, metrics }: Measurements): void {
  const count = rows.toLocaleString('en')
  process.stdout.write(
    `\n${count} places and ${count} listings, ${queries} queries each, filled in ${fill_s.toFixed(0)} s\n`,
  )
  printRow('milliseconds', ['p50', 'p95', 'p99', 'to select 1', 'aim'])
  const bare = metrics[0]?.p50 ?? Number.NaN
  for (const { name, p50, p95, p99, aim } of metrics) {
    const times = [p50, p95, p99].map((ms) => ms.toFixed(4))
    const ratio = `${(p50 / bare).toFixed(0)} x`
    printRow(name, [...times, ratio, aim ? `p95 ${aim}` : ''])
  }
}

function printRow(name: string, cells: readonly string[]): void {
  const line = cells.map((cell) => cell.padStart(13)).join('')
  process.stdout.write(`${name.padEnd(16)}${line}\n`)
}

if (import.meta.main) {
  const [, , dir = '', rows, queries] = process.argv
  await main(async () => {
    const options = { rows: Number(rows), queries: Number(queries) }
    process.stdout.write(JSON.stringify(await measureSearch(dir, options)))
  })
}
