import { benchFolder } from './bench/folder.ts'
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { measureSearch, type Figures } from './bench/search.ts'
import { main } from './failures.ts'

// `npm run bench:search -- [--rows 100000,1000000] [--queries 5000] [--dir FOLDER]`: near-me, autocomplete and the search
// for vacations over so many places and as many listings (vacations: up to 100,000), around real cities, each size in a
// process of its own and on a memory disk where there is one. Prints a table and a line of JSON; exits with 1 where an
// aim is missed.
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000,1000000' },
    queries: { type: 'string', default: '5000' },
    dir: { type: 'string' },
    child: { type: 'boolean', default: false },
  },
})

/** Filling a million rows takes a few minutes; ten times that means that something hangs. */
const LONGEST_MS = 30 * 60_000

await main(async () => {
  const queries = numberOf('queries', values.queries, 100, 1_000_000)
  const sizes = values.rows
    .split(',')
    .map((text) => numberOf('rows', text, 30_000, 5_000_000))
  if (values.child) {
    const [rows = 0] = sizes
    const figures = await measureSearch(values.dir ?? '', { rows, queries })
    process.stdout.write(JSON.stringify(figures))
    return 0
  }
  const found = sizes.map((rows) => measureApart(rows, queries))
  for (const figures of found) printTable(figures)
  process.stdout.write(`${JSON.stringify(found)}\n`)
  const isMissed = found.some(({ figures }) =>
    figures.some(({ p95, aim = Infinity }) => p95 > aim),
  )
  return isMissed ? 1 : 0
})

function numberOf(
  name: string,
  text: string,
  least: number,
  most: number,
): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < least || number > most) {
    throw new RangeError(
      `--${name}: ${text} is not a whole number from ${least} to ${most}`,
    )
  }
  return number
}

/** In a process of its own: the memory that one size took does not serve the next. */
function measureApart(rows: number, queries: number): Figures {
  const dir = benchFolder('bench-search', values.dir)
  const asked = ['--rows', String(rows), '--queries', String(queries)]
  try {
    const { status, signal, stdout, stderr } = spawnSync(
      process.execPath,
      [
        ...process.execArgv,
        '--max-old-space-size=6144',
        import.meta.filename,
        '--child',
        '--dir',
        dir,
        ...asked,
      ],
      { encoding: 'utf8', timeout: LONGEST_MS },
    )
    if (status !== 0)
      throw new Error(`${rows} rows failed (${signal ?? status}):\n${stderr}`)
    return JSON.parse(stdout) as Figures
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

function printTable({ rows, queries, fill_s, figures }: Figures): void {
  const count = rows.toLocaleString('en')
  process.stdout.write(
    `\n${count} places and ${count} listings, ${queries} questions each, filled in ${fill_s.toFixed(0)} s\n`,
  )
  printRow('milliseconds', ['p50', 'p95', 'p99', 'to select 1', 'aim'])
  const bare = figures[0]?.p50 ?? Number.NaN
  for (const { name, p50, p95, p99, aim } of figures) {
    const times = [p50, p95, p99].map((ms) => ms.toFixed(4))
    const ratio = `${(p50 / bare).toFixed(0)} x`
    printRow(name, [...times, ratio, aim ? `p95 ${aim}` : ''])
  }
}

function printRow(name: string, cells: readonly string[]): void {
  const line = cells.map((cell) => cell.padStart(13)).join('')
  process.stdout.write(`${name.padEnd(16)}${line}\n`)
}
