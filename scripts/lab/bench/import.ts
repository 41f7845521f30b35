import { spawnSync } from 'node:child_process'
import { createWriteStream, statSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { currentSeq } from '#data/store/content.repository.ts'
import { openPostgresStore, openSqliteStore } from '#data/store/database.ts'
import { migrate } from '#data/store/migrate.ts'
import { SEED } from '../../engine/site.ts'
import { main } from '#scripts/cli/failures.ts'
import { importData } from '../../import/import.ts'
import { importPlaces } from '../../import/places/import-places.ts'
import { inFolder, MEMORY } from '../folder.ts'
import { numberOf } from '../options.ts'
import { startPostgres } from '../postgres.ts'
import { answerOf } from './import-world.ts'

const STEPS = ['seed', 'first', 'again', 'changed', 'duplicates'] as const
const fileOf = (step: string) => (step === 'changed' ? 'changed.json' : 'first.json')
const peakMb = () => Math.round(process.resourceUsage().maxRSS / 1024)

/**
 * Generates an Overpass response and imports it: as new, unchanged, with a tenth changed and a hundredth gone, and as
 * another source, nearly all of whose places are duplicates.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      places: { type: 'string', default: '20000' },
      postgres: { type: 'boolean', default: false },
      dir: { type: 'string', default: MEMORY },
    },
  })
  const places = numberOf('places', values.places, { least: 1000, most: 2_000_000 })
  const postgres = values.postgres ? await startPostgres() : undefined
  const importAll = async (dir: string) => {
    await writeAnswers(dir, places)
    for (const step of STEPS) process.stdout.write(`${child(step, dir, postgres?.url ?? '')}\n`)
  }
  try {
    await inFolder('bench-import', importAll, values.dir)
  } finally {
    await postgres?.stop()
  }
}

async function writeAnswers(dir: string, places: number): Promise<void> {
  for (const step of ['first', 'changed'] as const)
    await pipeline(
      Readable.from(answerOf(places, { isChanged: step === 'changed' })),
      createWriteStream(join(dir, fileOf(step))),
    )
}

/** Runs a step in a separate process, to measure its memory. */
function child(step: string, dir: string, url: string): string {
  const args = [import.meta.filename, step, dir, url]
  const { status, stdout, stderr } = spawnSync(process.execPath, [...process.execArgv, ...args], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`the step ${step} failed:\n${stderr}`)
  return stdout
}

async function runStep(step: string, dir: string, url: string) {
  const store = url ? openPostgresStore(url, () => {}) : openSqliteStore(join(dir, 'store.sqlite'))
  await migrate(store)
  const now = Date.parse('2026-11-22T00:00:00Z')
  if (step === 'seed') {
    await importData(store, { folder: SEED, now })
    await store.destroy()
    process.stdout.write(JSON.stringify({ step, peak_mb: peakMb() }))
    return
  }
  const file = join(dir, fileOf(step))
  const before = await currentSeq(store)
  const { counts, read, seconds } = await importPlaces(store, {
    file,
    format: 'overpass',
    isWhole: true,
    source: step === 'duplicates' ? 'other' : undefined,
    dryRun: false,
    now,
  })
  const metrics = {
    step,
    store: url ? 'postgres' : 'sqlite',
    file_mb: Math.round(statSync(file).size / 1e6),
    read,
    seconds: Number(seconds.toFixed(1)),
    cpu_s: Math.round(process.cpuUsage().user / 1e6),
    rows_per_s: Math.round(read / seconds),
    peak_mb: peakMb(),
    ...Object.fromEntries(Object.entries(counts).filter(([, n]) => n > 0)),
    seq: (await currentSeq(store)) - before,
  }
  await store.destroy()
  process.stdout.write(JSON.stringify(metrics))
}

if (import.meta.main) {
  const [, , step = '', dir = '', url = ''] = process.argv
  await main(() => runStep(step, dir, url))
}
