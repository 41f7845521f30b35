import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '#core/test/eventually.ts'
import { DeployError } from '../deploy/errors.ts'
import { keepDeploying } from '../deploy/keep-deploying.ts'
import { purge, purgeBodies, urlOf, type PurgeStyle } from '../deploy/purge.ts'
import { hookOf, targetOf } from '../deploy/settings.ts'
import { deployDesk } from './deploy-desk.ts'
import { listing } from './site-desk.ts'

interface Call {
  method: string | undefined
  url: string | undefined
  token: string | undefined
  body: string
}

/** A server that records requests, and answers with the given statuses in turn, then 200. */
async function cdn(statuses: number[] = []) {
  const calls: Call[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { method, url, headers } = request
    const token = [headers.authorization, headers['accesskey'], headers['fastly-key']].find(
      (value) => value !== undefined,
    )
    calls.push({ method, url, token: token?.toString(), body })
    response.writeHead(statuses.shift() ?? 200).end('{"said":"no"}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { calls, statuses, url: `http://127.0.0.1:${port}/purge` }
}

const hookTo = (url: string, style: PurgeStyle = 'cloudflare') => ({
  url,
  style,
  token: 'secret',
  patience: { tries: 3, pauseMs: 5 },
})
const many = Array.from({ length: 65 }, (_, i) => `https://example.org/${i}`)

test('addresses are those of the public site, percent-encoded', () => {
  const url = (file: string) => urlOf(file, 'https://example.org')
  expect(url('index.html')).toBe('https://example.org/')
  expect(url('he/index.html')).toBe('https://example.org/he/')
  expect(url('he/ירושלים.html')).toBe('https://example.org/he/%D7%99%D7%A8%D7%95%D7%A9%D7%9C%D7%99%D7%9D.html')
  expect(url('my-index.html')).toBe('https://example.org/my-index.html')
  expect(url('sitemap-0.xml')).toBe('https://example.org/sitemap-0.xml')
})

test('a CDN is purged thirty URLs at a time, in order', async () => {
  const { calls, url } = await cdn()
  await purge(hookTo(url), many)
  expect(calls.map(({ body }) => JSON.parse(body).files.length)).toEqual([30, 30, 5])
  expect(calls.flatMap(({ body }) => JSON.parse(body).files)).toEqual(many)
  expect(calls[0]).toMatchObject({ method: 'POST', token: 'Bearer secret' })
  expect(purgeBodies(many)).toEqual(calls.map(({ body }) => JSON.parse(body)))
})

test('each kind of CDN is purged in its own way', async () => {
  const { calls, url } = await cdn()
  const page = 'https://example.org/he/%D7%90.html'
  await purge(hookTo(url, 'bunny'), [page])
  await purge(hookTo(url, 'fastly'), [page])
  await purge(hookTo(url, 'urls'), [page])
  expect(calls.map(({ url: address }) => address)).toEqual([
    `/purge?url=${encodeURIComponent(page)}`,
    '/purge/example.org/he/%D7%90.html',
    '/purge',
  ])
  expect(calls.map(({ token }) => token)).toEqual(['secret', 'secret', 'Bearer secret'])
  expect(JSON.parse(calls[2]!.body)).toEqual({ urls: [page] })
})

test('a busy CDN is retried, one that refuses is named', async () => {
  const busy = await cdn([503, 429])
  await purge(hookTo(busy.url), many.slice(0, 3))
  expect(busy.calls).toHaveLength(3)
  const strict = await cdn([403])
  const refused = purge(hookTo(strict.url), many)
  await expect(refused).rejects.toThrow(/Correct CDN_PURGE_TOKEN/)
  await expect(refused).rejects.toThrow(DeployError)
  const down = await cdn([500, 500, 500])
  await expect(purge(hookTo(down.url), many)).rejects.toThrow(/answers 500/)
})

test('a failed purge is repeated by the next deploy, and only once', async () => {
  const { calls, url, statuses } = await cdn()
  const hook = hookTo(url)
  const { desk, deploy, publish } = await deployDesk()
  await deploy({ hook })
  calls.length = 0
  await desk.edit(listing(1, { address: 'Elsewhere' }))
  await publish()
  statuses.push(403)
  await expect(deploy({ hook })).rejects.toThrow(/CDN was not purged/)
  calls.length = 0
  const report = await deploy({ hook })
  expect(report.stored).toEqual([])
  expect(report.urls.length).toBeGreaterThan(0)
  const files = calls.flatMap(({ body }) => JSON.parse(body).files)
  expect(files).toEqual(report.urls)
  expect((await deploy({ hook })).urls).toEqual([])
})

test('pages that serve unlisted addresses are recognized', async () => {
  const { desk, deploy, publish } = await deployDesk()
  expect((await deploy()).rewritten).toBe(true)
  await desk.edit(listing(1, { address: 'Elsewhere' }))
  await publish()
  expect((await deploy()).rewritten).toBe(false)
})

test('settings that cannot be are named', () => {
  const place = (to: string, env = {}) => targetOf(to, env, {})
  expect(() => place('ftp://x')).toThrow(/must look like folder:/)
  expect(() => place('s3://b')).toThrow(/S3_ENDPOINT must be/)
  const endpoint = { S3_ENDPOINT: 'https://s3.example.org' }
  expect(() => place('s3://b', endpoint)).toThrow(/S3_ACCESS_KEY is needed/)
  const keys = { ...endpoint, S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' }
  expect(place('s3://b/some/where/', keys).name).toBe('s3://b/some/where/')
  expect(() => place('s3://b', { ...keys, S3_ENCODING: 'zip' })).toThrow(/S3_ENCODING must be/)
  expect(place('rsync:me@host:/srv').name).toBe('me@host:/srv/')
  expect(place('rsync://host/module').name).toBe('rsync://host/module/')
  expect(hookOf({})).toBeUndefined()
  expect(() => hookOf({ CDN_PURGE_URL: 'x' })).toThrow(/CDN_PURGE_URL/)
  expect(() => hookOf({ CDN_PURGE_URL: 'https://x.org', CDN_PURGE_STYLE: 'y' })).toThrow(/CDN_PURGE_STYLE must be/)
})

test('deploys follow one another, once more for what came meanwhile', async () => {
  const stop = new AbortController()
  let running = 0
  let most = 0
  let runs = 0
  let go = () => {}
  const once = async () => {
    most = Math.max(most, ++running)
    await new Promise<void>((resolve) => (go = resolve))
    running--
    runs++
  }
  const problems: string[] = []
  const deploying = keepDeploying(once, {
    stop: stop.signal,
    onProblem: (problem) => problems.push(problem),
  })
  deploying.wake()
  await eventually(() => expect(running).toBe(1))
  for (let i = 0; i < 5; i++) deploying.wake()
  go()
  await eventually(() => expect([runs, running]).toEqual([1, 1]))
  go()
  await eventually(() => expect(runs).toBe(2))
  stop.abort()
  await deploying.ended
  expect([runs, most, problems]).toEqual([2, 1, []])
})

test('a failure is retried, and the same problem reported once', async () => {
  const stop = new AbortController()
  const problems: string[] = []
  let tries = 0
  const once = async () => {
    if (++tries < 4) throw new Error('the disk there is full')
  }
  const deploying = keepDeploying(once, {
    stop: stop.signal,
    onProblem: (problem) => problems.push(problem),
    pauseMs: 1,
  })
  deploying.wake()
  await eventually(() => expect(tries).toBe(4))
  stop.abort()
  await deploying.ended
  expect(problems).toEqual(['the disk there is full'])
})
