import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { ensureBundle } from '../../engine/bundle.ts'
import { main } from '#scripts/cli/failures.ts'
import { inFolder, MEMORY } from '../folder.ts'
import { numberOf } from '../options.ts'
import { SPARING } from '../../sparing.mjs'
import { makeContent, measureColdEdit, measureSite } from './measure.ts'

type Measurements = Record<string, number>

/** Builds synthetic sites of several sizes, one process each; prints a table and a line of JSON. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      pages: { type: 'string', default: '10000' },
      dir: { type: 'string', default: MEMORY },
    },
  })
  const sizes = values.pages.split(',').map((size) => numberOf('pages', size, { least: 200, most: 10_000_000 }))
  await ensureBundle()
  const rows: Measurements[] = []
  for (const pages of sizes) rows.push(await inFolder('bench-build', (dir) => measure(pages, dir), values.dir))
  printTable(rows)
  process.stdout.write(`${JSON.stringify(rows)}\n`)
}

const KINDS = {
  content: makeContent,
  site: measureSite,
  edit: measureColdEdit,
}

async function measure(pages: number, dir: string): Promise<Measurements> {
  child('content', pages, dir)
  return { ...child('site', pages, dir), ...child('edit', pages, dir) }
}

function child(kind: keyof typeof KINDS, pages: number, dir: string): Measurements {
  const args = [...process.execArgv, ...SPARING, import.meta.filename, kind, dir, String(pages)]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  if (status !== 0) throw new Error(`the ${kind} run of ${pages} pages failed:\n${stderr}`)
  return JSON.parse(stdout) as Measurements
}

function printTable(rows: readonly Measurements[]): void {
  for (const name of Object.keys(rows[0] ?? {})) {
    const cells = rows.map((row) => (row[name] ?? 0).toLocaleString('en', { maximumFractionDigits: 3 }).padStart(14))
    process.stdout.write(`${name.padEnd(22)}${cells.join('')}\n`)
  }
}

if (import.meta.main) {
  const [, , kind, dir = '', pages] = process.argv
  await main(async () => {
    const metrics = await KINDS[kind as keyof typeof KINDS](dir, Number(pages))
    process.stdout.write(JSON.stringify(metrics))
  })
}
