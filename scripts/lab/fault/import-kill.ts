import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import type { Store } from '#data/store/database.ts'
import { openStore } from '#data/store/open.ts'
import { answerOf } from '../bench/import-world.ts'
import { inFolder } from '../folder.ts'
import { numberOf } from '../options.ts'
import { withPostgres } from '../postgres.ts'
import { startCommand, runToEnd } from './commands.ts'
import { openFindings, type Findings } from './findings.ts'
import { mustSucceed } from './small-site.ts'

interface ImportKilling {
  times: number
  places: number
  stop: AbortSignal
  /** PostgreSQL; SQLite if absent. */
  serverUrl?: string
}

/** A store to import into. */
interface Target {
  varDir: string
  databaseUrl?: string
}

/** Kills an import at random moments and reruns it; in the end, the store must equal one from an undisturbed import. */
export async function run(args: string[], stop: AbortSignal): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      times: { type: 'string', default: '10' },
      places: { type: 'string', default: '3000' },
      engine: { type: 'string', default: 'both' },
    },
  })
  const times = numberOf('times', values.times, { least: 1, most: 1000 })
  const places = numberOf('places', values.places, { least: 100, most: 500_000 })
  const kill = (serverUrl?: string) =>
    inFolder('import-kill', (dir) => killImports(dir, { times, places, stop, ...(serverUrl && { serverUrl }) }))
  let code = 0
  if (values.engine !== 'postgres') code ||= await kill()
  if (values.engine !== 'sqlite') code ||= await withPostgres(kill)
  return code
}

/** Kills imports into one store but not into another, and compares them. Returns the exit code. */
async function killImports(dir: string, work: ImportKilling): Promise<number> {
  const findings = openFindings()
  findings.tell(work.serverUrl ? 'PostgreSQL' : 'SQLite')
  const files = await writeFiles(dir, work.places)
  const whole = await targetOf(dir, 'whole', work)
  const broken = await targetOf(dir, 'broken', work)
  // Both import the data files' towns and options before the kills.
  for (const target of [whole, broken]) mustSucceed(await runToEnd(['import.ts'], envOf(target)))
  let longest = 0
  for (const file of files) {
    const { ended, worked } = await importOnce(file, whole)
    mustSucceed(ended)
    longest = Math.max(longest, worked)
  }
  for (const [i, file] of files.entries()) {
    const times = Math.ceil(work.times / files.length)
    await killOften(findings, { ...work, times, file, broken, longest })
    const ended = await runToEnd(['import.ts', file, '--whole'], envOf(broken))
    const which = i === 0 ? 'new places' : 'changed and vanished ones'
    findings.expect(ended.code === 0, `the import of ${which} finishes if undisturbed`, ended.said)
    if (i === 0) findings.tell(`  ${await countRows(broken)} documents`)
  }
  await compare(findings, whole, broken)
  const again = await runToEnd(['import.ts', files.at(-1) ?? '', '--whole', '--json'], envOf(broken))
  const counts = /"counts":\{[^}]*\}/.exec(again.said)?.[0] ?? again.said
  const isIdle = /"unchanged":[1-9]/.test(counts) && !/"(new|changed|back|conflict|vanished)":[1-9]/.test(counts)
  findings.expect(isIdle, `repeating it changes nothing: ${counts}`)
  return findings.exitCode()
}

async function writeFiles(dir: string, places: number): Promise<string[]> {
  const files: string[] = []
  for (const isChanged of [false, true]) {
    const file = join(dir, isChanged ? 'changed.json' : 'first.json')
    const text = Readable.from(answerOf(places, { isChanged }))
    await pipeline(text, createWriteStream(file))
    files.push(file)
  }
  return files
}

async function targetOf(dir: string, name: string, { serverUrl }: ImportKilling): Promise<Target> {
  const varDir = join(dir, name)
  if (!serverUrl) return { varDir }
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(serverUrl)
  url.pathname = name
  return { varDir, databaseUrl: url.href }
}

const envOf = ({ varDir, databaseUrl }: Target): Record<string, string> => ({
  VAR_DIR: varDir,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
})

interface Killing {
  times: number
  file: string
  broken: Target
  /** Duration of an undisturbed import, milliseconds. */
  longest: number
  stop: AbortSignal
}

/** Runs an import, and optionally kills it after some work. */
async function importOnce(file: string, target: Target, killAfterMs?: number) {
  const importing = startCommand(['import.ts', file, '--whole'], envOf(target))
  await importing.said(/Importing the places/)
  const began = performance.now()
  if (killAfterMs !== undefined) {
    await Promise.race([sleep(killAfterMs), importing.ended])
    importing.kill()
  }
  const ended = await importing.ended
  return { ended, worked: performance.now() - began }
}

async function killOften(findings: Findings, { times, file, broken, longest, stop }: Killing): Promise<void> {
  let killed = 0
  let within = longest
  for (let attempt = 0; killed < times && attempt < times * 5; attempt++) {
    stop.throwIfAborted()
    const { ended, worked } = await importOnce(file, broken, Math.random() * within)
    if (!ended.killed) mustSucceed(ended)
    if (ended.killed) killed++
    // Already imported places take less time than new ones.
    else within = Math.min(within, worked)
  }
  findings.expect(killed >= times, `${killed} imports killed`)
}

async function countRows(target: Target): Promise<number> {
  return withStore(target, async (store) => (await rowsOf(store)).content.length)
}

async function compare(findings: Findings, whole: Target, broken: Target): Promise<void> {
  const expected = await withStore(whole, rowsOf)
  const found = await withStore(broken, rowsOf)
  for (const table of ['content', 'imported', 'conflicts', 'sources'] as const) {
    const there = new Set(expected[table])
    const here = new Set(found[table])
    const missing = expected[table].filter((row) => !here.has(row))
    const surplus = found[table].filter((row) => !there.has(row))
    const isSame = missing.length + surplus.length === 0
    findings.expect(
      isSame && expected[table].length === found[table].length,
      `${table}: ${found[table].length} rows, ${missing.length} missing, ${surplus.length} too many`,
      [...missing.slice(0, 2), ...surplus.slice(0, 2)].join('\n'),
    )
  }
}

/** Everything an import writes, without times and order. */
async function rowsOf(store: Store) {
  const tables = {
    content: 'content',
    imported: 'imported',
    conflicts: 'conflicts',
    sources: 'import_sources',
  } as const
  const rows = await Promise.all(Object.values(tables).map((table) => store.selectFrom(table).selectAll().execute()))
  const [content = [], imported = [], conflicts = [], sources = []] = rows.map((own) => own.map(withoutMoments).sort())
  return { content, imported, conflicts, sources }
}

const MOMENTS = /^(seq|at|.*_at)$/

function withoutMoments(row: object): string {
  const fields = Object.entries(row).flatMap(([name, value]) => {
    // The moment may differ, but not whether there is one.
    if (name === 'vanished_at') return [[name, value !== null] as const]
    const isCounted = name === 'id' && typeof value === 'number'
    return MOMENTS.test(name) || isCounted ? [] : [[name, value] as const]
  })
  return JSON.stringify(fields.sort(([a], [b]) => (a < b ? -1 : 1)))
}

async function withStore<T>(target: Target, use: (store: Store) => Promise<T>): Promise<T> {
  const store = openStore(target, () => {})
  try {
    return await use(store)
  } finally {
    await store.destroy()
  }
}
