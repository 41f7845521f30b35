import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { editContent } from '#data/store/content.repository.ts'
import type { Store } from '#data/store/database.ts'
import { ensureBundle } from '../../engine/bundle.ts'
import { currentRelease } from '../../engine/release.ts'
import { verifyRelease } from '../../engine/verify.ts'
import { main } from '#scripts/cli/failures.ts'
import { openStore, publisherAt } from '../bench/measure.ts'
import { fillStore, listing } from '../bench/synthetic.ts'
import { inFolder } from '../folder.ts'
import { numberOf } from '../options.ts'

/** A change of this many listings makes a new release; of one, it is applied in place. */
const LARGE = 350
/** A week passes, and nothing else: applied in place too, on all cores from `--pages 15000` on. */
const WEEK_ONLY = 0
const WEEK = 7 * 24 * 3_600_000

/** Kills publishes of small and large changes and of new weeks at random moments, and verifies the release each time. */
export function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      times: { type: 'string', default: '60' },
      pages: { type: 'string', default: '1500' },
    },
  })
  const times = numberOf('times', values.times, { least: 1, most: 10_000 })
  const pages = numberOf('pages', values.pages, { least: 200, most: 1_000_000 })
  return inFolder('publish-kill', (dir) => killTimes(dir, { times, pages }))
}

async function publishOnce(dir: string, now: number): Promise<void> {
  const store = await openStore(dir)
  const publisher = await publisherAt(dir, store, { now })
  process.stdout.write('ready')
  await publisher.publish({ refreshShabbatTimes: true })
  publisher.close()
  await store.destroy()
}

async function killTimes(dir: string, { times, pages }: { times: number; pages: number }): Promise<number> {
  await ensureBundle()
  const store = await openStore(dir)
  const listings = await fillStore(store, pages)
  const sizes = [1, WEEK_ONLY, 1, Math.min(LARGE, listings)]
  const durations = new Map<number, number>()
  let now = Date.now()
  await runPublish(dir, now)
  let killed = 0
  for (let round = 0; killed < times && round < times * 5; round++) {
    const size = sizes[round % sizes.length] ?? 1
    if (size === WEEK_ONLY) now += WEEK
    else await changeListings(store, size, round)
    // The duration of an undisturbed run bounds the kill.
    const range = durations.get(size)
    const run = await runPublish(dir, now, range && Math.random() * range)
    if (range === undefined) durations.set(size, run.ms)
    if (run.killed) killed++
    const release = currentRelease(dir)
    const problems = release ? verifyRelease(release) : ['there is no release']
    if (problems.length > 0) {
      process.stderr.write(`round ${round}, ${size} listings:\n${problems.slice(0, 10).join('\n')}\n`)
      return 1
    }
  }
  await runPublish(dir, now)
  await store.destroy()
  const problems = verifyRelease(currentRelease(dir) ?? '')
  process.stdout.write(`${killed} publishes killed; every release was intact, including the last\n`)
  return problems.length > 0 || killed < times ? 1 : 0
}

async function changeListings(store: Store, count: number, round: number): Promise<void> {
  await store.transaction().execute(async (trx) => {
    for (let j = 0; j < count; j++) {
      const row = listing(0, j)
      const body = {
        ...(row.body as object),
        title: { en: `Round ${round} listing ${j}` },
      }
      await editContent(trx, { ...row, body }, { origin: 'fault', now: Date.now() })
    }
  })
}

/** Publishes at a given time in a separate process, and optionally kills it some milliseconds after it is ready. */
function runPublish(dir: string, now: number, killAfterMs?: number): Promise<{ killed: boolean; ms: number }> {
  const child = spawn(process.execPath, [...process.execArgv, import.meta.filename, dir, String(now)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let ready = 0
  return new Promise((resolve, reject) => {
    child.stdout.once('data', () => {
      ready = performance.now()
      if (killAfterMs !== undefined) void sleep(killAfterMs).then(() => child.kill('SIGKILL'))
    })
    child.on('exit', (code, signal) => {
      const killed = signal === 'SIGKILL'
      if (killed || code === 0) resolve({ killed, ms: performance.now() - ready })
      else reject(new Error(`the publish exited with ${code}`))
    })
  })
}

if (import.meta.main) await main(() => publishOnce(process.argv[2] ?? '', Number(process.argv[3])))
