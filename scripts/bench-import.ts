import { benchFolder } from './bench/folder.ts'
import { spawnSync } from 'node:child_process'
import { createWriteStream, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { currentSeq } from '#api/store/content.repository.ts'
import { openPostgresStore, openSqliteStore } from '#api/store/database.ts'
import { migrate } from '#api/store/migrate.ts'
import { answerOf } from './bench/import-world.ts'
import { SEED } from './engine/site.ts'
import { main } from './failures.ts'
import { importData } from './import/import.ts'
import { importPlaces } from './import/places/import-places.ts'
import { startPostgres } from './postgres.ts'

// `npm run bench:import -- --places 200000 [--postgres] [--dir FOLDER]`: makes an answer of Overpass of that
// many places up and imports it: new, once more without change, with a tenth changed and a hundredth gone, and as
// another source's, of whose places nearly all are listings by then.
const { values } = parseArgs({
  options: {
    places: { type: 'string', default: '20000' },
    postgres: { type: 'boolean', default: false },
    dir: { type: 'string' },
    child: { type: 'string' },
    url: { type: 'string', default: '' },
  },
})
const STEPS = ['seed', 'first', 'again', 'changed', 'twins'] as const
const fileOf = (step: string) =>
  step === 'changed' ? 'changed.json' : 'first.json'
const peakMb = () => Math.round(process.resourceUsage().maxRSS / 1024)

await main(async () => {
  const places = Number(values.places)
  if (!Number.isInteger(places) || places < 1000 || places > 2_000_000)
    throw new RangeError('--places: a number from 1000 to 2000000 is meant')
  if (values.child) return runChild(values.child, values.dir ?? '')
  const dir = benchFolder('bench-import', values.dir)
  const postgres = values.postgres ? await startPostgres() : undefined
  try {
    for (const step of ['first', 'changed'] as const)
      await pipeline(
        Readable.from(answerOf(places, { isChanged: step === 'changed' })),
        createWriteStream(join(dir, fileOf(step))),
      )
    for (const step of STEPS)
      process.stdout.write(`${child(step, dir, postgres?.url ?? '')}\n`)
  } finally {
    await postgres?.stop()
    rmSync(dir, { recursive: true, force: true })
  }
})

/** A step in a process of its own, so that its memory is its own. */
function child(step: string, dir: string, url: string): string {
  const args = [import.meta.filename, '--child', step, '--dir', dir, '--url', url] // prettier-ignore
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...process.execArgv, ...args],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`the step ${step} failed:\n${stderr}`)
  return stdout
}

async function runChild(step: string, dir: string): Promise<void> {
  const store = values.url
    ? openPostgresStore(values.url, () => {})
    : openSqliteStore(join(dir, 'store.sqlite'))
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
    source: step === 'twins' ? 'other' : undefined,
    dryRun: false,
    now,
  })
  const figures = {
    step,
    store: values.url ? 'postgres' : 'sqlite',
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
  process.stdout.write(JSON.stringify(figures))
}
