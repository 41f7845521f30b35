import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { inFolder } from '../folder.ts'
import { numberOf } from '../options.ts'
import { startPostgres, type StopMode } from '../postgres.ts'
import { openWriterPages } from '../writers.ts'
import { until } from '../waiting.ts'
import { openFindings, type Findings } from './findings.ts'
import { lostWrites } from './losses.ts'
import { keepReading } from './reading.ts'
import { startServerProcess } from './server-process.ts'
import { fillSmallSite, mustSucceed } from './small-site.ts'
import { CALLS, keepWriting, type Acknowledged } from './writes.ts'

/** Responses of calls that need the store, by status. */
interface Asking {
  /** While PostgreSQL runs, and while it is down or recovering. */
  up: Map<number, number>
  down: Map<number, number>
  end(): Promise<void>
}

const PATHS = ['/', '/he/', '/Shabbat_Times.html', '/rest/tjt/locac/tow']
const WRITERS = 3
const PAGES_PER_ROUND = 150
const DOWN_MS = 1200
/** Time for connections to be re-established. */
const SETTLING_MS = 1000

/**
 * Restarts PostgreSQL under a loaded server, alternating between fast and immediate shutdowns. Acknowledged writes
 * survive, pages never fail.
 */
export function run(args: string[], stop: AbortSignal): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { times: { type: 'string', default: '4' } },
  })
  const times = numberOf('times', values.times, { least: 1, most: 100 })
  return inFolder('postgres-restart', (dir) => restartPostgres(dir, { times, stop }))
}

/** Restarts PostgreSQL under load. Returns the exit code. */
async function restartPostgres(dir: string, { times, stop }: { times: number; stop: AbortSignal }): Promise<number> {
  const findings = openFindings()
  const postgres = await startPostgres({ isDurable: true })
  try {
    const env = { DATABASE_URL: postgres.url, MAILER: 'off' }
    const site = await fillSmallSite({ varDir: dir, env })
    mustSucceed(await site.publish())
    const pages = await site.withStore((store) => openWriterPages(store, times * PAGES_PER_ROUND, CALLS))
    const server = await startServerProcess(site.env)
    const { url } = server
    const acknowledged: Acknowledged[] = []
    const ending = new AbortController()
    const load = { signal: AbortSignal.any([ending.signal, stop]), acknowledged }
    const writers = Promise.allSettled(Array.from({ length: WRITERS }, () => keepWriting(url, pages, load)))
    const reading = keepReading(url, PATHS)
    const state = { isUp: true }
    const asking = keepAsking(url, state)
    try {
      for (let round = 1; round <= times; round++) {
        const mode = round % 2 === 1 ? 'fast' : 'immediate'
        findings.tell(`Round ${round}: a shutdown in mode ${mode}`)
        await restartOnce(findings, { postgres, mode, state, acknowledged, stop })
      }
      ending.abort()
      await writers
      const lost = await site.withStore((store) => lostWrites(store, acknowledged))
      findings.expect(
        lost.length === 0 && acknowledged.length > 0,
        `${acknowledged.length} writes acknowledged, ${lost.length} lost`,
        lost[0],
      )
    } finally {
      ending.abort()
      await asking.end()
      await reading.end()
      await server.kill()
    }
    const { whole, failures } = reading.counts
    findings.expect(
      failures.length === 0 && whole > 0,
      `${whole} reads of pages and of the index meanwhile, all answered`,
      failures[0],
    )
    tellAsking(findings, asking)
    return findings.exitCode()
  } finally {
    await postgres.stop()
  }
}

interface Restart {
  postgres: Awaited<ReturnType<typeof startPostgres>>
  mode: StopMode
  state: { isUp: boolean }
  acknowledged: Acknowledged[]
  stop: AbortSignal
}

async function restartOnce(findings: Findings, { postgres, mode, state, acknowledged, stop }: Restart): Promise<void> {
  const writesAgain = async () => {
    const before = acknowledged.length
    return until(() => acknowledged.length > before + 3, stop)
  }
  findings.expect(await writesAgain(), 'people write')
  state.isUp = false
  await postgres.halt(mode)
  await sleep(DOWN_MS)
  await postgres.start()
  const began = performance.now()
  const isBack = await writesAgain()
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  findings.expect(isBack, `writes continue ${seconds} s after it is back`)
  await sleep(SETTLING_MS)
  state.isUp = true
}

/** Repeatedly calls what needs the store, from changing addresses. */
function keepAsking(url: string, state: { isUp: boolean }): Asking {
  const up = new Map<number, number>()
  const down = new Map<number, number>()
  let isEnding = false
  const asking = (async () => {
    for (let i = 0; !isEnding; i++) {
      const wasUp = state.isUp
      const from = `10.77.${(i >> 8) & 255}.${i & 255}`
      const status = await fetch(`${url}/rest/tjt/session`, {
        headers: { 'x-forwarded-for': from },
        signal: AbortSignal.timeout(30_000),
      }).then(
        async (answer) => {
          await answer.arrayBuffer()
          return answer.status
        },
        () => 0,
      )
      const counts = wasUp && state.isUp ? up : down
      counts.set(status, (counts.get(status) ?? 0) + 1)
      await sleep(20)
    }
  })()
  return {
    up,
    down,
    async end() {
      isEnding = true
      await asking
    },
  }
}

function tellAsking(findings: Findings, { up, down }: Asking): void {
  const summary = (counts: Map<number, number>) =>
    [...counts].map(([status, count]) => `${status}: ${count}`).join(', ')
  const only = (counts: Map<number, number>, allowed: readonly number[]) =>
    [...counts.keys()].every((status) => allowed.includes(status))
  findings.expect(only(up, [200]) && up.size > 0, `calls that need it, while it runs: ${summary(up)}`)
  findings.expect(only(down, [200, 503]) && down.has(503), `and while it does not: ${summary(down)}`)
}
