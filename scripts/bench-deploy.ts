import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measureDeploys, ratiosOf, type Deployed } from './bench/deploys.ts'
import { benchFolder } from './bench/folder.ts'
import { makeContent, NOW, openStore, publisherAt } from './bench/measure.ts'
import { startStorage } from './bench/storage.ts'
import { folderTarget } from './deploy/folder.ts'
import { s3Target } from './deploy/s3.ts'
import type { Target } from './deploy/target.ts'
import { main } from './failures.ts'

// `npm run bench:deploy -- --pages 10000 [--to folder,s3] [--rounds 5] [--dir FOLDER] [--json]`: makes a site of about
// so many pages up and deploys it to a folder and to S3-compatible storage on this machine: all of it, once more without
// a change, and after one listing has changed. On a memory disk where there is one.
const PLACES = ['folder', 's3'] as const
type Place = (typeof PLACES)[number]

await main(async (stop) => {
  const asked = readOptions()
  const dir = benchFolder('bench-deploy', asked.dir)
  try {
    await makeContent(dir, asked.pages)
    const store = await openStore(dir)
    const publisher = await publisherAt(dir, store, { now: NOW })
    try {
      const { rendered } = await publisher.publish({ turnWeeks: true })
      const tables: Deployed[] = []
      for (const place of asked.to) {
        stop.throwIfAborted()
        tables.push(
          await withTarget(
            place,
            dir,
            (target) =>
            measureDeploys({ place, dir, store, publisher, target, stop, rounds: asked.rounds }), // prettier-ignore
          ),
        )
      }
      const figures = { pages: rendered, places: tables }
      process.stdout.write(
        asked.json ? `${JSON.stringify(figures)}\n` : textOf(figures),
      )
    } finally {
      publisher.close()
      await store.destroy()
    }
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
})

function readOptions() {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string', default: '10000' },
      to: { type: 'string', default: PLACES.join(',') },
      rounds: { type: 'string', default: '5' },
      dir: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
  const [pages, rounds] = [Number(values.pages), Number(values.rounds)]
  if (!Number.isInteger(pages) || pages < 200)
    throw new RangeError(`--pages: ${values.pages} is not a number of pages from 200 on`) // prettier-ignore
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > 99)
    throw new RangeError(`--rounds: ${values.rounds} is not a number from 1 to 99`) // prettier-ignore
  const to = values.to.split(',').map((name) => {
    const place = PLACES.find((known) => known === name)
    if (!place) throw new RangeError(`--to: ${name} is none of ${PLACES.join(', ')}`) // prettier-ignore
    return place
  })
  return { pages, rounds, to, dir: values.dir, json: values.json }
}

/** A place that is empty at first and goes afterwards. */
async function withTarget<T>(
  place: Place,
  dir: string,
  use: (target: Target) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(dir, `${place}-`))
  const storage = place === 's3' ? await startStorage(folder) : undefined
  try {
    return await use(storage ? s3Target(storage.place) : folderTarget(folder))
  } finally {
    await storage?.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

function textOf(figures: { pages: number; places: Deployed[] }): string {
  const lines = [`${figures.pages} pages`]
  for (const deployed of figures.places) {
    const { place, runs } = deployed
    lines.push('', cells([place, 'files', 'MB', 'seconds', 'CPU s', '% of s', '% of CPU s'])) // prettier-ignore
    for (const run of runs) {
      const ratios = ratiosOf(deployed, run)
      lines.push(
        cells([run.what, String(run.files), (run.bytes / 1e6).toFixed(2), run.seconds.toFixed(3), run.cpu.toFixed(3), percent(ratios.seconds), percent(ratios.cpu)]), // prettier-ignore
      )
    }
  }
  return `${lines.join('\n')}\n`
}

function cells([first = '', ...rest]: string[]): string {
  return first.padEnd(32) + rest.map((cell) => cell.padStart(14)).join('')
}

function percent(share: number): string {
  return (share * 100).toFixed(2)
}
