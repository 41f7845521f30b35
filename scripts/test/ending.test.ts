import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { TIMEOUT_MS } from '#core/test/patience.ts'
import { openSqliteStore } from '#data/store/database.ts'
import { migrate } from '#data/store/migrate.ts'
import { makeRelease, switchTo } from '../../api/test/helpers.ts'
import { temporaryFolder } from '../../data/test/helpers.ts'
import { ROOT } from '../cli/tools.ts'
import { CHILD_ENV } from './child-env.ts'

/** `npm start` on a small release, with the process that npm starts. */
async function startedSite() {
  const varDir = temporaryFolder()
  await makeRelease(varDir, 1)
  switchTo(varDir, 1)
  const store = openSqliteStore(join(varDir, 'store.sqlite'))
  await migrate(store)
  await store.destroy()
  const seedDir = join(varDir, 'seed')
  mkdirSync(seedDir)
  writeFileSync(join(seedDir, 'cities500.txt'), '')
  const child = spawn(process.execPath, [join(ROOT, 'scripts/run.mjs'), 'start'], {
    env: {
      ...CHILD_ENV, HOST: '127.0.0.1', PORT: '0', WEATHER: 'off',
      VAR_DIR: varDir, SEED_DIR: seedDir, TRUST_PROXY: '127.0.0.1',
    }, // prettier-ignore
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data))
  const ended = once(child, 'exit')
  const url = () => /The site is at (\S+)/.exec(output)?.[1]
  await expect.poll(() => output, { timeout: 2 * TIMEOUT_MS }).toMatch(/The site is at/)
  // The server, and the publisher: what they start comes and goes.
  const family = () => descendantsOf(child.pid!)
  await expect.poll(() => family().length).toBeGreaterThanOrEqual(2)
  const everyone = new Set(family())
  onTestFinished(() => everyone.forEach((pid) => isRunning(pid) && process.kill(pid, 'SIGKILL')))
  const alive = () => {
    for (const pid of everyone) for (const other of descendantsOf(pid)) everyone.add(other)
    return [...everyone].filter(isRunning)
  }
  return { child, ended, alive, said: () => output, url: url()!, varDir }
}

/** A process that has ended but was not waited for is none. */
function isRunning(pid: number): boolean {
  return stateOf(pid) !== undefined && stateOf(pid)?.state !== 'Z'
}

function stateOf(pid: number) {
  try {
    const [, state = '', parent = ''] = /\) (\S) (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return { state, parent: Number(parent) }
  } catch {
    return undefined
  }
}

function descendantsOf(pid: number): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name)).map(Number) // prettier-ignore
  const children = all.filter((other) => stateOf(other)?.parent === pid)
  return children.flatMap((child) => [child, ...descendantsOf(child)])
}

/** Opens a session, which is written to the store: the status of the answer, or the error. */
function writeOnce(url: string, agent: Agent, number: number): Promise<number | string> {
  const headers = { 'x-forwarded-for': `10.7.${number >> 8}.${number & 255}` }
  return new Promise((resolve) => {
    request(`${url}/rest/tjt/session`, { agent, headers }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode ?? 0))
      answer.once('error', (error) => resolve(error.message))
    })
      .once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
      .end()
  })
}

/** Clients that write one thing after the other until they are refused: on a connection that stays, or on new ones. */
function keepWriting(url: string) {
  const outcomes: (number | string)[] = []
  let number = 0
  const run = async (client: number) => {
    const agent = new Agent({ keepAlive: client % 3 > 0, maxSockets: 1 })
    let outcome: number | string
    do {
      outcome = await writeOnce(url, agent, ++number)
      outcomes.push(outcome)
    } while (outcome === 200)
    agent.destroy()
  }
  const over = Promise.all(Array.from({ length: 12 }, (_, client) => run(client)))
  return { outcomes, over }
}

test('every write is answered or refused when npm start is asked to end, and nothing of it is left', async () => {
  const { child, ended, alive, said, url } = await startedSite()
  const { outcomes, over } = keepWriting(url)
  await expect.poll(() => outcomes.length).toBeGreaterThan(60)
  // As npm does, which then also ends.
  child.kill('SIGTERM')
  await ended
  expect(alive()).toEqual([])
  await over
  expect(outcomes.filter((outcome) => outcome !== 200)).toEqual(Array.from({ length: 12 }, () => 'ECONNREFUSED'))
  expect(said()).not.toMatch(/IPC|Error|failed/)
})

test('a connection on which nothing is asked keeps nobody from ending', async () => {
  const { child, ended, url } = await startedSite()
  const { port } = new URL(url)
  const socket = connect(Number(port), '127.0.0.1')
  await once(socket, 'connect')
  const closed = once(socket, 'close')
  const start = performance.now()
  child.kill('SIGTERM')
  await Promise.all([ended, closed])
  // It would be a minute until the connection is idle for too long.
  expect(performance.now() - start).toBeLessThan(25_000)
})

test('the processes of npm start end by themselves when the one that started them is killed', async () => {
  const { child, ended, alive } = await startedSite()
  child.kill('SIGKILL')
  await ended
  await expect.poll(alive).toEqual([])
})

test('a site whose publisher has failed for good ends, too', async () => {
  const { child, ended, alive, varDir } = await startedSite()
  const [server] = descendantsOf(child.pid!)
  const publishers = () => descendantsOf(server!)
  await expect.poll(() => publishers().length).toBeGreaterThan(0)
  // As a full disk leaves a first start: nothing to serve.
  rmSync(join(varDir, 'current'))
  process.kill(publishers()[0]!, 'SIGKILL')
  expect(await ended).toEqual([1, null])
  await expect.poll(alive).toEqual([])
})

test('the publisher ends by itself when the server is killed', async () => {
  const { child, ended, alive } = await startedSite()
  const [server] = descendantsOf(child.pid!)
  process.kill(server!, 'SIGKILL')
  await ended
  await expect.poll(alive).toEqual([])
})
