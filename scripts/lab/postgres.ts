import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, chmodSync, cpSync, mkdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../cli/tools.ts'
import { linkPostgres, postgresPackage } from './postgres-links.ts'
import { freePort } from './free-port.ts'

/** `fast` aborts transactions and shuts down cleanly; `immediate` needs recovery, as after a crash. */
export type StopMode = 'fast' | 'immediate'

export interface Postgres {
  /** For `DATABASE_URL`; the database is empty. */
  url: string
  /** Stops it temporarily, keeping its data. */
  halt(mode: StopMode): Promise<void>
  /** Starts it again. */
  start(): Promise<void>
  /** Stops it for good, and removes its data. */
  stop(): Promise<void>
}

/** Without durability, which most tests do not need and which costs most of their time. */
const NOT_DURABLE = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']

type Owner = { uid?: number; gid?: number }

const TIMEOUT_MS = 10_000

/** The user `nobody`, because PostgreSQL refuses to run as root. */
const NOBODY = 65534

export interface PostgresOptions {
  /** Acknowledged writes survive kills, as on a real server. */
  isDurable?: boolean
}

/** Starts a real PostgreSQL with an empty database, for tests; about 1 s. */
export async function startPostgres({ isDurable = false }: PostgresOptions = {}): Promise<Postgres> {
  linkPostgres()
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'))
  const owner: Owner = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  const programs = readablePrograms(folder, owner)
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  if (owner.uid) chownSync(data, NOBODY, NOBODY)
  const initdb = ['--auth=trust', '--username=postgres', '--encoding=UTF8']
  initdb.push('--no-locale', '--no-sync', `--pgdata=${data}`)
  execFileSync(join(programs, 'initdb'), initdb, { stdio: 'pipe', ...owner })
  const port = await freePort()
  const flags = [...options(data, port), ...(isDurable ? [] : NOT_DURABLE)]
  const begin = () =>
    spawn(join(programs, 'postgres'), flags, {
      stdio: ['ignore', 'ignore', 'pipe'],
      ...owner,
    })
  let server = begin()
  // A crashed test run must not leave a server behind.
  process.once('exit', () => server.kill('SIGKILL'))
  await ready(server)
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async halt(mode) {
      const ended = once(server, 'exit')
      server.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT')
      await ended
    },
    async start() {
      server = begin()
      await ready(server)
    },
    stop: () => stop(server, folder),
  }
}

/** The folder of the programs, copied if the user `nobody` cannot read it, as in root's home. */
function readablePrograms(folder: string, { uid }: Owner): string {
  const native = join(postgresPackage(ROOT), 'native')
  if (uid === undefined) return join(native, 'bin')
  chmodSync(folder, 0o755)
  const copy = join(folder, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}

function options(data: string, port: number): string[] {
  const reachable = set({
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
  })
  return ['-D', data, '-p', String(port), ...reachable]
}

function set(settings: Record<string, string>): string[] {
  return Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])
}

function ready(server: ChildProcess): Promise<void> {
  let output = ''
  return new Promise((resolve, reject) => {
    server.stderr?.on('data', (data) => {
      output += data
      if (output.includes('ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}: ${output}`)))
  })
}

async function stop(server: ChildProcess, folder: string): Promise<void> {
  if (server.exitCode === null) {
    const ended = once(server, 'exit')
    server.kill('SIGINT')
    // Stopping it during crash recovery may deadlock.
    const late = setTimeout(() => server.kill('SIGQUIT'), TIMEOUT_MS)
    await ended
    clearTimeout(late)
  }
  await rm(folder, { recursive: true, force: true })
}
