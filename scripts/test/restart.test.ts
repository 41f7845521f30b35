import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openSqliteStore } from '#data/store/database.ts'
import { migrate } from '#data/store/migrate.ts'
import { isFull } from '#core/test/full.ts'
import { makeRelease, switchTo } from '../../api/test/helpers.ts'
import { temporaryFolder } from '../../data/test/helpers.ts'
import { holdSocket, type HeldServer } from './socket-activation.ts'

/** A folder with a small release and a store. */
async function smallSite(): Promise<string> {
  const varDir = temporaryFolder()
  await makeRelease(varDir, 1)
  switchTo(varDir, 1)
  const store = openSqliteStore(join(varDir, 'store.sqlite'))
  await migrate(store)
  await store.destroy()
  return varDir
}

const STILL: Record<string, string> = { WEATHER: 'off', DRAIN_SECONDS: '0.5' }

interface Asked {
  answered: number
  failed: string[]
  stop(): Promise<void>
}

/** Asks for pages, one after the other on each of some connections, until told to stop. */
function askConstantly(url: string, paths: readonly string[]): Asked {
  let isOver = false
  const tally: Asked = { answered: 0, failed: [], stop }
  const keeping = new Agent({ keepAlive: true, maxSockets: 8 })
  const fresh = new Agent({ keepAlive: false, maxSockets: 8 })
  const run = async (agent: Agent) => {
    for (let at = 0; !isOver; at += 1) {
      const path = paths[at % paths.length]!
      const status = await statusOf(url + path, agent)
      if (status === 200) tally.answered += 1
      else tally.failed.push(`${path}: ${status}`)
    }
  }
  const runs = [keeping, fresh].flatMap((agent) => Array.from({ length: 4 }, () => run(agent)))
  async function stop() {
    isOver = true
    await Promise.all(runs)
    keeping.destroy()
  }
  return tally
}

function statusOf(url: string, agent: Agent): Promise<number | string> {
  return new Promise((resolve) => {
    get(url, { agent }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode ?? 0))
      answer.once('error', (error) => resolve(error.message))
    }).once('error', (error) => resolve(error.message))
  })
}

const PATHS = ['/', '/rest/tjt/pricerange', '/robots.txt', '/health']

test('nobody is refused while one process takes the place of another', async () => {
  const VAR_DIR = await smallSite()
  const socket = await holdSocket()
  const servers: HeldServer[] = []
  onTestFinished(async () => {
    for (const server of servers) process.kill(server.pid, 'SIGKILL')
    await socket.close()
  })
  const start = async () => {
    const server = await socket.start({ ...STILL, VAR_DIR })
    servers.push(server)
    return server
  }
  const end = async (server: HeldServer) => {
    const code = await server.stop()
    servers.splice(servers.indexOf(server), 1)
    return code
  }
  let first = await start()
  const tally = askConstantly(socket.url, PATHS)
  // The new one comes before the old one goes; then, once, only after it has gone.
  for (let round = 0; round < (isFull ? 3 : 1); round += 1) {
    const next = await start()
    expect(await end(first)).toBe(0)
    first = next
  }
  expect(await end(first)).toBe(0)
  const last = await start()
  const before = tally.answered
  await expect.poll(() => tally.answered).toBeGreaterThan(before + 50)
  await tally.stop()
  expect(tally.failed).toEqual([])
  expect(await end(last)).toBe(0)
})
