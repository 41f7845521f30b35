import { parseArgs } from 'node:util'
import { dayNumber, dayText } from '#core/domain/times/dates.ts'
import type { TimesPlace } from '#core/domain/times/types.ts'
import { gazetteerFile, readGazetteer } from '../../import/gazetteer.ts'
import { numberOf } from '../options.ts'
import { hebcal, kosherZmanim, ours, type Contender } from './times-contenders.ts'

/** A fixed year, for comparable runs. */
const START = '2026-01-01'
const SPAN = ['2026-01-01', '2027-12-31'] as const
const CONTENDERS = { ours, hebcal, kosherZmanim }
type Name = keyof typeof CONTENDERS
/** Long enough for the clock, short enough for a median of several. */
const ROUND_MS = 250

interface Work {
  name: string
  /** Location-dates per task. */
  dates: number
  /** Returns the number of times. */
  ask: (contender: Contender, place: TimesPlace, turn: number) => number
}

const dayOf = (turn: number) => dayText(dayNumber(START) + (turn % 365))

const WORKS: readonly Work[] = [
  {
    name: 'everything of a day',
    dates: 1,
    ask: (contender, place, turn) => contender.day(place, dayOf(turn)),
  },
  {
    name: 'the coming six',
    dates: 1,
    ask: (contender, place, turn) => contender.coming(place, dayOf(turn)),
  },
  {
    name: 'a span of two years',
    dates: dayNumber(SPAN[1]) - dayNumber(SPAN[0]) + 1,
    ask: (contender, place) => contender.span(place, ...SPAN),
  },
]

/**
 * Location-dates per second on one core, compared with hebcal and kosher-zmanim in the same run. Prints a table and a
 * line of JSON.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: 'string', default: '6' },
      places: { type: 'string', default: '1000' },
    },
  })
  const seconds = numberOf('seconds', values.seconds, { least: 1, most: 600 })
  const count = numberOf('places', values.places, { least: 1, most: 20_000 })
  const metrics = measureTimes(await samplePlaces(count), seconds)
  printTable(metrics)
  process.stdout.write(`${JSON.stringify(metrics)}\n`)
}

/** An even sample of the gazetteer's cities. */
async function samplePlaces(count: number): Promise<TimesPlace[]> {
  const all: TimesPlace[] = []
  for await (const city of readGazetteer(gazetteerFile(), new Set())) {
    const { id, lat, lng, elevationMetres, timeZone, country } = city
    all.push({ id, lat, lng, elevationMetres, timeZone, country })
  }
  const step = all.length / count
  return Array.from({ length: count }, (_, i) => all[Math.floor(i * step)]!)
}

interface Metric {
  work: string
  /** Location-dates per second, the median of the rounds. */
  perSecond: Record<Name, number>
  rounds: number
}

/** Runs each task with each contender in turn for some `seconds`, on one core. */
function measureTimes(places: readonly TimesPlace[], seconds: number): Metric[] {
  const names = Object.keys(CONTENDERS) as Name[]
  const rounds = Math.max(3, Math.round((seconds * 1000) / ROUND_MS / 3))
  return WORKS.map((work) => {
    const found = names.map((name) => [name, [] as number[]] as const)
    // The first rounds warm up compiler and caches.
    for (let turn = -2; turn < rounds; turn++) {
      for (const [name, metrics] of found) {
        const perSecond = measureRound(work, CONTENDERS[name], places)
        if (turn >= 0) metrics.push(perSecond)
      }
    }
    const medians = found.map(([name, metrics]) => [name, median(metrics)])
    return {
      work: work.name,
      rounds,
      perSecond: Object.fromEntries(medians) as Record<Name, number>,
    }
  })
}

function measureRound({ name, dates, ask }: Work, contender: Contender, places: readonly TimesPlace[]): number {
  const began = performance.now()
  const before = threadSeconds()
  let [asked, said] = [0, 0]
  while (performance.now() - began < ROUND_MS) {
    said += ask(contender, places[asked % places.length]!, asked)
    asked++
  }
  const seconds = threadSeconds() - before
  // No contender may skip work.
  if (said / asked < 10) throw new Error(`${name}: only ${said} times said`)
  return (asked * dates) / seconds
}

/** CPU time of this thread, without other work on the machine. */
function threadSeconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1e6
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]!
}

function printTable(metrics: readonly Metric[]): void {
  const head = ['location-dates a second', 'ours', 'hebcal', 'kosher-zmanim']
  printRow([...head, 'to hebcal', 'to kosher-zmanim'])
  for (const { work, perSecond } of metrics) {
    const { ours, hebcal, kosherZmanim } = perSecond
    const counts = [ours, hebcal, kosherZmanim].map((count) => Math.round(count).toLocaleString('en'))
    const ratios = [ours / hebcal, ours / kosherZmanim].map((ratio) => `${ratio.toFixed(1)} x`)
    printRow([work, ...counts, ...ratios])
  }
}

function printRow([name = '', ...cells]: readonly string[]): void {
  const line = cells.map((cell) => cell.padStart(18)).join('')
  process.stdout.write(`${name.padEnd(24)}${line}\n`)
}
