import { parseArgs } from 'node:util'
import { folderTarget } from '../../deploy/folder.ts'
import { s3Target } from '../../deploy/s3.ts'
import type { Target } from '../../deploy/target.ts'
import { inFolder, MEMORY } from '../folder.ts'
import { numberOf } from '../options.ts'
import { measureDeploys, ratiosOf, type Deployed } from './deploys.ts'
import { makeContent, NOW, openStore, publisherAt } from './measure.ts'
import { startStorage } from './storage.ts'

const PLACES = ['folder', 's3'] as const
type Place = (typeof PLACES)[number]

interface Measurements {
  pages: number
  places: Deployed[]
}

/**
 * Builds a synthetic site and deploys it to a folder and to S3-compatible storage on this machine: in full, without
 * changes, and after one listing has changed.
 */
export async function run(args: string[], stop: AbortSignal): Promise<void> {
  const asked = readOptions(args)
  const deploying = (dir: string) => deployAll(dir, asked, stop)
  const metrics = await inFolder('bench-deploy', deploying, asked.dir)
  process.stdout.write(asked.json ? `${JSON.stringify(metrics)}\n` : textOf(metrics))
}

async function deployAll(
  dir: string,
  { pages, rounds, to }: ReturnType<typeof readOptions>,
  stop: AbortSignal,
): Promise<Measurements> {
  await makeContent(dir, pages)
  const store = await openStore(dir)
  const publisher = await publisherAt(dir, store, { now: NOW })
  try {
    const { rendered } = await publisher.publish({ refreshShabbatTimes: true })
    const places: Deployed[] = []
    for (const place of to) {
      stop.throwIfAborted()
      const work = { place, dir, store, publisher, stop, rounds }
      places.push(await withTarget(place, dir, (target) => measureDeploys({ ...work, target })))
    }
    return { pages: rendered, places }
  } finally {
    publisher.close()
    await store.destroy()
  }
}

function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      pages: { type: 'string', default: '10000' },
      to: { type: 'string', default: PLACES.join(',') },
      rounds: { type: 'string', default: '5' },
      dir: { type: 'string', default: MEMORY },
      json: { type: 'boolean', default: false },
    },
  })
  const pages = numberOf('pages', values.pages, { least: 200, most: 10_000_000 })
  const rounds = numberOf('rounds', values.rounds, { least: 1, most: 99 })
  const to = values.to.split(',').map((name) => {
    const place = PLACES.find((known) => known === name)
    if (!place) throw new RangeError(`--to: ${name} is not one of ${PLACES.join(', ')}`)
    return place
  })
  return { pages, rounds, to, dir: values.dir, json: values.json }
}

/** A temporary target, empty at first. */
function withTarget<T>(place: Place, dir: string, use: (target: Target) => Promise<T>): Promise<T> {
  const withFolder = async (folder: string) => {
    const storage = place === 's3' ? await startStorage(folder) : undefined
    try {
      return await use(storage ? s3Target(storage.place) : folderTarget(folder))
    } finally {
      await storage?.close()
    }
  }
  return inFolder(place, withFolder, dir)
}

function textOf(metrics: Measurements): string {
  const lines = [`${metrics.pages} pages`]
  for (const deployed of metrics.places) {
    const { place, runs } = deployed
    lines.push('', cells([place, 'files', 'MB', 'seconds', 'CPU s', '% of s', '% of CPU s']))
    for (const run of runs) {
      const ratios = ratiosOf(deployed, run)
      lines.push(
        cells([
          run.what,
          String(run.files),
          (run.bytes / 1e6).toFixed(2),
          run.seconds.toFixed(3),
          run.cpu.toFixed(3),
          percent(ratios.seconds),
          percent(ratios.cpu),
        ]),
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
