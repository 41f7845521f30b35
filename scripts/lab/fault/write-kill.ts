import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { MAILS_AT_ONCE } from '#api/mail/mailer.ts'
import type { Store } from '#data/store/database.ts'
import { migrate } from '#data/store/migrate.ts'
import { openStore } from '#data/store/open.ts'
import { inFolder } from '../folder.ts'
import { numberOf } from '../options.ts'
import { withPostgres } from '../postgres.ts'
import { openWriterPages, type WriterPage } from '../writers.ts'
import { killBackend } from './backend.ts'
import { arrivals, countUnsettled, lostWrites, makeDue } from './losses.ts'
import { startMailServer, type MailServer } from './mail-server.ts'
import { startServerProcess } from './server-process.ts'
import { CALLS, keepWriting, type Acknowledged } from './writes.ts'

interface Engine {
  name: string
  /** PostgreSQL; SQLite if absent. */
  databaseUrl?: string
  /** Number of kills. */
  times: number
  stop: AbortSignal
}

/** Shared by all rounds on one engine. */
interface Trial extends Engine {
  varDir: string
  mail: MailServer
  pages: readonly WriterPage[]
  acknowledged: Acknowledged[]
}

const WRITERS = 8
/** Enough that nobody hits a rate limit. */
const PAGES_PER_ROUND = 100
const LONGEST_LOAD_MS = 800
const DRAIN_MS = 120_000

/**
 * Kills the server at random moments during writes, and checks that all acknowledged writes survive; at the end, that
 * every mail has arrived, and how often. On PostgreSQL, every other round kills a backend.
 */
export async function run(args: string[], stop: AbortSignal): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      times: { type: 'string', default: '20' },
      engine: { type: 'string', default: 'both' },
    },
  })
  const times = numberOf('times', values.times, { least: 1, most: 1000 })
  const kill = (engine: Pick<Engine, 'name' | 'databaseUrl'>) =>
    inFolder('write-kill', (dir) => killWrites(dir, { ...engine, times, stop }))
  const results: boolean[] = []
  if (values.engine !== 'postgres') results.push(await kill({ name: 'SQLite' }))
  if (values.engine !== 'sqlite')
    results.push(await withPostgres((databaseUrl) => kill({ name: 'PostgreSQL', databaseUrl })))
  return results.every(Boolean) ? 0 : 1
}

/**
 * Kills an engine's server repeatedly. Returns whether nothing was lost, and only mails in flight at a kill were
 * duplicated.
 */
async function killWrites(varDir: string, engine: Engine): Promise<boolean> {
  const mail = await startMailServer()
  try {
    const base = { ...engine, varDir, mail, acknowledged: [] }
    const count = engine.times * PAGES_PER_ROUND
    const pages = await withStore(base, async (store) => {
      await migrate(store)
      return openWriterPages(store, count, CALLS)
    })
    return await allRounds({ ...base, pages })
  } finally {
    await mail.close()
  }
}

async function allRounds(trial: Trial): Promise<boolean> {
  const { name, times, acknowledged } = trial
  for (let round = 1; round <= times; round++) {
    trial.stop.throwIfAborted()
    const before = acknowledged.length
    const killed = await oneRound(trial, round)
    const lost = await withStore(trial, async (store) => {
      await makeDue(store, ['waiting', 'sending'])
      return lostWrites(store, acknowledged)
    })
    const writes = acknowledged.length - before
    tell(`${name} ${round}: killed ${killed} after ${writes} writes, ${lost.length} lost`)
    for (const one of lost.slice(0, 10)) tell(`  lost: ${one}`)
    if (lost.length > 0) return false
  }
  return settle(trial)
}

/** Kills the server or a database backend during writes. Returns which. */
async function oneRound(trial: Trial, round: number): Promise<string> {
  const { pages, acknowledged, databaseUrl } = trial
  const server = await startServerProcess(envOf(trial))
  const ending = new AbortController()
  const killing = async () => {
    await firstWrite(trial)
    await sleep(Math.random() * LONGEST_LOAD_MS)
    if (databaseUrl === undefined || round % 2 === 1) return 'the server'
    await killBackend(databaseUrl)
    await sleep(Math.random() * LONGEST_LOAD_MS)
    if (server.hasEnded()) throw new Error('the server died with a backend')
    return 'a backend'
  }
  try {
    const load = { signal: ending.signal, acknowledged }
    const writing = Array.from({ length: WRITERS }, () => keepWriting(server.url, pages, load))
    const killed = await Promise.race([killing(), never(writing)])
    await server.kill()
    ending.abort()
    await Promise.all(writing)
    return killed
  } finally {
    ending.abort()
    await server.kill()
  }
}

/** Waits for the first acknowledged write, so that there is something to lose. */
async function firstWrite({ acknowledged, stop }: Trial): Promise<void> {
  const before = acknowledged.length
  const until = Date.now() + DRAIN_MS
  while (acknowledged.length === before && Date.now() < until) {
    stop.throwIfAborted()
    await sleep(5)
  }
}

/** Never resolves; rejects with the first of them. */
async function never(works: readonly Promise<void>[]): Promise<never> {
  await Promise.all(works)
  throw new Error('the writers stopped by themselves')
}

/** Sends all mail, and reports the results. */
async function settle(trial: Trial): Promise<boolean> {
  const { name, acknowledged, times } = trial
  await drain(trial)
  const lost = await withStore(trial, (store) => lostWrites(store, acknowledged))
  const { missing, doubles } = await withStore(trial, (store) => arrivals(store, trial.mail))
  tell(
    `${name}: ${times} kills, ${acknowledged.length} writes acknowledged, ${lost.length} lost; ` +
      `${trial.mail.arrived.size} mails arrived, ${missing.length} did not, ${doubles.length} arrived twice`,
  )
  const isUsed = acknowledged.length > 0 && trial.mail.arrived.size > 0
  const isGood = lost.length + missing.length === 0
  return isUsed && isGood && doubles.length <= times * MAILS_AT_ONCE
}

/** Runs the server until it has nothing left to send. */
async function drain(trial: Trial): Promise<void> {
  await withStore(trial, (store) => makeDue(store, ['waiting', 'sending']))
  const server = await startServerProcess(envOf(trial))
  const until = Date.now() + DRAIN_MS
  try {
    for (;;) {
      const left = await withStore(trial, async (store) => {
        await makeDue(store, ['waiting'])
        return countUnsettled(store)
      })
      if (left === 0) return
      if (Date.now() > until) throw new Error(`${left} mails were not sent`)
      trial.stop.throwIfAborted()
      await sleep(500)
    }
  } finally {
    await server.kill()
  }
}

function envOf({ varDir, databaseUrl, mail }: Trial): Record<string, string> {
  return {
    VAR_DIR: varDir,
    SMTP_URL: mail.url,
    TRUST_PROXY: '127.0.0.1',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
}

async function withStore<T>(
  { varDir, databaseUrl }: Pick<Trial, 'varDir' | 'databaseUrl'>,
  use: (store: Store) => Promise<T>,
): Promise<T> {
  const store = openStore({ varDir, databaseUrl }, () => {})
  try {
    return await use(store)
  } finally {
    await store.destroy()
  }
}

function tell(line: string): void {
  process.stdout.write(`${line}\n`)
}
