import { join } from 'node:path'
import type { Localized } from '#core/domain/localized.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { placeRow } from '#data/index/cards.ts'
import { searchFeatures } from '#data/index/feature-search.ts'
import { nearbyGroups } from '#data/index/near.ts'
import { openIndex, type Index } from '#data/index/open.ts'
import { searchPlaces } from '#data/index/search.ts'
import { seeded, type Random } from './random.ts'
import { fillFeatures, vacationWords } from './features-world.ts'
import {
  around,
  fillIndex,
  oneOf,
  realCities,
  type Cities,
} from './search-world.ts'

/** How far from the middle of a city people are who ask what is near, in degrees. */
const ASKER_DEGREES = 0.1
/** Of 100 questions about what is near, those from anywhere on earth. */
const FROM_ANYWHERE = 10
const ROUNDS = 3
/** Nobody has more vacations to offer. */
const MOST_FEATURES = 100_000

export interface Figure {
  name: string
  p50: number
  p95: number
  p99: number
  /** The aim for p95. */
  aim?: number
}

export interface Figures {
  rows: number
  /** How many times each was asked. */
  queries: number
  fill_s: number
  figures: Figure[]
}

/** Fills an index below a folder and asks it; times are in milliseconds. */
export async function measureSearch(
  dir: string,
  { rows, queries }: { rows: number; queries: number },
): Promise<Figures> {
  const cities = await realCities()
  const file = join(dir, 'index.sqlite')
  const writer = openIndex(file, { readonly: false })
  const start = performance.now()
  fillIndex(writer, { cities, rows, random: seeded('world') })
  fillFeatures(writer, {
    cities,
    rows: Math.min(rows, MOST_FEATURES),
    random: seeded('features'),
  })
  writer.close()
  const fill = (performance.now() - start) / 1000
  const index = openIndex(file)
  const figures = worksOf(index, cities).map((work) => measure(work, queries))
  index.close()
  return { rows, queries, fill_s: fill, figures }
}

interface Work {
  name: string
  aim?: number
  /** Makes a question up; asking it is what is measured. */
  question: (random: Random) => () => unknown
}

function worksOf(index: Index, cities: Cities): Work[] {
  const { most = 0 } =
    index.get<{ most: number }>('select max(rank) most from places') ?? {}
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
        const names =
          random() < 0.5
            ? cities.pick(random).names
            : namesAt(index, 1 + Math.floor(random() * most))
        const text = typedOf(names, random)
        const lang = oneOf(LANGS, random)
        return () => searchPlaces(index, text, { lang })
      },
    },
    {
      name: 'vacations',
      aim: 50,
      question(random) {
        const text = vacationWords(cities, random)
        const place =
          random() < 0.3 ? placeRow(index, cities.pick(random).id) : undefined
        return () => searchFeatures(index, { text, place, page: 1, at: 0 })
      },
    },
  ]
}

function askerIn(cities: Cities, random: Random) {
  if (random() * 100 >= FROM_ANYWHERE)
    return around(cities.pick(random), ASKER_DEGREES, random)
  const lat = (Math.asin(2 * random() - 1) * 180) / Math.PI
  return { lat, lng: random() * 360 - 180 }
}

function namesAt(index: Index, rank: number): Localized {
  const row = index.get<{ names: string }>(
    'select names from places where rank = ?',
    rank,
  )
  return JSON.parse(row?.names ?? '{"en":"Jerusalem"}') as Localized
}

/** What somebody types who looks for a place: mostly its first letters, in one of its languages. */
function typedOf(names: Localized, random: Random): string {
  const name = oneOf(Object.values(names), random)
  const letters = 3 + Math.floor(random() * 6)
  const kind = random() * 100
  if (kind < 60) return name.slice(0, letters)
  if (kind < 80) return (name.split(/[\s-]/).at(-1) ?? '').slice(0, letters)
  if (kind < 85) return name
  if (kind < 92) return name.slice(1, 1 + letters)
  if (kind < 96) return `${name} of nowhere`
  // Mistyped: two letters in each other's place.
  return (
    name.slice(0, 2) +
    name.slice(2, 4).split('').reverse().join('') +
    name.slice(4)
  )
}

/** Asks every question some times, not one after itself; its best time counts, so that other work on the machine does not. */
function measure({ name, aim, question }: Work, queries: number): Figure {
  const random = seeded(name)
  const asked = Array.from({ length: queries }, () => question(random))
  const best = asked.map(() => Infinity)
  for (let round = 0; round < ROUNDS; round++) {
    asked.forEach((ask, i) => {
      const began = performance.now()
      ask()
      best[i] = Math.min(best[i]!, performance.now() - began)
    })
  }
  const sorted = best.sort((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(queries * share)]!
  const times = { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
  return { name, ...times, ...(aim && { aim }) }
}
