import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { isFull, testFull } from '#core/test/full.ts'
import { migrate } from '#data/store/migrate.ts'
import { openStore } from '#data/store/open.ts'
import type { Store } from '#data/store/database.ts'
import { startPostgres, type StopMode } from '#scripts/lab/postgres.ts'
import { keepWriting, lostWrites, openPages, type Acknowledged } from './acknowledged-writes.ts'
import { publishedFolder, serverProcess } from './server-process.ts'

const WRITERS = 4
const KILLS = isFull ? 6 : 1
const LONGEST_LOAD_MS = 800
const PAGES_PER_ROUND = 100
const DOWN_MS = 1200

type Place = { varDir: string; databaseUrl?: string }

async function withStore<T>(place: Place, work: (store: Store) => Promise<T>): Promise<T> {
  const store = openStore(place, () => {})
  try {
    return await work(store)
  } finally {
    await store.destroy()
  }
}

const settingsOf = ({ varDir, databaseUrl }: Place): Record<string, string> => ({
  VAR_DIR: varDir,
  MAILER: 'off',
  TRUST_PROXY: '127.0.0.1',
  LOG_LEVEL: 'info',
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
})

const countOf = ({ subscribers, sessions }: Acknowledged) => subscribers.length + sessions.length

/** A durable PostgreSQL of its own. */
async function ownPostgres() {
  const postgres = await startPostgres({ isDurable: true })
  onTestFinished(() => postgres.stop())
  return postgres
}

/** Users who write as long as the test runs. */
async function writersAt(place: Place, rounds: number) {
  const pages = await withStore(place, async (store) => {
    await migrate(store)
    return openPages(store, rounds * PAGES_PER_ROUND)
  })
  const acknowledged: Acknowledged = { subscribers: [], sessions: [] }
  const begin = (url: URL) => {
    const ending = new AbortController()
    const load = { pages, acknowledged, stop: ending.signal }
    const writing = Promise.all(Array.from({ length: WRITERS }, () => keepWriting(url, load)))
    writing.catch(() => {})
    onTestFinished(() => ending.abort())
    return async () => {
      ending.abort()
      await writing
    }
  }
  const someMore = async () => {
    const before = countOf(acknowledged)
    await expect.poll(() => countOf(acknowledged)).toBeGreaterThan(before + 3)
  }
  return { acknowledged, begin, someMore }
}

describe('what a server has acknowledged survives its kill', () => {
  async function killServers(place: Place): Promise<void> {
    const { acknowledged, begin, someMore } = await writersAt(place, KILLS)
    for (let round = 0; round < KILLS; round++) {
      const { child, ended, url } = await serverProcess(settingsOf(place))
      const end = begin(url)
      await someMore()
      await sleep(Math.random() * LONGEST_LOAD_MS)
      child.kill('SIGKILL')
      await ended
      await end()
      expect(await withStore(place, (store) => lostWrites(store, acknowledged))).toEqual([])
    }
  }

  test('on SQLite', async () => killServers({ varDir: await publishedFolder() }))

  testFull('on PostgreSQL', async () => {
    const { url } = await ownPostgres()
    await killServers({ varDir: await publishedFolder(), databaseUrl: url })
  })
})

testFull('while PostgreSQL restarts pages are served, calls are for later, and nothing is lost', async () => {
  const postgres = await ownPostgres()
  const place = { varDir: await publishedFolder(), databaseUrl: postgres.url }
  const { acknowledged, begin, someMore } = await writersAt(place, 4)
  const { child, url } = await serverProcess(settingsOf(place))
  const end = begin(url)
  const statuses = { read: new Set<number>(), up: new Set<number>(), down: new Set<number>() }
  let isUp = true
  let isOver = false
  const asking = async (path: string) => {
    for (let number = 0; !isOver; number++) {
      const wasUp = isUp
      const headers = { 'x-forwarded-for': `10.77.${(number >> 8) & 255}.${number & 255}` }
      const answer = await fetch(new URL(path, url), { headers })
      await answer.arrayBuffer()
      const kind = path !== '/rest/tjt/session' ? 'read' : wasUp && isUp ? 'up' : 'down'
      statuses[kind].add(answer.status)
      await sleep(10)
    }
  }
  const answers = Promise.all(['/', '/rest/tjt/pricerange', '/rest/tjt/session'].map(asking))
  for (const mode of ['fast', 'immediate', 'fast', 'immediate'] satisfies StopMode[]) {
    await someMore()
    isUp = false
    await postgres.halt(mode)
    await sleep(DOWN_MS)
    await postgres.start()
    await someMore()
    // Its other connections come back one by one.
    await sleep(1000)
    isUp = true
  }
  isOver = true
  await answers
  await end()
  expect(await withStore(place, (store) => lostWrites(store, acknowledged))).toEqual([])
  expect(child.exitCode).toBeNull()
  expect(statuses.read).toEqual(new Set([200]))
  expect(statuses.up).toEqual(new Set([200]))
  expect([...statuses.down].toSorted()).toEqual([200, 503])
})
