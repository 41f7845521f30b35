import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { linkPostgres } from '../lab/postgres-links.ts'
import { startPostgres, type Postgres } from '../lab/postgres.ts'
import { ROOT } from '../cli/tools.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL that returns the address of the tests' PostgreSQL. */
    postgres: string
  }
}

const COMPILED = 'node_modules/.cache/compiled'
const MEMORY = '/dev/shm'
const ROOM = 2 * 1024 ** 3

/** Runs once before all tests that are not browser tests. */
export async function setup(project: TestProject) {
  linkPostgres()
  const parent = temporary()
  removeLeft(parent)
  const folder = mkdtempSync(join(parent, `tests-${process.pid}-`))
  // PostgreSQL is run as nobody where root runs the tests.
  chmodSync(folder, 0o755)
  process.env['TMPDIR'] = folder
  // Caches compiled TypeScript for child processes and threads.
  process.env['NODE_COMPILE_CACHE'] = join(ROOT, COMPILED)
  const postgres = await tellPostgres()
  project.provide('postgres', postgres.told)
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Memory where there is room: half of the time of these tests is spent on waiting for a disk. */
function temporary(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize > ROOM ? MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}

/** What runs left that were killed: gigabytes of memory. */
function removeLeft(parent: string): void {
  for (const name of readdirSync(parent)) {
    const [, pid] = /^tests-(\d+)-/.exec(name) ?? []
    if (pid && !isRunning(Number(pid))) rmSync(join(parent, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** One PostgreSQL for all workers, started when the first of them asks. */
async function tellPostgres() {
  let started: Promise<Postgres> | undefined
  const server = createServer(async (_, answer) => {
    try {
      answer.end((await (started ??= startPostgres())).url)
    } catch (error) {
      answer.writeHead(500).end(String(error))
    }
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    server.close()
    await (await started)?.stop()
  }
  return { told: `http://127.0.0.1:${port}`, stop }
}
