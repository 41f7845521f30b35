import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import Fastify, { type FastifyInstance } from 'fastify'
import { buildApp } from '#api/app.ts'
import { readConfig } from '#api/config.ts'
import { watchRelease } from '#api/release/watch.ts'
import { openSqliteStore } from '#data/store/database.ts'
import { migrate } from '#data/store/migrate.ts'
import { inFolder } from '../folder.ts'
import { numberOf } from '../options.ts'
import { casesOf, request, type Case, type Get } from './api-cases.ts'
import { makeApiRelease } from './api-release.ts'
import type { Load, Measured } from './load-worker.ts'

/** API calls over loopback, compared with a bare Fastify route in the same run. Ratios carry over to other machines. */
export function run(args: string[]): Promise<number> {
  const options = readOptions(args)
  return inFolder('bench-api', async (varDir) => {
    await makeApiRelease(varDir)
    return withServers(varDir, (servers) => measureAll(servers, options))
  })
}

type Asked = ReturnType<typeof readOptions>

function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: 'string', default: '2' },
      rounds: { type: 'string', default: '5' },
      connections: { type: 'string', default: '32' },
      only: { type: 'string', default: '' },
    },
  })
  const { seconds, rounds, connections, only } = values
  return {
    seconds: numberOf('seconds', seconds, { least: 1, most: 600 }),
    rounds: numberOf('rounds', rounds, { least: 1, most: 99 }),
    connections: numberOf('connections', connections, { least: 1, most: 1000 }),
    only,
  }
}

/** The ports of the measured servers. */
interface Servers {
  open: number
  /** Trusts client addresses from a proxy. */
  proxied: number
  bare: number
  get: Get
}

async function withServers(varDir: string, run: (servers: Servers) => Promise<number>): Promise<number> {
  const store = openSqliteStore(join(varDir, 'store.sqlite'))
  await migrate(store)
  const watch = watchRelease(varDir, (error) => {
    throw error
  })
  const release = () => watch.current()
  const api = (env: Record<string, string>) => {
    const config = readConfig({ VAR_DIR: varDir, ...env })
    return buildApp({ release, store, config, now: () => new Date() })
  }
  const open = api({})
  const proxied = api({ TRUST_PROXY: '127.0.0.1' })
  const bare = Fastify()
  bare.get('/', async () => ({ hello: 'world' }))
  try {
    return await run({
      open: await listen(open),
      proxied: await listen(proxied),
      bare: await listen(bare),
      get: (url) => open.inject(url),
    })
  } finally {
    await Promise.all([open.close(), proxied.close(), bare.close()])
    watch.close()
    await store.destroy()
  }
}

async function listen(app: Pick<FastifyInstance, 'listen' | 'server'>) {
  await app.listen({ host: '127.0.0.1', port: 0 })
  return (app.server.address() as AddressInfo).port
}

async function measureAll(servers: Servers, options: Asked): Promise<number> {
  const worker = new Worker(new URL('./load-worker.ts', import.meta.url))
  const load = async (port: number, requests: string[]) => {
    const { connections, seconds } = options
    const job: Load = { port, requests, connections, seconds }
    worker.postMessage(job)
    return (await once(worker, 'message'))[0] as Measured
  }
  try {
    let missed = 0
    process.stdout.write(`${'call'.padEnd(24)}   req/s   ratio   p50 ms   p99 ms   aim\n`)
    for (const benchCase of await casesOf(servers.get)) {
      if (!benchCase.name.includes(options.only)) continue
      if (!(await measureCase(benchCase, { servers, load, rounds: options.rounds }))) missed += 1
    }
    return missed > 0 ? 1 : 0
  } finally {
    await worker.terminate()
  }
}

interface Bench {
  servers: Servers
  load: (port: number, requests: string[]) => Promise<Measured>
  rounds: number
}

/** Measures a call and the bare route alternately, and takes the median ratio. */
async function measureCase(
  { name, aim, requests, status, isProxied }: Case,
  { servers, load, rounds }: Bench,
): Promise<boolean> {
  const measures: (Measured & { ratio: number })[] = []
  for (let round = 0; round <= rounds; round++) {
    const bare = await load(servers.bare, [request('/')])
    const port = isProxied ? servers.proxied : servers.open
    const measured = await load(port, requests)
    const others = Object.keys(measured.statuses).filter((code) => Number(code) !== status)
    if (others.length > 0) throw new Error(`${name} answered ${others}`)
    // The first round warms up.
    if (round > 0) measures.push({ ...measured, ratio: measured.perSecond / bare.perSecond })
  }
  measures.sort((a, b) => a.ratio - b.ratio)
  const { perSecond, ratio, p50Ms, p99Ms } = measures[measures.length >> 1]!
  const isFine = aim === undefined || ratio >= aim
  const cells = [
    perSecond.toFixed(0).padStart(8), ratio.toFixed(2).padStart(8),
    p50Ms.toFixed(2).padStart(9), p99Ms.toFixed(2).padStart(9),
    aim === undefined ? '' : `   ${aim}${isFine ? '' : ' missed'}`,
  ] // prettier-ignore
  process.stdout.write(`${name.padEnd(24)}${cells.join('')}\n`)
  return isFine
}
