import { parseArgs } from 'node:util'
import { measureFilters } from './bench/filters.ts'
import { main } from './failures.ts'

// `npm run bench:filters -- [--entries 5000] [--rounds 200]`: how many milliseconds a page of results takes to
// filter, count, sort and cut a page, and how many a plain filter and sort of the same array take in the same
// run. Prints a table and a line of JSON.
const { values } = parseArgs({
  options: {
    entries: { type: 'string', default: '5000' },
    rounds: { type: 'string', default: '200' },
  },
})

await main(async () => {
  const figures = measureFilters({
    entries: numberOf('entries', 1, 1_000_000),
    rounds: numberOf('rounds', 10, 100_000),
  })
  for (const { work, median, p99 } of figures) {
    process.stdout.write(
      `${work.padEnd(48)}${median.toFixed(2).padStart(9)} ms${p99.toFixed(2).padStart(9)} ms (99 %)\n`,
    )
  }
  process.stdout.write(`${JSON.stringify(figures)}\n`)
})

function numberOf(
  name: 'entries' | 'rounds',
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
