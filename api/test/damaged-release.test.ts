import { once } from 'node:events'
import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#api/config.ts'
import type { WatchOptions } from '#api/release/watch.ts'
import { startServer } from '#api/server.ts'
import { eventually } from '#core/test/eventually.ts'
import { openIndex } from '#data/index/open.ts'
import { temporaryFolder } from '../../data/test/helpers.ts'
import { makeRelease, memoryStore, serve, switchTo } from './helpers.ts'

/** Releases with these numbers, the last of them current; each shows its number. */
async function releases(...ids: number[]): Promise<string> {
  const varDir = temporaryFolder()
  for (const id of ids) await addRelease(varDir, id)
  return varDir
}

async function addRelease(varDir: string, id: number): Promise<void> {
  await makeRelease(varDir, id, (index) => {
    index.run(`update sets set body = replace(body, 'Popular', ?)`, `Set ${id}`)
  })
  switchTo(varDir, id)
}

const fileOf = (varDir: string, id: number, name: string) => join(varDir, 'releases', String(id), name)

async function served(varDir: string, options: WatchOptions = {}) {
  const site = await serve(varDir, {}, undefined, options)
  onTestFinished(site.close)
  return {
    ...site,
    /** The numbers that a page and a call show: both of one release. */
    async counts() {
      const page = await site.get('/')
      const links = await site.get('/rest/tjt/linksset/popularVacations/en')
      return [Number(/<p>(\d)<\/p>/.exec(page.body)?.[1]), Number(/^Set (\d)$/.exec(links.json().title)?.[1])]
    },
    ready: async () => (await site.get('/health/ready')).json(),
  }
}

const INDEX_DAMAGES: [string, (file: string) => void][] = [
  ['is empty', (file) => truncateSync(file, 0)],
  ['is cut short in its first page', (file) => truncateSync(file, 100)],
  ['is no database', (file) => writeFileSync(file, 'x'.repeat(20_000))],
  ['is missing', (file) => rmSync(file)],
]

test.each(INDEX_DAMAGES)(
  'where the index %s, a server that starts serves pages and index of the release before',
  async (_, spoil) => {
    const varDir = await releases(1, 2, 3)
    spoil(fileOf(varDir, 3, 'index.sqlite'))
    const { counts, ready, get, errors } = await served(varDir)
    expect(await counts()).toEqual([2, 2])
    const degraded = { release: 3, damaged: 'index' }
    expect(await ready()).toEqual({ ready: true, degraded })
    expect((await get('/health')).json()).toEqual({ release: 2, degraded })
    expect(errors).toHaveLength(1)
    const message = String(errors[0])
    expect(message).toMatch(/Release 3 is damaged: .*index\.sqlite cannot be read \(.+\); serving release 2 instead; /)
    expect(message).toMatch(/; run npm run publish -- --check$/)
  },
)

test.each(['', '{"id":', 'null', '{"id":3}'])(
  'where release.json says %j, the release before is served',
  async (text) => {
    const varDir = await releases(2, 3)
    writeFileSync(fileOf(varDir, 3, 'release.json'), text)
    const { counts, ready } = await served(varDir)
    expect(await counts()).toEqual([2, 2])
    expect((await ready()).degraded).toEqual({ release: 3, damaged: 'release' })
  },
)

test('releases that cannot be read either, or are of other code, are passed over', async () => {
  const varDir = await releases(1, 2, 3, 4)
  truncateSync(fileOf(varDir, 4, 'index.sqlite'), 0)
  writeFileSync(fileOf(varDir, 3, 'release.json'), '{')
  const other = openIndex(fileOf(varDir, 2, 'index.sqlite'), { readonly: false })
  other.setMeta('version', '1')
  other.close()
  const { counts } = await served(varDir)
  expect(await counts()).toEqual([1, 1])
})

test('it goes on by itself once a whole release is there', async () => {
  const varDir = await releases(1, 2)
  truncateSync(fileOf(varDir, 2, 'index.sqlite'), 0)
  const { counts, ready, errors } = await served(varDir)
  expect(await counts()).toEqual([1, 1])
  await addRelease(varDir, 3)
  await eventually(async () => expect(await counts()).toEqual([3, 3]))
  expect(await ready()).toEqual({ ready: true })
  expect(errors).toHaveLength(1)
})

test('a server that runs stays with what it has, and says that it is not the newest', async () => {
  const varDir = await releases(1)
  const { counts, ready } = await served(varDir)
  await makeRelease(varDir, 2)
  truncateSync(fileOf(varDir, 2, 'index.sqlite'), 0)
  switchTo(varDir, 2)
  const degraded = { release: 2, damaged: 'index' }
  await eventually(async () => expect(await ready()).toEqual({ ready: true, degraded }))
  expect(await counts()).toEqual([1, 1])
})

test('without a release before there is none', async () => {
  const varDir = await releases(1)
  truncateSync(fileOf(varDir, 1, 'index.sqlite'), 0)
  const { get, ready, errors } = await served(varDir)
  expect((await get('/')).statusCode).toBe(503)
  expect(await ready()).toEqual({ ready: false, because: ['release'] })
  expect(String(errors[0])).toContain('no earlier release can be served; run')
})

/** Damages the first page of one table: the index still opens, and most calls work. */
function spoilInside(file: string, table = 'reviews'): void {
  const index = openIndex(file)
  const root = index.get<{ rootpage: number }>(`select rootpage from sqlite_master where name = ?`, table)
  const [size] = index.db.pragma('page_size') as { page_size: number }[]
  index.close()
  const at = (root!.rootpage - 1) * size!.page_size
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.fill(0xa5, at, at + size!.page_size))
}

test('damage further in is found beside, and left for the release before', async () => {
  const varDir = await releases(1, 2)
  spoilInside(fileOf(varDir, 2, 'index.sqlite'))
  const { counts, ready, errors } = await served(varDir, { checkAfterMs: 0 })
  const degraded = { release: 2, damaged: 'index' }
  await eventually(async () => expect(await ready()).toEqual({ ready: true, degraded }))
  expect(await counts()).toEqual([1, 1])
  expect(errors).toHaveLength(1)
})

test('where both are damaged further in, the newest is served with its errors, and says so', async () => {
  const varDir = await releases(1, 2)
  for (const id of [1, 2]) spoilInside(fileOf(varDir, id, 'index.sqlite'))
  const { get, errors } = await served(varDir, { checkAfterMs: 0 })
  await eventually(() => expect(String(errors.at(-1))).toContain('with errors'))
  expect((await get('/')).statusCode).toBe(200)
  expect((await get('/health')).json().degraded.release).toBe(2)
})

test('damage under a server that runs is found by the first call that meets it', async () => {
  const varDir = await releases(1, 2)
  const store = await memoryStore()
  onTestFinished(() => store.destroy())
  const config = readConfig({
    PORT: '0', VAR_DIR: varDir, WEATHER: 'off', MAILER: 'off', LOG_LEVEL: 'fatal',
  }) // prettier-ignore
  const looking = once(process, 'worker')
  const server = await startServer(config, store)
  onTestFinished(() => server.close())
  const ask = (path: string) => fetch(server.url + path)
  // The look at the start is over.
  const [look] = (await looking) as [Worker]
  await once(look, 'exit')
  spoilInside(fileOf(varDir, 2, 'index.sqlite'), 'sets')
  expect(await (await ask('/health')).json()).toEqual({ release: 2 })
  const path = '/rest/tjt/linksset/popularVacations/en'
  expect((await ask(path)).status).toBe(503)
  await eventually(async () => expect(await (await ask(path)).json()).toMatchObject({ title: 'Set 1' }))
  const degraded = { release: 2, damaged: 'index' }
  expect(await (await ask('/health')).json()).toEqual({ release: 1, degraded })
})

test('the metrics say that it is degraded', async () => {
  const varDir = await releases(1, 2)
  truncateSync(fileOf(varDir, 2, 'index.sqlite'), 0)
  const store = await memoryStore()
  onTestFinished(() => store.destroy())
  const config = readConfig({
    PORT: '0', VAR_DIR: varDir, WEATHER: 'off', METRICS_PORT: '0', MAILER: 'off', LOG_LEVEL: 'fatal',
  }) // prettier-ignore
  const server = await startServer(config, store)
  onTestFinished(() => server.close())
  const ask = (path: string) => fetch(server.metricsUrl + path).then((answer) => answer.text())
  const metrics = await ask('/metrics')
  expect(metrics).toContain('\nkosher_release 1\n')
  expect(metrics).toContain('\nkosher_release_degraded 1\n')
  expect(JSON.parse(await ask('/ready'))).toEqual({
    ready: true,
    degraded: { release: 2, damaged: 'index' },
  })
})
