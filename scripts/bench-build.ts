import { benchFolder } from './bench/folder.ts'
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { makeContent, measureColdEdit, measureSite } from './bench/measure.ts'
import { ensureBundle } from './engine/bundle.ts'
import { main } from './failures.ts'

// `npm run bench:build -- --pages 10000,100000 [--dir FOLDER]`: builds made-up sites of those sizes, one
// process each, on a memory disk where there is one, and prints a table and a line of JSON.
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '10000' },
    dir: { type: 'string' },
    child: { type: 'string' },
  },
})

await main(async () => {
  if (values.child) return runChild(values.child)
  await ensureBundle()
  const rows = values.pages.split(',').map(Number).map(measure)
  printTable(rows)
  process.stdout.write(`${JSON.stringify(rows)}\n`)
})

async function runChild(kind: string): Promise<void> {
  const dir = values.dir ?? ''
  const runs = {
    content: () => makeContent(dir, Number(values.pages)),
    site: () => measureSite(dir),
    edit: () => measureColdEdit(dir),
  }
  const figures = await runs[kind as keyof typeof runs]()
  process.stdout.write(JSON.stringify(figures))
}

function measure(pages: number): Record<string, number> {
  if (!Number.isInteger(pages) || pages < 200)
    throw new RangeError(
      `--pages: ${pages} is not a number of pages from 200 on`,
    )
  const dir = benchFolder('bench-build', values.dir)
  try {
    child('content', pages, dir)
    return { ...child('site', pages, dir), ...child('edit', pages, dir) }
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

function child(
  kind: string,
  pages: number,
  dir: string,
): Record<string, number> {
  const args = [
    ...process.execArgv,
    import.meta.filename,
    '--child',
    kind,
    '--pages',
    String(pages),
    '--dir',
    dir,
  ]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  if (status !== 0)
    throw new Error(`the ${kind} run of ${pages} pages failed:\n${stderr}`)
  return JSON.parse(stdout) as Record<string, number>
}

function printTable(rows: readonly Record<string, number>[]): void {
  for (const name of Object.keys(rows[0] ?? {})) {
    const cells = rows.map((row) =>
      (row[name] ?? 0)
        .toLocaleString('en', { maximumFractionDigits: 3 })
        .padStart(14),
    )
    process.stdout.write(`${name.padEnd(22)}${cells.join('')}\n`)
  }
}
