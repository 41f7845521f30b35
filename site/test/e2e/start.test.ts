import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { eventually } from '#core/test/eventually.ts'
import { TIMES_PLACE } from '#data/index/times-input.ts'
import { fileOf } from '#core/domain/routes.ts'
import { readPlain } from '#scripts/engine/files.ts'
import { currentRelease, pagesDir } from '#scripts/engine/release.ts'
import { freePort } from '#scripts/lab/free-port.ts'
import { ROOT } from '#scripts/cli/tools.ts'
import { testFull } from '#core/test/full.ts'
import { writeSmallSeed } from './small-seed.ts'

const TIBERIAS = 293322
const GUIDE = `/Jewish_Guide-TJ${TIBERIAS}-Tiberias-Jewish_Guide.html`
const PAGES = ['/', '/he/', '/fr/', '/Shabbat_Times.html', GUIDE]

let folder = ''
let port = 0
const varDir = () => join(folder, 'var')
const url = () => `http://127.0.0.1:${port}`

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'start-'))
  port = await freePort()
  await writeSmallSeed(join(ROOT, 'data/seed'), join(folder, 'seed'), {
    cities: new Set([TIBERIAS]),
    known: new Set([TIMES_PLACE]),
  })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Started {
  child: ChildProcess
  said: () => string
  ended: Promise<unknown[]>
}

/** `npm start`, as it is typed, with other settings. */
function start(env: Record<string, string> = {}): Started {
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    env: {
      ...process.env,
      VAR_DIR: varDir(),
      SEED_DIR: join(folder, 'seed'),
      HOST: '127.0.0.1',
      PORT: String(port),
      WEATHER: 'off',
      ...env,
    },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data))
  const ended = once(child, 'close')
  onTestFinished(async () => {
    for (const pid of processesOf()) endAtOnce(pid)
    child.stdout.destroy()
    child.stderr.destroy()
    await ended
  })
  return { child, said: () => said, ended }
}

function endAtOnce(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended with another one.
  }
}

/** The processes of this machine that were started for the folder. */
function processesOf(): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.map(Number).filter((pid) => {
    try {
      const env = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
      return env.includes(`VAR_DIR=${varDir()}`)
    } catch {
      return false
    }
  })
}

/** The one that publishes: its memory is the system's again once a large run is over. */
const publisherOf = (): number | undefined =>
  processesOf().find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('publish.ts\0--watch'))

const answers = () => eventually(async () => expect((await fetch(url())).status).toBe(200))

const isPublished = () =>
  eventually(async () => {
    const health = await (await fetch(`${url()}/health/ready`)).json()
    expect(health).toEqual({ ready: true })
    expect(currentRelease(varDir())).toBeDefined()
  })

async function pages(): Promise<string[]> {
  return Promise.all(PAGES.map(async (path) => (await fetch(url() + path)).text()))
}

/** Sends ten requests per second until stopped; returns failures and the number of requests. */
function askAllTheWhile() {
  const stop = new AbortController()
  const wrong: string[] = []
  const paths = [...PAGES, '/rest/tjt/locac/tiber', '/health/ready']
  const asked: Promise<void>[] = []
  const ask = async (path: string) => {
    try {
      const { status, body } = await fetch(url() + path)
      await body?.cancel()
      if (status !== 200) wrong.push(`${path}: ${status}`)
    } catch (error) {
      wrong.push(`${path}: ${String(error)}`)
    }
  }
  const asking = (async () => {
    while (!stop.signal.aborted) {
      asked.push(ask(paths[asked.length % paths.length]!))
      await sleep(100)
    }
    await Promise.all(asked)
  })()
  return async () => {
    stop.abort()
    await asking
    return { wrong, times: asked.length }
  }
}

async function endBy(signal: NodeJS.Signals, { child, ended }: Started) {
  child.kill(signal)
  await ended
  await eventually(() => expect(processesOf()).toEqual([]))
}

test('a site is served before its pages are made, by the bytes that they will have', async () => {
  const site = start()
  await answers()
  expect(currentRelease(varDir())).toBeUndefined()
  const before = await pages()
  await isPublished()
  expect(await pages()).toEqual(before)
  const files = PAGES.map((path) => String(readPlain(join(pagesDir(currentRelease(varDir())!), fileOf(path)))))
  expect(files).toEqual(before)

  const second = start({ PORT: '0' })
  await second.ended
  expect(second.child.exitCode).toBe(1)
  expect(second.said()).toContain(`npm start is already running on ${varDir()}: stop it, or set another VAR_DIR.`)
  await endBy('SIGTERM', site)
})

test('with other settings it serves the pages that stand, and then the new ones, and refuses nobody', async () => {
  const site = start({ WEATHER: 'met', WEATHER_URL: 'http://127.0.0.1:9' })
  await answers()
  const end = askAllTheWhile()
  const publisher = publisherOf()
  expect(await (await fetch(url() + GUIDE)).text()).not.toContain('data-weather')
  await eventually(async () => expect(await (await fetch(url() + GUIDE)).text()).toContain('data-weather'))
  await isPublished()
  const { wrong, times } = await end()
  expect(wrong).toEqual([])
  expect(times).toBeGreaterThan(10)
  await eventually(() => expect([undefined, publisher]).not.toContain(publisherOf()))
  await endBy('SIGHUP', site)
})

testFull('who ends it while it publishes ends all that it has started, and nothing is lost', async () => {
  const site = start({ WEATHER: 'off' })
  await answers()
  await eventually(async () => {
    const ready = await (await fetch(`${url()}/health/ready`)).text()
    expect(ready).toContain('publishing')
  })
  await endBy('SIGINT', site)
  const again = start({ WEATHER: 'off' })
  await answers()
  await isPublished()
  await endBy('SIGTERM', again)
})
