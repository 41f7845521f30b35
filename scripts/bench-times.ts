import { parseArgs } from 'node:util'
import { measureTimes, samplePlaces, type Figure } from './bench/times.ts'
import { main } from './failures.ts'

// `npm run bench:times -- [--seconds 6] [--places 1000]`: how many location-dates a second one core reckons, and
// how many hebcal and kosher-zmanim do of the same in the same run. Prints a table and a line of JSON.
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '6' },
    places: { type: 'string', default: '1000' },
  },
})

await main(async () => {
  const seconds = numberOf('seconds', 1, 600)
  const places = await samplePlaces(numberOf('places', 1, 20_000))
  const figures = measureTimes(places, seconds)
  printTable(figures)
  process.stdout.write(`${JSON.stringify(figures)}\n`)
})

function numberOf(
  name: 'seconds' | 'places',
  least: number,
  most: number,
): number {
  const number = Number(values[name])
  if (!Number.isInteger(number) || number < least || number > most) {
    throw new RangeError(
      `--${name}: ${values[name]} is not a whole number from ${least} to ${most}`,
    )
  }
  return number
}

function printTable(figures: readonly Figure[]): void {
  const head = ['location-dates a second', 'ours', 'hebcal', 'kosher-zmanim']
  printRow([...head, 'to hebcal', 'to kosher-zmanim'])
  for (const { work, perSecond } of figures) {
    const { ours, hebcal, kosherZmanim } = perSecond
    const counts = [ours, hebcal, kosherZmanim].map((count) =>
      Math.round(count).toLocaleString('en'),
    )
    const ratios = [ours / hebcal, ours / kosherZmanim].map(
      (ratio) => `${ratio.toFixed(1)} x`,
    )
    printRow([work, ...counts, ...ratios])
  }
}

function printRow([name = '', ...cells]: readonly string[]): void {
  const line = cells.map((cell) => cell.padStart(18)).join('')
  process.stdout.write(`${name.padEnd(24)}${line}\n`)
}
