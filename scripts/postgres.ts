import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, chmodSync, cpSync, mkdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { linkPostgres, postgresPackage } from './postgres-links.ts'
import { ROOT } from './tools.ts'

export interface Postgres {
  /** For `DATABASE_URL`; the database is empty. */
  url: string
  stop(): Promise<void>
}

type Owner = { uid?: number; gid?: number }

/** The user that everyone has; PostgreSQL refuses to run as root. */
const NOBODY = 65534

/** Starts a real PostgreSQL with an empty database, for tests; about 1 s. */
export async function startPostgres(): Promise<Postgres> {
  linkPostgres()
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'))
  const owner: Owner =
    process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  const programs = readablePrograms(folder, owner)
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  if (owner.uid) chownSync(data, NOBODY, NOBODY)
  const initdb = ['--auth=trust', '--username=postgres', '--encoding=UTF8']
  initdb.push('--no-locale', '--no-sync', `--pgdata=${data}`)
  execFileSync(join(programs, 'initdb'), initdb, { stdio: 'pipe', ...owner })
  const port = await freePort()
  const server = spawn(join(programs, 'postgres'), options(data, port), {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...owner,
  })
  // A test run that dies must not leave a server behind.
  process.once('exit', () => server.kill('SIGKILL'))
  await ready(server)
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => stop(server, folder),
  }
}

/**
 * The folder with the programs. Nobody may not look into the home of root,
 * where a checkout may well lie: then the programs move to where it may.
 */
function readablePrograms(folder: string, { uid }: Owner): string {
  const native = join(postgresPackage(ROOT), 'native')
  if (uid === undefined) return join(native, 'bin')
  chmodSync(folder, 0o755)
  const copy = join(folder, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}

/** Durable data is of no use to a test, and costs most of its time. */
function options(data: string, port: number): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  }
  const flags = Object.entries(settings).map(([key, value]) => [
    '-c',
    `${key}=${value}`,
  ])
  return ['-D', data, '-p', String(port), ...flags.flat()]
}

function ready(server: ChildProcess): Promise<void> {
  let said = ''
  return new Promise((resolve, reject) => {
    server.stderr?.on('data', (data) => {
      said += data
      if (said.includes('ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('exit', (code) =>
      reject(new Error(`PostgreSQL ended with ${code}: ${said}`)),
    )
  })
}

async function stop(server: ChildProcess, folder: string): Promise<void> {
  if (server.exitCode === null) {
    const ended = once(server, 'exit')
    server.kill('SIGINT')
    await ended
  }
  await rm(folder, { recursive: true, force: true })
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (typeof address !== 'object' || !address) throw new Error('No free port')
  return address.port
}
